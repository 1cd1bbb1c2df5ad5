import { ContentFiles } from '#content/read/content-files.ts';
import { type KeyPath, writePath } from '#content/read/problem.ts';
import { treatments } from '#content/schemas/fields/text.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS } from '#content/schemas/files.ts';
import { placesIn } from '#content/schemas/visit.ts';

export type TranslatedText = {
  /** Its file: "content/es/home.yaml". */
  file: string;
  path: KeyPath;
  /** Its name in records and sheets: "home.yaml: hero › primary › label". */
  key: string;
  /** The text in the first language, and in this one. */
  first: string;
  own: string;
};

/** Every text of a language beside the first language's, in the order of the files. */
export function translatedTexts(
  sources: Readonly<Record<string, string>>,
  language: string,
): TranslatedText[] {
  const firstFiles = new ContentFiles(sources);
  const ownFiles = new ContentFiles(sources, language);
  return CONTENT_NAMES.filter((name) => name !== 'site').flatMap((name) => {
    const textsIn = (files: ContentFiles) =>
      placesIn(CONTENT_SCHEMAS[name], files.dataOf(name)).flatMap(({ schema, path, value }) =>
        treatments.has(schema) && typeof value === 'string' ? [{ path, text: value }] : [],
      );
    const own = new Map(textsIn(ownFiles).map(({ path, text }) => [path.join(), text]));
    const file = ownFiles.fileOf(name);
    const fileName = file.slice(file.lastIndexOf('/') + 1);
    return textsIn(firstFiles).flatMap(({ path, text: first }) => {
      const ownText = own.get(path.join());
      if (ownText === undefined) return [];
      return [{ file, path, key: `${fileName}: ${writePath(path)}`, first, own: ownText }];
    });
  });
}
