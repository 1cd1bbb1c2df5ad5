import type { Finding } from '#content/problems/problem.ts';
import type { ContentFiles } from '#content/read/content-files.ts';
import type { Sources } from '#content/read/sources.ts';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type ContentData } from '#content/schemas/files.ts';
import { placeMistake } from '#content/schemas/places.ts';
import { valuesIn } from '#content/schemas/visit.ts';
import { poFileOf } from '#translations/po-file.ts';
import { checkFacts, type Report } from './facts.ts';
import { checkLinks } from './links.ts';

/** The texts, with their tokens filled in, that their place on a phone does not hold. */
function checkPlaces(name: keyof ContentData, finished: ContentData): Finding[] {
  return valuesIn(CONTENT_SCHEMAS[name], finished[name]).flatMap(({ path, schema, value }) => {
    const place = treatments.get(schema)?.place;
    const mistake = place && typeof value === 'string' && placeMistake(value, place);
    return mistake ? [{ path, message: mistake }] : [];
  });
}

/** The keys by which visitors and links tell the entries of a list apart. */
const NAMING_KEYS = ['slug', 'code', 'title', 'label', 'name', 'question', 'heading', 'href'];
/** Elsewhere a value is a figure or a sentence, which may repeat. */
const CHOICES = ['form.service.options', 'form.subject.linked'];

/** Entries of a list that say the same. */
function checkRepeats(name: keyof ContentData, data: unknown): Finding[] {
  return valuesIn(CONTENT_SCHEMAS[name], data).flatMap(({ path, value: list }) => {
    if (!Array.isArray(list)) return [];
    const keys = CHOICES.includes(path.join('.')) ? [...NAMING_KEYS, 'value'] : NAMING_KEYS;
    return list.flatMap((entry: unknown, position) =>
      keys.flatMap((key) => {
        const text = Object(entry)[key];
        const first = list.findIndex((other) => Object(other)[key] === text);
        if (typeof text !== 'string' || first === position) return [];
        const message = `"${text}" is already in entry ${first + 1}. Give each entry its own.`;
        return [{ path: [...path, position, key], message }];
      }),
    );
  });
}

/**
 * What a schema alone can't tell, in the data as written and with its tokens filled in.
 *
 * @throws a ContentError with every mistake
 */
export function check(
  files: ContentFiles,
  data: ContentData,
  finished: ContentData,
  sources: Sources,
) {
  const report: Report = (name, path, message) => files.report(name, [{ path, message }]);
  checkFacts(data, report);
  data.site.languages.slice(1).forEach(({ code }, position) => {
    const file = poFileOf(code);
    const message = `There is no ${file}. Correct the code, or run: npm run translations ${code}`;
    const path = ['languages', position + 1, 'code'];
    if (sources[file] === undefined) report('site', path, message);
  });
  for (const name of CONTENT_NAMES) {
    files.report(name, checkRepeats(name, data[name]));
    files.report(name, checkLinks(name, data));
    files.report(name, checkPlaces(name, finished));
  }
  files.stopAtProblems();
}
