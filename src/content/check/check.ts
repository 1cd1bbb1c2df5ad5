import type { KeyPath } from '#content/problems/problem.ts';
import { poFileOf, type Sources } from '#content/read/sources.ts';
import { siteLinks, textRules } from '#content/schemas/field-types.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type SourceContent } from '#content/schemas/files.ts';
import { languageCode } from '#content/schemas/site.ts';
import { limitMistake } from '#content/schemas/text-limits.ts';
import { valueAt, valuesIn } from '#content/schemas/walk-schema.ts';
import { knownCode } from '#site/languages.ts';
import { checkConsistency, type Report } from './consistency.ts';
import { linkMistake } from './links.ts';

/** Keys whose values must differ between the entries of a list. */
const UNIQUE_KEYS = ['slug', 'code', 'title', 'label', 'name', 'question', 'heading'];
/** The list in which this also holds for the key `value`. */
const OPTION_LIST = 'form.service.options';

/** Reports entries of a list that have the same text. */
function checkDuplicates(
  list: readonly unknown[],
  keys: readonly string[],
  report: (path: KeyPath, message: string) => void,
) {
  list.forEach((entry, position) => {
    for (const key of keys) {
      const text = valueAt(entry, key);
      const firstPosition = list.findIndex((other) => valueAt(other, key) === text);
      if (typeof text !== 'string' || firstPosition === position) continue;
      const message = `"${text}" is already in entry ${firstPosition + 1}. Give each entry its own.`;
      report([position, key], message);
    }
  });
}

/** Reports what a schema alone can't check, in the data as written and as rendered. */
export function checkContent(
  { data, rendered, sources }: { data: SourceContent; rendered: SourceContent; sources: Sources },
  report: Report,
) {
  checkConsistency(data, report);
  data.site.languages.slice(1).forEach(({ code }, position) => {
    const file = poFileOf(code);
    const message = `There is no ${file}. Correct the code, or run: npm run translations ${code}`;
    const path = ['languages', position + 1, 'code'];
    if (sources[file] === undefined) report('site', path, message);
  });
  for (const name of CONTENT_NAMES) {
    for (const { path, schema, value } of valuesIn(CONTENT_SCHEMAS[name], data[name])) {
      if (Array.isArray(value)) {
        const keys = path.join('.') === OPTION_LIST ? [...UNIQUE_KEYS, 'value'] : UNIQUE_KEYS;
        checkDuplicates(value, keys, (below, message) =>
          report(name, [...path, ...below], message),
        );
      }
      const mistake = siteLinks.has(schema) && linkMistake(String(value), data);
      if (mistake) report(name, path, mistake);
      const code = schema === languageCode ? knownCode(String(value)) : value;
      if (code !== value)
        report(name, path, `"${value}" is not the code of a language. Write ${code}.`);
    }
    const texts = data.site.showPrices ? [] : valuesIn(CONTENT_SCHEMAS[name], data[name]);
    const paths = texts.map(({ path }) => path.join('.'));
    for (const { path, value } of texts) {
      const isAlone = !paths.includes(`${path.join('.')}WithoutPrices`);
      if (typeof value === 'string' && value.includes('{priceRange}') && isAlone)
        report(name, path, 'has {priceRange}, but showPrices in site.yaml is false. Take it out.');
    }
    for (const { path, schema, value } of valuesIn(CONTENT_SCHEMAS[name], rendered[name])) {
      const limit = textRules.get(schema)?.limit;
      // Rendered texts that are too long for a phone.
      const mistake = limit && limitMistake(String(value), limit);
      if (mistake) report(name, path, mistake);
    }
  }
}
