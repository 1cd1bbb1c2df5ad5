/**
 * PO files brought up to date with content/, as gettext's own tools do. New texts are empty; changed ones
 * keep their translation marked as fuzzy, with the text that it was made from.
 */
import { basename } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { parseOriginal } from '#content/parse.ts';
import { writeProblem } from '#content/problems/problem.ts';
import type { Sources } from '#content/read/sources.ts';
import { languageName } from '#languages.ts';
import { entriesOf, isFuzzy, keyOf, looseKeyOf, poFileOf, readPo } from '#translations/po-file.ts';
import { type Message, messagesIn, translate } from '#translations/translate.ts';

const TEMPLATE = 'translations/messages.pot';
/** How much of a text may have changed for its translation to be kept as a suggestion. */
const SIMILAR = 0.4;

type Entry = GetTextTranslation;

/** The entries of all texts, without translations, in the order of the content. */
function emptyEntries(messages: readonly Message[]): Entry[] {
  const groups = Map.groupBy(messages, keyOf);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { msgctxt, msgid } = first;
    const extracted = [...new Set(group.map(({ description }) => description))].join('\n');
    const reference = group.map((message) => message.reference).join('\n');
    const entry = { msgid, msgstr: [''], comments: { extracted, reference } };
    return [msgctxt ? { ...entry, msgctxt } : entry];
  });
}

function tableOf(entries: readonly Entry[]): GetTextTranslations['translations'] {
  const table: GetTextTranslations['translations'] = {};
  for (const entry of entries) {
    const { msgctxt = '', msgid } = entry;
    table[msgctxt] = { ...table[msgctxt], [msgid]: entry };
  }
  return table;
}

/** The line of a PO file that says what the text was. */
function writePrevious({ msgctxt, msgid }: Entry): string {
  const context = msgctxt ? `msgctxt ${JSON.stringify(msgctxt)}\n` : '';
  return `${context}msgid ${JSON.stringify(msgid)}`;
}

/** The old entry that is most like a new one, if it is like it at all. */
function findSimilar({ msgid }: Entry, old: readonly Entry[]): Entry | undefined {
  const [best] = old
    .map((entry) => {
      const longer = Math.max(entry.msgid.length, msgid.length);
      return { entry, share: distance(entry.msgid, msgid) / longer };
    })
    .filter(({ share }) => share <= SIMILAR)
    .toSorted((one, other) => one.share - other.share);
  return best?.entry;
}

/** What stays of an entry's comments: a translator's own, its marks, and what the text was. */
function ownComments({ comments }: Entry): NonNullable<Entry['comments']> {
  const { extracted, reference, ...own } = comments ?? {};
  return own;
}

/** A PO file with the texts of today. Comments of translators, headers and unused entries stay. */
function updateTable(table: GetTextTranslations, empty: readonly Entry[]): GetTextTranslations {
  const before = entriesOf(table.translations);
  const unused = entriesOf(table.obsolete);
  const known = new Map([...unused, ...before].map((old) => [keyOf(old), old]));
  const wanted = new Set(empty.map(keyOf));
  const isGone = (old: Entry) => !wanted.has(keyOf(old));
  const gone = before.filter((old) => isGone(old) && old.msgstr[0]);
  const moved = new Set<Entry>();

  const entries = empty.map((entry): Entry => {
    const same =
      known.get(keyOf(entry)) ?? gone.find((old) => looseKeyOf(old) === looseKeyOf(entry));
    const old = same ?? findSimilar(entry, gone);
    if (!old) return entry;
    if (same) moved.add(same);
    const marks = same ? {} : { flag: 'fuzzy', previous: writePrevious(old) };
    const comments = { ...entry.comments, ...ownComments(old), ...marks };
    return { ...entry, msgstr: old.msgstr, comments };
  });

  const obsolete = [...unused, ...gone.filter((old) => !moved.has(old))]
    .filter(isGone)
    .map((old): Entry => ({ ...old, comments: ownComments(old) }));
  const header = table.translations['']?.[''];
  return {
    ...table,
    translations: tableOf(header ? [header, ...entries] : entries),
    obsolete: tableOf(obsolete),
  };
}

function newTable(language: string): GetTextTranslations {
  const name = language ? languageName(language) : 'NAME OF THE LANGUAGE';
  const translator = `${name}. docs/translating.md says how to translate.`;
  return {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': 'codepassage',
      'PO-Revision-Date': 'YEAR-MO-DA HO:MI+ZONE',
      'Last-Translator': 'FULL NAME <EMAIL@ADDRESS>',
      'Language-Team': 'none',
      Language: language,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    },
    translations: { '': { '': { msgid: '', msgstr: [''], comments: { translator } } } },
  };
}

function writePo(table: GetTextTranslations): string {
  return po.compile(table, { foldLength: 0 }).toString();
}

/** The PO files and the template as they should be, by path. */
export function updateFiles(sources: Sources, begun?: string): Record<string, string> {
  const empty = emptyEntries(messagesIn(parseOriginal(sources).data));
  const files = Object.keys(sources).filter((file) => file.endsWith('.po'));
  if (begun && !files.includes(poFileOf(begun))) files.push(poFileOf(begun));
  const written = files.map((file) => {
    const source = sources[file];
    const language = basename(file, '.po');
    // A file without a header is a new one, or was emptied.
    const { table } = readPo(file, source ?? '');
    const known = table.translations['']?.[''] ? table : newTable(language);
    return [file, writePo(updateTable(known, empty))];
  });
  return Object.fromEntries([...written, [TEMPLATE, writePo(updateTable(newTable(''), empty))]]);
}

/** What is left to translate in each PO file, and which of its translations are not used. */
export function reviewFiles(sources: Sources, files: Readonly<Record<string, string>>) {
  const original = parseOriginal(sources);
  const left: string[] = [];
  const mistakes: string[] = [];
  for (const [file, source] of Object.entries(files)) {
    if (file === TEMPLATE) continue;
    const language = basename(file, '.po');
    const entries = entriesOf(readPo(file, source).table.translations);
    const fuzzy = entries.filter(isFuzzy).length;
    const empty = entries.filter(({ msgstr }) => !msgstr[0]).length;
    if (fuzzy + empty > 0) left.push(`${file}: ${empty} to translate, ${fuzzy} to check.`);
    const { warnings } = translate(original, { language, root: '', source });
    mistakes.push(...warnings.map(writeProblem));
  }
  return { left, mistakes };
}
