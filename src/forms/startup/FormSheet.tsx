import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { SharedWords } from '#content/schemas/shared.ts';
import type { FormPage } from '#pages.ts';
import { Advice } from '#ui/field/Field.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { FormBoundary } from './FormBoundary.tsx';
import { formWords, wordsFile } from './form-words.ts';
import { FAILURE_ID, FORM_ATTRIBUTE, NOT_RESPONDING_CLASS, SHEET_CLASS } from './names.ts';

interface FormSheetProps<Props extends object> {
  page: FormPage;
  language: string;
  /** The code in the sheet's corner. */
  code: string;
  heading: string;
  note: string;
  words: Pick<SharedWords, 'form' | 'error'>;
  form: ComponentType<Props>;
  /** The form's props, here and again in the browser. */
  props: Props;
  /** Under the form. */
  children?: ReactNode;
}

/**
 * A form on its sheet. Only the form itself is hydrated: head and notes are plain HTML. Without
 * scripts, the line with the email address takes the form's place.
 */
export function FormSheet<Props extends object>(sheet: FormSheetProps<Props>): ReactNode {
  const { page, language, code, heading, note, words, form: Form, props } = sheet;
  const attributes = {
    [FORM_ATTRIBUTE]: wordsFile(page, language, formWords(props, words)).address,
  };
  return (
    <section className={SHEET_CLASS}>
      <div className="form-sheet-head">
        <h2>{heading}</h2>
        <span className="label" aria-hidden="true">
          {code}
        </span>
      </div>
      <div className="form-sheet-body">
        <p className={`${NOT_RESPONDING_CLASS} small`} hidden>
          <InlineMarkup>{words.form.notResponding}</InlineMarkup>
        </p>
        <p className="form-note">
          <InlineMarkup>{note}</InlineMarkup>
        </p>
        <div
          {...attributes}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
          dangerouslySetInnerHTML={{
            __html: renderToString(
              <FormBoundary title={words.error.title}>
                <Form {...props} />
              </FormBoundary>,
            ),
          }}
        />
        <div id={FAILURE_ID} role="status">
          <div hidden>
            <Advice>{words.form.notLoaded}</Advice>
          </div>
        </div>
        <p className="form-replacement">
          <InlineMarkup>{words.form.noscript}</InlineMarkup>
        </p>
        {sheet.children}
      </div>
    </section>
  );
}
