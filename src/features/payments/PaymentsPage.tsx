import { ringCenter } from '#art/rosettes/coin-rings.ts';
import { Answers } from '#components/answers/Answers.tsx';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Paper } from '#components/paper/DocumentParts.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { RuledList } from '#components/ruled-list/RuledList.tsx';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import type { SiteContent } from '#content/site-content.ts';
import { DraftForm } from '#forms/draft/DraftForm.tsx';
import type { Draft } from '#forms/draft/draft.ts';
import { OPENS_APP_ID } from '#forms/ids.ts';
import { mailFromTemplate, mailLink, ownerLine } from '#mail/mail.ts';
import { localizedPath } from '#site/languages.ts';
import { fill } from '#text/fill.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import { Checks } from './Checks.tsx';
import { PaymentForm, paymentFormProps } from './PaymentForm.tsx';
import { PaymentStations } from './PaymentStations.tsx';
import './payments.css';

export function PaymentsPage({ content }: { content: SiteContent }) {
  const { payments: words, site } = content;
  return (
    <>
      <PageHead
        heading={words.h1}
        intro={words.intro}
        art={
          <Rosette name="payments" content={content}>
            {site.coins.map(({ code }, index, { length }) => (
              <g key={code} transform={`translate(${ringCenter(index, length)})`}>
                <circle r="64" />
                <text>{code}</text>
              </g>
            ))}
          </Rosette>
        }
      >
        <div className="buttons">
          <ButtonLink href="#request">{words.toForm}</ButtonLink>
        </div>
      </PageHead>
      <section className="section tinted" id="money">
        <h2 className="section-head">{words.money.heading}</h2>
        <PaymentStations words={words.money} />
      </section>
      <section className="section" id="checks">
        <h2 className="section-head">{words.checks.heading}</h2>
        <Checks content={content} />
      </section>
      <section className="section dark-band" id="refunds">
        <h2 className="section-head" id="refunds-heading">
          {words.refundTable.heading}
        </h2>
        <RefundTable words={words.refundTable} />
      </section>
      <div className="section" id="request">
        <WhoYouDealWith content={content} />
        <DraftForm
          content={content}
          page="payments"
          form={PaymentForm}
          props={paymentFormProps(content)}
          draft={quoteRequest(content)}
        />
      </div>
      <section className="section tinted" id="information">
        <h2 className="section-head">{words.information.heading}</h2>
        <PaymentInformation content={content} />
      </section>
      <Answers words={words.answers} />
      <NeedHelp content={content} />
    </>
  );
}

/** The lines of About's data page that also stand here, before anybody writes. */
function WhoYouDealWith({ content }: { content: SiteContent }) {
  const { heading, lines } = content.about.dataPage;
  return (
    <p className="payments-who small">
      <a href={`${localizedPath('/about', content.pathPrefix)}#company`}>{heading}</a>
      <InlineMarkup>
        {lines.map(({ value, onPayments }) => (onPayments ? ` · ${value}` : '')).join('')}
      </InlineMarkup>
    </p>
  );
}

/** The email that asks for a quote: a line for each field, with the field's label. */
function quoteRequest(content: SiteContent): Draft {
  const { mail, payments } = content;
  const { service, amount, currency, email, reference } = payments.form;
  const lines = Object.entries({ service, amount, currency, email, reference }).map(
    ([name, { label }]) => fill(mail.line, { label, value: `{${name}}` }),
  );
  return {
    ...mail.payment,
    fieldLines: lines.join('\n'),
    ownerLine: ownerLine(
      content,
      (source) => `${source.mail.payment.subject} · {amount} USD · {currency}`,
    ),
    needed: { service: service.label, amount: amount.label, email: email.label },
  };
}

/** Who refunds what. On phones a row has two lines: what was paid and the answer, then who decides. */
function RefundTable({ words }: { words: PaymentsWords['refundTable'] }) {
  return (
    <table className="refunds" aria-labelledby="refunds-heading">
      <thead>
        <tr>
          {[words.paid, words.refundable, words.decides].map((heading) => (
            <th key={heading} className="label" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ paid, refundable, decides }) => (
          <tr key={paid}>
            <th className="serif" scope="row">
              <InlineMarkup>{paid}</InlineMarkup>
            </th>
            <td>
              <InlineMarkup as="strong">{refundable}</InlineMarkup>
            </td>
            <InlineMarkup as="td" data-head={words.decides}>
              {decides}
            </InlineMarkup>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The fees as a receipt, then the coins, the time and three cards, of a sentence each. */
function PaymentInformation({ content }: { content: SiteContent }) {
  const { cards, coins, processing, fees } = content.payments.information;
  const { serviceFee } = content.site;
  return (
    <div className="information columns">
      <Paper as="section" className="receipt">
        <h3>{fees.title}</h3>
        <dl>
          {fees.parts.map(({ name, text, isServiceFee }) => (
            <div key={name}>
              <dt>{name}</dt>
              <InlineMarkup as="dd">{(isServiceFee && serviceFee) || text}</InlineMarkup>
            </div>
          ))}
        </dl>
      </Paper>
      <RuledList items={[coins, processing, ...cards]} />
    </div>
  );
}

/** Contact Support opens a prepared email; its address is beside it as text. */
function NeedHelp({ content }: { content: SiteContent }) {
  const { payments, site, shared } = content;
  const { heading, text, button } = payments.help;
  return (
    // No LastSection: its rope has more bytes than the page has left.
    <section id="help" className="section closing columns">
      <h2>{heading}</h2>
      <div className="stack">
        <Paragraph className="lede">{text}</Paragraph>
        <div className="buttons">
          <ButtonLink
            href={mailLink(mailFromTemplate(content, 'support'))}
            data-address={site.email}
            aria-describedby={OPENS_APP_ID}
          >
            {button}
          </ButtonLink>
        </div>
        <p>
          <InlineMarkup as="span" id="help-address">{`\`${site.email}\``}</InlineMarkup>{' '}
          <CopyButton looksLikeLink target="help-address" words={shared.copy} />
        </p>
      </div>
    </section>
  );
}
