import type { Sources } from '#content/read/sources.ts';
import { addresses, treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type ContentData } from '#content/schemas/files.ts';
import { placeMistake } from '#content/schemas/places.ts';
import { valuesIn } from '#content/schemas/visit.ts';
import { poFileOf } from '#translations/po-file.ts';
import { checkFacts, type Report } from './facts.ts';
import { linkMistake } from './links.ts';

/** The keys by which visitors and links tell the entries of a list apart. */
const NAMING_KEYS = ['slug', 'code', 'title', 'label', 'name', 'question', 'heading', 'href'];
/** Elsewhere a value is a figure or a sentence, which may repeat. */
const CHOICES = ['form.service.options', 'form.subject.linked'];

/** Looks for entries of a list that say the same. */
function checkRepeats(
  list: readonly unknown[],
  keys: readonly string[],
  report: (position: number, key: string, message: string) => void,
) {
  list.forEach((entry, position) => {
    for (const key of keys) {
      const text = Object(entry)[key];
      const first = list.findIndex((other) => Object(other)[key] === text);
      if (typeof text !== 'string' || first === position) continue;
      report(position, key, `"${text}" is already in entry ${first + 1}. Give each entry its own.`);
    }
  });
}

/** Reports what a schema alone can't tell, in the data as written and with its tokens filled in. */
export function check(
  { data, finished, sources }: { data: ContentData; finished: ContentData; sources: Sources },
  report: Report,
) {
  checkFacts(data, report);
  data.site.languages.slice(1).forEach(({ code }, position) => {
    const file = poFileOf(code);
    const message = `There is no ${file}. Correct the code, or run: npm run translations ${code}`;
    const path = ['languages', position + 1, 'code'];
    if (sources[file] === undefined) report('site', path, message);
  });
  for (const name of CONTENT_NAMES) {
    for (const { path, schema, value } of valuesIn(CONTENT_SCHEMAS[name], data[name])) {
      if (Array.isArray(value)) {
        const keys = CHOICES.includes(path.join('.')) ? [...NAMING_KEYS, 'value'] : NAMING_KEYS;
        checkRepeats(value, keys, (position, key, message) =>
          report(name, [...path, position, key], message),
        );
      }
      const mistake = addresses.has(schema) && linkMistake(String(value), data);
      if (mistake) report(name, path, mistake);
    }
    for (const { path, schema, value } of valuesIn(CONTENT_SCHEMAS[name], finished[name])) {
      const place = treatments.get(schema)?.place;
      // The texts, with their tokens filled in, that their place on a phone does not hold.
      const mistake = place && placeMistake(String(value), place);
      if (mistake) report(name, path, mistake);
    }
  }
}
