import './code-review.css';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { Paper, PaperHead } from '#components/paper/DocumentParts.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import { ReviewedCode } from './ReviewedCode.tsx';
import { AFTER_REVIEW, BEFORE_REVIEW } from './reviewed-code.ts';

/**
 * A review of a beginner's code: the code before it, a tutor's remarks, and the code after it. Where there
 * is room for one version only, two radio buttons choose it, by CSS alone.
 */
export function CodeReview({ content }: { content: SiteContent }) {
  const { brand } = content.site;
  const { documentNumber, versions, lead, remarks, caption, ...labels } = content.tutoring.review;
  return (
    <figure className="code-review">
      <Paper className="code-review-paper">
        <PaperHead content={content}>
          <span>{documentNumber}</span>
        </PaperHead>
        <Paragraph className="code-review-lead serif">{lead}</Paragraph>
        <fieldset className="code-review-switch screen-only">
          <legend className="visually-hidden">{versions}</legend>
          <label>
            <input type="radio" name="version" value="before" defaultChecked />
            {labels.before}
          </label>
          <label>
            <input type="radio" name="version" value="after" />
            {labels.after}
          </label>
        </fieldset>
        <div className="code-review-version before-review">
          <div className="code-review-code">
            <p className="label">{labels.before}</p>
            <ReviewedCode version={BEFORE_REVIEW} />
          </div>
          <ol className="code-review-notes numbered-notes">
            {remarks.map(({ title, text, question }) => (
              <li key={title}>
                <InlineMarkup as="h3">{title}</InlineMarkup>
                <Paragraph className="small">{text}</Paragraph>
                <Paragraph className="code-review-voice serif">{question}</Paragraph>
              </li>
            ))}
          </ol>
        </div>
        <div className="code-review-version after-review">
          <div className="code-review-code">
            <p className="label">{labels.after}</p>
            <ReviewedCode version={AFTER_REVIEW} />
          </div>
          <ol className="code-review-notes numbered-notes">
            {remarks.map(({ title, answer }) => (
              <li key={title}>
                <Paragraph className="code-review-voice serif">{answer}</Paragraph>
              </li>
            ))}
          </ol>
          {/* Reuses the word "Specimen" of Payments. */}
          <Stamp className="overprint">{content.payments.checks.specimen.overprint}</Stamp>
        </div>
        <MachineZone className="paper-zone" lines={[`R<${brand}<<SPECIMEN<NOT<A<STUDENTS<WORK`]} />
      </Paper>
      <figcaption className="small">
        <InlineMarkup>{caption}</InlineMarkup>
      </figcaption>
    </figure>
  );
}
