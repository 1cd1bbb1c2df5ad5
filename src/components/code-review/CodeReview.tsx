import './code-review.css';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { Overprint, Paper, PaperHead } from '#components/paper/DocumentParts.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
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
        <div className="code-review-code before-review">
          <p className="label">{labels.before}</p>
          <ReviewedCode version={BEFORE_REVIEW} />
          {/* Reuses the word "Specimen" of Payments. */}
          <Overprint
            className="code-review-overprint"
            text={content.payments.checks.specimen.overprint}
          />
        </div>
        <div className="code-review-notes">
          <InlineMarkup as="p" className="serif">
            {lead}
          </InlineMarkup>
          <ol className="numbered-notes">
            {remarks.map((remark) => (
              <li key={remark.title}>
                <InlineMarkup as="h3">{remark.title}</InlineMarkup>
                <InlineMarkup as="p" className="small">
                  {remark.text}
                </InlineMarkup>
                <div className="code-review-reply serif">
                  <InlineMarkup as="p" className="before-review">
                    {remark.question}
                  </InlineMarkup>
                  <InlineMarkup as="p" className="after-review">
                    {remark.answer}
                  </InlineMarkup>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="code-review-code after-review">
          <p className="label">{labels.after}</p>
          <ReviewedCode version={AFTER_REVIEW} />
        </div>
        <MachineZone className="paper-zone" lines={[`R<${brand}<<SPECIMEN<NOT<A<STUDENTS<WORK`]} />
      </Paper>
      <figcaption className="small">
        <InlineMarkup>{caption}</InlineMarkup>
      </figcaption>
    </figure>
  );
}
