import { type ComponentType, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { SharedWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';
import { EmailParagraph, firstWithEmail } from './EmailParagraph.tsx';
import { FormBoundary } from './FormBoundary.tsx';

export interface FormSheetProps<Props extends object> {
  /** The code in the sheet's corner. */
  code: string;
  heading: string;
  note: string;
  words: Pick<SharedWords, 'form' | 'error' | 'copy'>;
  form: ComponentType<Props>;
  /** What the form is given here, and once more in the browser. */
  props: Props;
}

/** What the browser needs to make the form work: hydrate-form.tsx reads it. */
export interface FormData<Props extends object> {
  props: Props;
  errorTitle: string;
}

/**
 * A form on its sheet. Only the form itself is hydrated: head and notes are plain HTML. Without
 * scripts the line with the e-mail address stands in the form's place.
 */
export function FormSheet<Props extends object>(sheet: FormSheetProps<Props>): ReactNode {
  const { code, heading, note, words, form: Form, props } = sheet;
  const errorTitle = words.error.title;
  const copied = firstWithEmail([note, words.form.notResponding]);
  const data: FormData<Props> = { props, errorTitle };
  return (
    <section className="form-sheet">
      <div className="form-sheet-head">
        <h2>{heading}</h2>
        <span className="label" aria-hidden="true">
          {code}
        </span>
      </div>
      <div className="form-sheet-body">
        <div className="form-note">
          <EmailParagraph id="form-address" text={note} copy={copied === 0 && words.copy} />
        </div>
        <div className="form-not-responding small">
          <EmailParagraph
            id="form-address"
            text={words.form.notResponding}
            copy={copied === 1 && words.copy}
          />
        </div>
        <div
          data-form
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
          dangerouslySetInnerHTML={{
            __html: renderToString(
              <Suspense>
                <FormBoundary title={errorTitle}>
                  <Form {...props} />
                </FormBoundary>
              </Suspense>,
            ),
          }}
        />
        <p className="form-replacement">
          <Rich>{words.form.noscript}</Rich>
        </p>
      </div>
      <script
        type="application/json"
        id="form-props"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't close its element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </section>
  );
}
