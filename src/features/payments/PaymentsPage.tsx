import { ringPlaces } from '#art/rosettes/coin-rings.ts';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import type { Content } from '#content/parse.ts';
import type { Site } from '#content/schemas/site.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { Checks } from './Checks.tsx';
import { MoneyLine } from './MoneyLine.tsx';
import { NeedHelp } from './NeedHelp.tsx';
import { PaymentInformation } from './PaymentInformation.tsx';
import { PaymentRequest } from './PaymentRequest.tsx';
import { RefundTable } from './RefundTable.tsx';
import './payments.css';

export function PaymentsPage({ content }: { content: Content }) {
  const { payments: words, site } = content;
  return (
    <>
      <PageHead
        heading={words.h1}
        intro={words.intro}
        art={
          <Rosette name="payments" facts={content}>
            <CoinCodes coins={site.coins} />
          </Rosette>
        }
      >
        <div className="buttons">
          <ButtonLink href="#request">{words.toForm}</ButtonLink>
        </div>
        <InlineMarkup as="p" className="small">
          {words.warning}
        </InlineMarkup>
      </PageHead>
      <section className="section on-band" id="money">
        <h2 className="section-head">{words.money.heading}</h2>
        <MoneyLine words={words.money} />
      </section>
      <section className="section" id="checks">
        <h2 className="section-head">{words.checks.heading}</h2>
        <Checks content={content} />
      </section>
      <section className="section on-cover" id="refunds">
        <h2 className="section-head">{words.refundTable.heading}</h2>
        <RefundTable words={words.refundTable} />
      </section>
      <div className="section" id="request">
        <p className="request-step label">{words.form.step}</p>
        <PaymentRequest content={content} />
      </div>
      <section className="section on-band" id="information">
        <h2 className="section-head">{words.information.heading}</h2>
        <PaymentInformation words={words.information} />
      </section>
      <NeedHelp content={content} />
    </>
  );
}

/** The codes of the coins in the holes of the page's rosette. */
function CoinCodes({ coins }: { coins: Site['coins'] }) {
  const places = ringPlaces(coins.length);
  return coins.map(({ code }, index) => (
    <text key={code} {...places[index]}>
      {code}
    </text>
  ));
}
