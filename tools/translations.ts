/**
 * translations/es.json remembers, for each Spanish text, from which English it was made. A text is out of
 * date once its English has changed and the translation has not. `npm run translations` writes these
 * records and lists what is out of date; `-- --confirm es` marks all Spanish texts as up to date.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { type ContentField, contentFields } from '#content/content-fields.ts';
import { publishedLanguages, unpublishedLanguages } from '#content/languages.ts';
import { writePath } from '#content/problems/problem.ts';
import { readSources } from '#content/read/sources.ts';
import { treatments } from '#content/schemas/fields.ts';
import { baseNameOf, CONTENT_NAMES } from '#content/schemas/files.ts';

type Sources = Readonly<Record<string, string>>;

export interface TranslatedText extends ContentField {
  /** Its name in the records: "home.yaml: hero › primary › label". */
  key: string;
  /** The text in the first language, and in this one. */
  first: string;
  own: string;
}

/** By the key of a text: the hash of the first language's text and that of the translation. */
export type Records = Readonly<Record<string, string>>;

/** Every text of a language beside the first language's, in the order of the files. */
export function translatedTexts(sources: Sources, language: string): TranslatedText[] {
  const [firstLanguage] = publishedLanguages(sources);
  return CONTENT_NAMES.filter((name) => name !== 'site').flatMap((name) => {
    const textsIn = (language: string) =>
      contentFields(sources, name, language).flatMap((field) => {
        const { schema, path, value } = field;
        const key = `${baseNameOf(name)}: ${writePath(path)}`;
        return treatments.has(schema) && typeof value === 'string'
          ? [{ ...field, key, own: value }]
          : [];
      });
    const texts = new Map(textsIn(language).map((text) => [text.key, text]));
    return textsIn(firstLanguage).flatMap(({ key, own: first }) => {
      const text = texts.get(key);
      return text === undefined ? [] : [{ ...text, first }];
    });
  });
}

export function recordsFile(language: string): string {
  return `translations/${language}.json`;
}

/** The records of a language; none while the file is missing. */
export function readRecords(language: string): Records {
  const file = recordsFile(language);
  if (!existsSync(file)) return {};
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Whether the first language's text has changed since, and the translation has not. */
export function isOutOfDate(text: TranslatedText, known: Records): boolean {
  const [first, own] = known[text.key]?.split(' ') ?? [];
  return first !== undefined && first !== hash(text.first) && own === hash(text.own);
}

/** The records of today: what is out of date stays so, everything else is new or was touched. */
export function renewed(texts: readonly TranslatedText[], known: Records): Records {
  return Object.fromEntries(
    texts.map((text) => [
      text.key,
      isOutOfDate(text, known) ? (known[text.key] ?? '') : `${hash(text.first)} ${hash(text.own)}`,
    ]),
  );
}

/** Eight characters: two texts of one key never share them by chance. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function renewAll(confirmedLanguage: string | undefined): void {
  const sources = readSources();
  const languages = [...publishedLanguages(sources).slice(1), ...unpublishedLanguages(sources)];
  mkdirSync('translations', { recursive: true });
  for (const language of languages) {
    const texts = translatedTexts(sources, language);
    const known = language === confirmedLanguage ? {} : readRecords(language);
    const records = JSON.stringify(renewed(texts, known), null, 2);
    writeFileSync(recordsFile(language), `${records}\n`);
    for (const text of texts.filter((text) => isOutOfDate(text, known))) {
      const { file, path, first } = text;
      console.log(`${file}  ${writePath(path)}: the English is now "${first.trim()}".`);
    }
  }
}

if (import.meta.main) {
  const [option, language] = process.argv.slice(2);
  renewAll(option === '--confirm' ? language : undefined);
}
