import { Jumps, jumpItems } from '#components/jumps/Jumps.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { FormSheet } from '#forms/startup/FormSheet.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { CoinNames } from './CoinNames.tsx';
import { Features } from './cards/Features.tsx';
import { Checks } from './checks/Checks.tsx';
import { PaymentInformation } from './information/PaymentInformation.tsx';
import { NeedHelp } from './NeedHelp.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { paymentFormProps } from './payment-form-props.ts';
import { RefundTable } from './refunds/RefundTable.tsx';
import { PaymentSteps } from './steps/PaymentSteps.tsx';

export function PaymentsPage({ content }: { content: Content }) {
  const { payments: words, site, shared } = content;
  return (
    <>
      <PageHead
        art={
          <Rosette name="payments" facts={content}>
            <CoinNames coins={site.coins} />
          </Rosette>
        }
        heading={words.h1}
        intro={words.intro}
        actions={<Jumps items={jumpItems(words.jumps)} />}
        strip={<PaymentSteps words={words.steps} />}
      />
      <div className="section">
        <div className="container">
          <Checks words={words.checks} copy={shared.copy} />
        </div>
      </div>
      <div id="request" className="section on-band">
        <div className="container beside-form">
          <FormSheet
            page="payments"
            language={content.language}
            code={`${site.code}<F1`}
            heading={words.form.heading}
            note={words.form.note}
            words={shared}
            form={PaymentForm}
            props={paymentFormProps(content)}
          />
          <PaymentInformation
            words={words.information}
            confirmMinutes={site.promises.confirmMinutes}
          />
        </div>
      </div>
      <section className="section">
        <div className="container">
          <Features words={words.features} />
          <div id="refunds">
            <SectionHead>{words.refundTable.heading}</SectionHead>
            <RefundTable words={words.refundTable} />
          </div>
        </div>
      </section>
      <NeedHelp content={content} />
      <p className="container print-only">
        <InlineMarkup>{words.printFooter}</InlineMarkup>
      </p>
    </>
  );
}
