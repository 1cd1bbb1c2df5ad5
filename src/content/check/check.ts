import type { Finding } from '#content/problems/problem.ts';
import { ContentFiles } from '#content/read/content-files.ts';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type ContentData } from '#content/schemas/files.ts';
import { longestWord } from '#content/schemas/places.ts';
import { valuesIn } from '#content/schemas/visit.ts';
import { validate } from '#content/validate.ts';
import {
  checkNames,
  checkPlurals,
  checkShared,
  checkSite,
  checkTitles,
  type Report,
} from './facts.ts';
import { checkLinks, linkTargets } from './links.ts';
import { checkRepeats } from './repeats.ts';
import { checkTranslation } from './translation.ts';

/** The texts, with their tokens filled in, that their place on a phone does not hold. */
function checkLengths(name: keyof ContentData, expanded: ContentData): Finding[] {
  return valuesIn(CONTENT_SCHEMAS[name], expanded[name]).flatMap(({ path, schema, value }) => {
    const place = treatments.get(schema)?.place;
    if (place === undefined || typeof value !== 'string') return [];
    const part = longestWord(value);
    const tooLong = `has ${value.length} characters, and at most ${place.limit} are allowed. Shorten it.`;
    if (value.length > place.limit) return [{ path, message: tooLong }];
    const message = `has a word of ${part.length} letters, "${part.slice(0, place.word)}…", and a phone shows at most ${place.word} on a line here. Split it with a hyphen or a space.`;
    return part.length > place.word ? [{ path, message, part }] : [];
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
  expanded: ContentData,
  sources: Readonly<Record<string, string>>,
) {
  const report: Report = (name, path, message) => files.report(name, [{ path, message }]);
  checkSite(data, report);
  checkShared(data, report);
  checkPlurals(data, files.language, report);
  checkNames(data, report);
  checkTitles(expanded, report);
  data.site.languages.forEach(({ code }, position) => {
    const message = `There is no folder content/${code}. Correct the code, or add the folder.`;
    const isFolder = Object.keys(sources).some((file) => file.startsWith(`content/${code}/`));
    if (!isFolder) report('site', ['languages', position, 'code'], message);
  });
  const targets = linkTargets(data);
  for (const name of CONTENT_NAMES) {
    files.report(name, checkRepeats(name, data[name]));
    files.report(name, checkLinks(name, data[name], targets));
    files.report(name, checkLengths(name, expanded));
  }
  if (files.root !== '') {
    const first = new ContentFiles(sources);
    const firstData = validate(first);
    for (const name of CONTENT_NAMES.filter((name) => name !== 'site' && data[name])) {
      const folder = `content/${first.language}`;
      files.report(name, checkTranslation(name, firstData[name], data[name], folder));
    }
  }
  files.stopAtProblems();
}
