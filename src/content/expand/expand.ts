import { localAddress } from '#content/languages.ts';
import type { ContentFiles } from '#content/read/content-files.ts';
import { addresses } from '#content/schemas/addresses.ts';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type ContentData } from '#content/schemas/files.ts';
import type { TextTreatment } from '#content/schemas/text-rules.ts';
import { mapBySchema } from '#content/schemas/visit.ts';
import { fill } from '#text/fill.ts';
import { stripMarks } from '#text/marks.ts';
import { makeTokens } from './tokens.ts';
import { curlyQuotes, keptTogether, markNames } from './typography.ts';

/** A figure at the start of a text begins with a capital: "Über 15.000". */
export function capitalized(text: string, language: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

function withTokens(
  value: string,
  tokens: Readonly<Record<string, string>>,
  language: string,
): string {
  const filled = fill(value.trim(), tokens);
  return value.trim().startsWith('{') ? capitalized(filled, language) : filled;
}

/** Every text with its tokens filled in, and every address of this site in the language. */
export function expand(data: ContentData, { language, root }: ContentFiles): ContentData {
  const tokens = makeTokens(data, language);
  const plainTokens = Object.fromEntries(
    Object.entries(tokens).map(([name, text]) => [name, stripMarks(text)]),
  );
  const coinCodes = data.site.coins.map(({ code }) => code);

  function expandText(value: string, { marks }: TextTreatment): string {
    // Titles, buttons, notices and emails stay exactly as written.
    if (marks === 'stripped') return withTokens(value, plainTokens, language);
    const filled = withTokens(value, tokens, language);
    // Other languages have their own quotes.
    const prose = language === 'en' ? curlyQuotes(filled) : filled;
    return keptTogether(markNames(prose, coinCodes));
  }

  const files = CONTENT_NAMES.map((name) => {
    const expanded = mapBySchema(CONTENT_SCHEMAS[name], data[name], ({ schema, value }) => {
      if (typeof value !== 'string') return value;
      const treatment = treatments.get(schema);
      if (treatment !== undefined) return expandText(value, treatment);
      return value.startsWith('/') && addresses.has(schema) ? localAddress(value, root) : value;
    });
    return [name, expanded];
  });
  // Each value has the shape of its own file, which Object.fromEntries can't express.
  return Object.fromEntries(files) as ContentData;
}
