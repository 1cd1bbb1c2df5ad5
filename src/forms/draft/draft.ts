/** What the build gives to the page of a form: its email, and the file with its props. */
import { createHash } from 'node:crypto';
import { commaIn } from '#content/render/placeholders.ts';
import type { SiteContent } from '#content/site-content.ts';
import type { FormPage } from '#site/pages.ts';
import { fill } from '#text/fill.ts';

/** The email that a form drafts. A field's name in braces stands for what was entered. */
export interface Draft {
  subject: string;
  /** The sentences above the fields. */
  opening?: string;
  /** A line for each field, between opening and closing. */
  fieldLines: string;
  /** The sentences below them. */
  closing?: string;
  /** The last line, for an owner who does not read the visitor's language. */
  ownerLine?: string | undefined;
  /** The fields that we need, by name, with their labels. */
  needed: Readonly<Record<string, string>>;
}

export type DraftData = ReturnType<typeof draftData>;

/** What draft.inline.ts needs, in the words of the build: a browser's translation may change those of the page. */
export function draftData(content: SiteContent, draft: Draft) {
  const { mail, shared, site } = content;
  const { opening, fieldLines, closing, ...rest } = draft;
  const line = (label: string, value: string) => fill(mail.line, { label, value });
  const head = [line(mail.labels.to, site.email), line(mail.labels.subject, '{subject}')];
  return {
    ...rest,
    to: site.email,
    body: [opening, fieldLines, closing].filter(Boolean).join('\n\n'),
    copy: `${head.join('\n')}\n\n{body}`,
    comma: commaIn(content.language),
    stillBlank: shared.form.stillBlank,
    pasteLine: mail.pasteLine,
  };
}

/**
 * The script file with the props of one form in one language, named by its content: src/pages/assets
 * writes it, and the page of the form names it.
 */
export function propsFile(page: FormPage, { language }: SiteContent, props: object) {
  const code = `export default ${JSON.stringify(props)}`;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `${page}.${language}.${hash}`;
  return { name, address: `/assets/${name}.js`, code };
}
