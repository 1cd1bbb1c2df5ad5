import type { KeyPath } from '#content/problems/problem.ts';
import { siteLinks, textRules } from '#content/schemas/field-types.ts';
import {
  CONTENT_NAMES,
  CONTENT_SCHEMAS,
  type ContentName,
  fileOf,
  type SourceContent,
} from '#content/schemas/files.ts';
import type { TextRule } from '#content/schemas/text-rules.ts';
import { mapBySchema } from '#content/schemas/walk-schema.ts';
import { localizedPath, rulesOf } from '#site/languages.ts';
import { fill } from '#text/fill.ts';
import { stripMarkup } from '#text/markup.ts';
import { makePlaceholders } from './placeholders.ts';
import { backtickNames, curlQuotes, nbspAtPunctuation, nbspBeforeUnits } from './typography.ts';

/** Capitalizes a text that begins with a figure in words: "Über 15.000". */
export function capitalize(text: string, language: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

/** Renders texts in a language: fills in placeholders, curls quotes, puts names into backticks. */
export function textRenderer(data: SourceContent, language: string) {
  const placeholders = makePlaceholders(data, language);
  const plainPlaceholders = Object.fromEntries(
    Object.entries(placeholders).map(([name, text]) => [name, stripMarkup(text)]),
  );
  const coinCodes = data.site.coins.map(({ code }) => code);
  return (value: string, { markup }: TextRule): string => {
    const trimmed = value.trim();
    // No other coins, or no prices: drop the text.
    const isDropped = (name: 'moreCoins' | 'priceRange') =>
      trimmed.includes(`{${name}}`) && placeholders[name] === '';
    if (isDropped('moreCoins') || isDropped('priceRange')) return '';
    const filled = fill(trimmed, markup === 'allowed' ? placeholders : plainPlaceholders);
    const sentence = trimmed.startsWith('{') ? capitalize(filled, language) : filled;
    const { hasCurlyQuotes, spacesPunctuation } = rulesOf(language);
    const text = spacesPunctuation ? nbspAtPunctuation(sentence) : sentence;
    // Plain texts keep their quotes and names: the specification fixes some.
    if (markup === 'none') return text;
    const prose = hasCurlyQuotes ? curlQuotes(text) : text;
    return nbspBeforeUnits(backtickNames(prose, coinCodes));
  };
}

/** "content/payments.yaml#checks.items.0.title" */
export function referenceOf(name: ContentName, path: KeyPath): string {
  return `${fileOf(name)}#${path.join('.')}`;
}

/** A copy of the content with every text changed, and every address of this site below `pathPrefix`. */
export function mapTexts(
  data: SourceContent,
  pathPrefix: string,
  change: (text: { reference: string; value: string; textRule: TextRule }) => string,
): SourceContent {
  const files = CONTENT_NAMES.map((name) => {
    const changed = mapBySchema(CONTENT_SCHEMAS[name], data[name], ({ schema, path, value }) => {
      if (typeof value !== 'string') return value;
      const textRule = textRules.get(schema);
      if (textRule) return change({ reference: referenceOf(name, path), value, textRule });
      return siteLinks.has(schema) ? localizedPath(value, pathPrefix) : value;
    });
    return [name, changed];
  });
  // Each value has the shape of its own file, which Object.fromEntries can't express.
  return Object.fromEntries(files) as SourceContent;
}
