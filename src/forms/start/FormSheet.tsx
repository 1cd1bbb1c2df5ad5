import { createHash } from 'node:crypto';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Content } from '#content/parse.ts';
import formPage from '#forms/form-page.inline.ts?classic';
import { Letter, type LetterProps } from '#forms/letter/Letter.tsx';
import { type FormPage, PAGES } from '#pages.ts';
import { Button } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { NOTICE_ID, NOTICE_STATUS_ID } from '#ui/notice/show-notice.browser.ts';
import { FORM_ID } from './names.ts';

interface FormSheetProps<Props extends object> {
  content: Content;
  page: FormPage;
  form: ComponentType<Props>;
  /** The form's props, here and again in the browser. */
  props: Props;
  letter: Omit<LetterProps, 'content'>;
}

/**
 * A form on its sheet, with the letter that it writes. Only the fields are hydrated; everything else
 * is plain HTML. Without scripts, a line with the email address takes the form's place.
 */
export function FormSheet<Props extends object>(sheet: FormSheetProps<Props>) {
  const { content, page, form: Form, props, letter } = sheet;
  const { form: words } = content[page];
  const { form, notice } = content.shared;
  return (
    <div className="form-and-letter">
      {/* In front of the form, whose first press it may have to hold. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script */}
      <script dangerouslySetInnerHTML={{ __html: formPage }} />
      <section className="form-sheet screen-only">
        <h2 tabIndex={-1}>{words.heading}</h2>
        <InlineMarkup as="p" className="form-note">
          {words.note}
        </InlineMarkup>
        <div
          data-form={wordsFile(page, content, props).address}
          data-links={PAGES[page].form.prefill.join(' ')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
          dangerouslySetInnerHTML={{ __html: renderToString(<Form {...props} />) }}
        />
        <Failure>{form.notLoaded}</Failure>
        <InlineMarkup as="p" className="form-replacement">
          {form.noscript}
        </InlineMarkup>
      </section>
      <Letter content={content} {...letter} />
      <div className="specified-button screen-only">
        <p id="button-note" className="small">
          {words.beforeButton}
        </p>
        <Button type="submit" form={FORM_ID} variant="secondary" aria-describedby="button-note">
          {words.button}
        </Button>
        <Notice id={NOTICE_ID} popover="manual" title={words.notice.title} dismiss={notice.dismiss}>
          <p>{words.notice.text}</p>
          <p className="notice-truth">{notice.shown}</p>
        </Notice>
        <p id={NOTICE_STATUS_ID} className="visually-hidden" role="status" />
        <Failure>{form.notLoaded}</Failure>
      </div>
    </div>
  );
}

/** Why the form does not answer; start-form.inline.ts shows it near the press. */
function Failure({ children }: { children: string }) {
  return (
    <div role="status">
      <p className="form-failure advice" hidden>
        {children}
      </p>
    </div>
  );
}

/** What the browser needs to make a form work. */
export interface FormWords<Props extends object> {
  props: Props;
  errorTitle: string;
}

/**
 * The script file with the words of one form in one language, named by its content: src/pages/assets
 * writes it, and the page of the form names it.
 */
export function wordsFile(page: FormPage, { language, shared }: Content, props: object) {
  const words: FormWords<object> = { props, errorTitle: shared.error.title };
  const code = `export default ${JSON.stringify(words)}`;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `${page}.${language}.${hash}`;
  return { name, address: `/assets/${name}.js`, code };
}
