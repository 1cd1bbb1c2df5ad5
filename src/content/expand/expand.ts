import type { KeyPath } from '#content/problems/problem.ts';
import { addresses, treatments } from '#content/schemas/fields.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentData,
  type ContentName,
  fileOf,
} from '#content/schemas/files.ts';
import type { TextTreatment } from '#content/schemas/text-rules.ts';
import { mapBySchema } from '#content/schemas/visit.ts';
import { localAddress, rulesOf } from '#languages.ts';
import { fill } from '#text/fill.ts';
import { stripMarks } from '#text/marks.ts';
import { makeTokens } from './tokens.ts';
import { curlQuotes, keepTogether, markNames } from './typography.ts';

/** A figure at the start of a text begins with a capital: "Über 15.000". */
export function capitalize(text: string, language: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

/** Finishes texts in a language: fills in their tokens, sets its quotes, marks names. */
export function textFinisher(data: ContentData, language: string) {
  const tokens = makeTokens(data, language);
  const plainTokens = Object.fromEntries(
    Object.entries(tokens).map(([name, text]) => [name, stripMarks(text)]),
  );
  const coinCodes = data.site.coins.map(({ code }) => code);
  return (value: string, { marks }: TextTreatment): string => {
    const written = value.trim();
    const filled = fill(written, marks === 'kept' ? tokens : plainTokens);
    const text = written.startsWith('{') ? capitalize(filled, language) : filled;
    // Titles, buttons, notices and emails stay exactly as written.
    if (marks === 'stripped') return text;
    const prose = rulesOf(language).hasCurlyQuotes ? curlQuotes(text) : text;
    return keepTogether(markNames(prose, coinCodes));
  };
}

/** "content/payments.yaml#checks.items.0.title" */
export function referenceOf(name: ContentName, path: KeyPath): string {
  return `${fileOf(name)}#${path.join('.')}`;
}

/** A copy of the content with every text changed, and every address of this site below `root`. */
export function mapTexts(
  data: ContentData,
  root: string,
  change: (text: { reference: string; value: string; treatment: TextTreatment }) => string,
): ContentData {
  const files = CONTENT_NAMES.map((name) => {
    const changed = mapBySchema(CONTENT_SCHEMAS[name], data[name], ({ schema, path, value }) => {
      if (typeof value !== 'string') return value;
      const treatment = treatments.get(schema);
      if (treatment) return change({ reference: referenceOf(name, path), value, treatment });
      return addresses.has(schema) ? localAddress(value, root) : value;
    });
    return [name, changed];
  });
  // Each value has the shape of its own file, which Object.fromEntries can't express.
  return Object.fromEntries(files) as ContentData;
}
