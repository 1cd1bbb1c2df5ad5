import type { Finding, KeyPath } from '#content/problems/problem.ts';
import { CONTENT_SCHEMAS, type ContentName } from '#content/schemas/files.ts';
import { valuesIn } from '#content/schemas/visit.ts';

/** The keys by which visitors tell the entries of a list apart. */
const NAMING_KEYS = 'slug code title label name question heading href paid says'.split(' ');
/** Their values and texts, too; elsewhere these are figures or sentences, which may repeat. */
const CHOICES = ['form.service.options', 'form.subject.linked'];

/** The same for texts that look the same at a glance, whatever their case, accents and dashes. */
export function lookAlikeKey(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}+#]/gu, '') || text;
}

function repeatsIn(texts: readonly unknown[], pathOf: (position: number) => KeyPath): Finding[] {
  const keys = texts.map((text) => (typeof text === 'string' ? lookAlikeKey(text) : undefined));
  return texts.flatMap((text, position) => {
    const first = keys.indexOf(keys[position]);
    if (typeof text !== 'string' || first === position) return [];
    const says = text === texts[first] ? 'is' : `looks like "${texts[first]}", which is`;
    const message = `"${text}" ${says} already in entry ${first + 1}. Give each entry its own.`;
    return [{ path: pathOf(position), message }];
  });
}

/** Entries of a list that visitors or links can't tell apart. */
export function checkRepeats(name: ContentName, data: unknown): Finding[] {
  return valuesIn(CONTENT_SCHEMAS[name], data).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [];
    const isChoice = CHOICES.includes(path.join('.'));
    const keys = isChoice ? [...NAMING_KEYS, 'value', 'text'] : NAMING_KEYS;
    return [
      ...repeatsIn(value, (position) => [...path, position]),
      ...keys.flatMap((key) =>
        repeatsIn(
          value.map((entry) => Object(entry)[key]),
          (position) => [...path, position, key],
        ),
      ),
    ];
  });
}
