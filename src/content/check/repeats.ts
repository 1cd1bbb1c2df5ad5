import type { Finding } from '#content/read/problem.ts';
import { CONTENT_SCHEMAS, type ContentName } from '#content/schemas/files.ts';
import { placesIn } from '#content/schemas/visit.ts';

/** The keys by which visitors or links tell the entries of a list apart. */
const NAMING_KEYS = [
  'slug',
  'code',
  'title',
  'label',
  'name',
  'question',
  'heading',
  'href',
  'paid',
  'says',
];
/** The lists whose values are used in links; elsewhere a value is a figure, which may repeat. */
const CHOICES = ['form.service.options', 'form.subject.linked'];

/** Cyrillic and Greek letters that look like Latin ones, small or capital, each above its like. */
const LOOK_ALIKES = 'аеорсухіјѕһԁԛԝѵмтнквαβεζηικμνορτυχ';
const LATIN = 'aeopcyxijshdqwvmthkbabezhikmnoptyx';

/** A key shared by texts that look the same at a glance, whatever their case, accents and dashes. */
export function lookAlikeKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
    .replace(/./gu, (letter) => LATIN[LOOK_ALIKES.indexOf(letter)] ?? letter);
}

function message(text: string, first: string, position: number): string {
  const isSame = text === first;
  return isSame
    ? `"${text}" is already in entry ${position + 1}. Give each entry its own.`
    : `"${text}" looks like "${first}" in entry ${position + 1}. Give each entry its own.`;
}

function repeatsIn(texts: readonly unknown[], path: Finding['path'], key?: string): Finding[] {
  const keys = texts.map((text) =>
    typeof text === 'string' ? lookAlikeKey(text) || text : undefined,
  );
  return texts.flatMap((text, position) => {
    const first = keys.indexOf(keys[position]);
    const other = texts[first];
    if (typeof text !== 'string' || typeof other !== 'string' || first === position) return [];
    const place = key === undefined ? [...path, position] : [...path, position, key];
    return [{ path: place, message: message(text, other, first) }];
  });
}

/** Entries of a list that visitors or links can't tell apart. */
export function checkRepeats(name: ContentName, data: unknown): Finding[] {
  return placesIn(CONTENT_SCHEMAS[name], data).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [];
    if (value.every((entry) => typeof entry === 'string')) return repeatsIn(value, path);
    const isChoice = CHOICES.includes(path.join('.'));
    const keys = isChoice ? ['value', 'text', ...NAMING_KEYS] : NAMING_KEYS;
    return keys.flatMap((key) =>
      repeatsIn(
        value.map((entry) => Reflect.get(Object(entry), key)),
        path,
        key,
      ),
    );
  });
}
