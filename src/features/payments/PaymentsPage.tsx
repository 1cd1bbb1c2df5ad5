import { Band } from '#components/Band.tsx';
import { CardSheet } from '#components/CardSheet.tsx';
import { FactStrip } from '#components/FactStrip.tsx';
import { FormSheet } from '#components/FormSheet.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { Rich } from '#ui/Rich.tsx';
import { Checks } from './Checks.tsx';
import { NeedHelp } from './NeedHelp.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentInformation } from './PaymentInformation.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { paymentFormProps } from './payment-form-props.ts';
import { RefundTable } from './RefundTable.tsx';

export function PaymentsPage({ content }: { content: Content }) {
  const { payments: words, site, shared } = content;
  return (
    <>
      <PageHead
        pattern="payments"
        heading={words.h1}
        intro={words.intro}
        strip={<FactStrip label={shared.factsLabel} facts={words.facts} />}
      />
      <div className="section">
        <div className="container">
          <h2 className="visually-hidden">{words.features.heading}</h2>
          <div className="features">
            <Band />
            <CardSheet items={words.features.items} />
          </div>
          <Checks
            words={words.checks}
            copy={shared.copy}
            code={`${site.code}<PAY<0${words.checks.items.length}`}
          />
          <p className="small">
            <Rich>{shared.footer.independence}</Rich>
          </p>
        </div>
      </div>
      <div className="section on-band">
        <div className="container beside-form">
          <FormSheet
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
          <SectionHead number={1}>{words.steps.heading}</SectionHead>
          <PaymentSteps words={words.steps} />
          <SectionHead number={2}>{words.refundTable.heading}</SectionHead>
          <RefundTable words={words.refundTable} copy={shared.copy} />
        </div>
      </section>
      <NeedHelp content={content} />
      <p className="container print-only">
        <Rich>{words.printFooter}</Rich>
      </p>
    </>
  );
}
