/**
 * `npm run translations` brings the PO files up to date with content/, as gettext's own tools do, and says
 * which translations are not used; `npm run translations it` begins Italian. New texts are empty; changed
 * ones keep their translation marked as fuzzy, with the text that it was made from.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { closestMatch, formatProblem } from '#content/problems/problem.ts';
import { poFileOf, readSources, type Sources } from '#content/read/sources.ts';
import { contentIn, parseSource } from '#content/site-content.ts';
import { entriesOf, keyOf, looseKeyOf, readPo } from '#content/translate/po-file.ts';
import type { Message } from '#content/translate/translate.ts';
import { languageName } from '#site/languages.ts';
import { exitOnMistakes } from './build/content.ts';

const TEMPLATE = 'translations/messages.pot';

type Entry = GetTextTranslation;

/** The entries of all texts, without translations, in the order of the content. */
function emptyEntries(messages: readonly Message[]): Entry[] {
  const groups = Map.groupBy(messages, keyOf);
  return [...groups.values()].flatMap((group) => {
    const [message] = group;
    if (!message) return [];
    const { msgctxt, msgid } = message;
    const extracted = [...new Set(group.map(({ description }) => description))].join('\n');
    const reference = group.map((message) => message.reference).join('\n');
    return [{ msgctxt, msgid, msgstr: [''], comments: { extracted, reference } }];
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

/** A PO file with the current texts. Comments of translators, headers and unused entries stay. */
function updateTable(table: GetTextTranslations, empty: readonly Entry[]): GetTextTranslations {
  const all = [...entriesOf(table.obsolete), ...entriesOf(table.translations)];
  const known = new Map(all.map((entry) => [keyOf(entry), entry]));
  const wanted = new Set(empty.map(keyOf));
  const unused = new Set(
    known.values().filter((entry) => entry.msgstr[0] && !wanted.has(keyOf(entry))),
  );

  const entries = empty.map((entry): Entry => {
    const isSame = (other: Entry) => looseKeyOf(other) === looseKeyOf(entry);
    const same = known.get(keyOf(entry)) ?? unused.values().find(isSame);
    if (same) {
      unused.delete(same);
      return { ...entry, msgstr: same.msgstr, comments: { ...same.comments, ...entry.comments } };
    }
    const old = closestMatch(
      entry.msgid,
      Array.from(unused, ({ msgid }) => msgid),
    );
    const similar = unused.values().find(({ msgid }) => msgid === old);
    if (!similar) return entry;
    const fuzzyComments = { flag: 'fuzzy', previous: `msgid ${JSON.stringify(similar.msgid)}` };
    const comments = { ...similar.comments, ...entry.comments, ...fuzzyComments };
    return { ...entry, msgstr: similar.msgstr, comments };
  });

  const obsolete = [...unused].map(
    (entry): Entry => ({ ...entry, comments: { ...entry.comments, extracted: '', reference: '' } }),
  );
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
export function updateFiles(sources: Sources): Record<string, string> {
  const empty = emptyEntries(parseSource(sources).messages);
  const files = Object.entries(sources).filter(([file]) => file.endsWith('.po'));
  const written = files.map(([file, text]) => {
    const { table } = readPo(file, text);
    // A file without a header is new or empty.
    const known = table.translations['']?.[''] ? table : newTable(basename(file, '.po'));
    return [file, writePo(updateTable(known, empty))];
  });
  return Object.fromEntries([...written, [TEMPLATE, writePo(updateTable(newTable(''), empty))]]);
}

export function run(newLanguage?: string): void {
  exitOnMistakes(() => {
    const begun = newLanguage ? { [poFileOf(newLanguage)]: '' } : {};
    const sources = { ...begun, ...readSources() };
    const files = updateFiles(sources);
    for (const [file, text] of Object.entries(files)) {
      if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
      writeFileSync(file, text);
      console.log(`${file} is written.`);
    }
    const updated = { ...sources, ...files };
    for (const file of Object.keys(files)) {
      if (file === TEMPLATE) continue;
      for (const warning of contentIn(updated, basename(file, '.po')).warnings) {
        console.error(formatProblem(warning));
        process.exitCode = 1;
      }
    }
  });
}
