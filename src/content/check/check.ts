import { poFileOf, type Sources } from '#content/read/sources.ts';
import { siteLinks, textRules } from '#content/schemas/field-types.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type SourceContent } from '#content/schemas/files.ts';
import { limitMistake } from '#content/schemas/text-limits.ts';
import { valuesIn } from '#content/schemas/walk-schema.ts';
import { checkConsistency, type Report } from './consistency.ts';
import { linkMistake } from './links.ts';

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
      const mistake = siteLinks.has(schema) && linkMistake(String(value), data);
      if (mistake) report(name, path, mistake);
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
