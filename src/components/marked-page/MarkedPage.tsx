import './marked-page.css';
import { MachineZone } from '#components/machine-zone/MachineZone.tsx';
import { Overprint, SheetHead } from '#components/sheet/Sheet.tsx';
import type { Content } from '#content/parse.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { ReviewedCode } from './ReviewedCode.tsx';
import { AFTER_REVIEW, FIRST_TRY } from './reviewed-code.ts';

/**
 * What being taught here is like: a beginner's code with three marks, and a tutor's remarks. Two radio
 * buttons change the code, and each question to its answer, by styles alone.
 */
export function MarkedPage({ content }: { content: Content }) {
  const { brand } = content.site;
  const { number, versions, first, after, lead, remarks, caption } = content.tutoring.review;
  return (
    <figure className="marked">
      <div className="sheet marked-sheet">
        <SheetHead content={content}>
          <span>{number}</span>
        </SheetHead>
        <div className="marked-code">
          <fieldset className="marked-switch screen-only">
            <legend className="visually-hidden">{versions}</legend>
            <label>
              <input type="radio" name="version" value="first" defaultChecked />
              {first}
            </label>
            <label>
              <input type="radio" name="version" value="after" />
              {after}
            </label>
          </fieldset>
          <ReviewedCode version={FIRST_TRY} className="marked-first" />
          <ReviewedCode version={AFTER_REVIEW} className="marked-after" />
          <Overprint
            className="marked-overprint"
            text={content.payments.checks.specimen.overprint}
          />
        </div>
        <div className="marked-notes">
          <InlineMarkup as="p" className="serif">
            {lead}
          </InlineMarkup>
          <ol className="sheet-notes">
            {remarks.map((remark) => (
              <li key={remark.title}>
                <InlineMarkup as="h3">{remark.title}</InlineMarkup>
                <InlineMarkup as="p" className="small">
                  {remark.text}
                </InlineMarkup>
                <div className="marked-turn serif">
                  <InlineMarkup as="p" className="marked-first">
                    {remark.question}
                  </InlineMarkup>
                  <InlineMarkup as="p" className="marked-after">
                    {remark.answer}
                  </InlineMarkup>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <MachineZone className="sheet-zone" lines={[`R<${brand}<<SPECIMEN<NOT<A<STUDENTS<WORK`]} />
      </div>
      <figcaption className="small">
        <InlineMarkup>{caption}</InlineMarkup>
      </figcaption>
    </figure>
  );
}
