/** What another language shows after an owner changed the content, or a translator a PO file. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentError } from '#content/problems/problem.ts';
import { poFileOf, readSources, type Sources } from '#content/read/sources.ts';
import { contentIn, parseSource, type SiteContent } from '#content/site-content.ts';
import { NotFoundPage } from '#features/not-found/NotFoundPage.tsx';
import { readPo } from './po-file.ts';

const sources = readSources();
const english = contentIn(sources);
const german = contentIn(sources, 'de');

type Change = readonly [file: string, from: string | RegExp, to: string];

/** The sources with some texts replaced. */
function edited(...changes: readonly Change[]): Record<string, string> {
  const copy = { ...sources };
  for (const [file, from, to] of changes) {
    const before = copy[file] ?? '';
    expect(before).toMatch(from);
    copy[file] = before.replace(from, () => to);
  }
  return copy;
}

const inGerman = (...changes: readonly Change[]) => contentIn(edited(...changes), 'de');

/** Texts that were in German before a change. */
const nowInEnglish = ({ untranslated }: SiteContent) =>
  untranslated.filter((text) => !german.untranslated.includes(text));

/** The text of a button. */
const LABEL = english.home.hero.primary.label;
/** Two figures of the owner, as English texts have them. */
const HOURS = english.site.promises.replyHours.value;
const STUDENTS = english.about.numbers.items[0]?.value;
const SITE = 'content/site.yaml';
const PO = 'translations/de.po';

test.each(english.site.languages.slice(1))('$code: no translation is refused', ({ code }) => {
  expect(contentIn(sources, code).warnings).toEqual([]);
});

/** Texts that stand beside each other, by their place: "content/shared.yaml#nav". */
const groups = Map.groupBy(parseSource(sources).messages, ({ reference }) =>
  reference.replace(/\.\w+$/, ''),
);

test.each(english.site.languages.slice(1))('$code calls two things by two names', ({ code }) => {
  const { translationOf } = readPo(poFileOf(code), sources[poFileOf(code)] ?? '');
  for (const [place, messages] of groups) {
    const texts = new Map(messages.map((message) => [message.msgid, translationOf(message)]));
    const translated = [...texts.values()].filter(Boolean);
    expect(new Set(translated).size, place).toBe(translated.length);
  }
});

const folded = (po: string) =>
  po.replaceAll(/^(msgid|msgstr) "(.{20,40}?) (.*)"$/gm, '$1 ""\n"$2 "\n"$3"');

test.each([
  ['decomposed letters, of macOS', (po: string) => po.normalize('NFD')],
  ['CRLF and a BOM', (po: string) => `\ufeff${po.replaceAll('\n', '\r\n')}`],
  ['folded lines', folded],
])('a file that other tools saved reads as before: %s', (_what, save) => {
  const po = save(sources[PO] ?? '');
  expect(po).not.toBe(sources[PO]);
  expect(contentIn({ ...sources, [PO]: po }, 'de')).toEqual(german);
  const wrong = po.replace(new RegExp(`(?<=msgid "${LABEL}"\r?\n)msgstr .*`), 'msgstr "<b>"');
  const line = wrong.split(/\r?\n/).indexOf('#: content/home.yaml#hero.primary.label') + 1;
  expect(contentIn({ ...sources, [PO]: wrong }, 'de').warnings).toMatchObject([{ line }]);
});

test('decomposed letters in content/ are read as whole ones', () => {
  const h1 = 'Cafés, decomposed';
  const changed = edited(['content/home.yaml', /^h1: .*/m, `h1: ${h1}`.normalize('NFD')]);
  expect(contentIn(changed).home.h1).toBe(h1);
});

/** Rows of a table; `\n` in a cell is a line break. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((cell) => cell.replaceAll('\\n', '\n')));

/** what changes | its file | from | to | where | what German shows | whether that is English */
const CHANGES = rowsOf(String.raw`
a length: its figure is in the words of the language | courses | weeks: \d+ | weeks: 11 | courses.0.duration | 11 Wochen
a course | courses | title: .* | title: Knitting by Wire | courses.0.title | Knitting by Wire | English
an answer, with English figures, quotes and names | contact | (?<=answer: )>-(?:\n {8}.*)+ | '**"It''s" BTC**: {replyTime}, {students}' | contact.faq.items.0.answer | **“It’s” ${'`BTC`'}**: ${HOURS}${'\u00a0'}hours, ${STUDENTS} | English
"Yes" that becomes "No": no old promise stays | payments | (?<=refundable: )Yes.* | No refunds | payments.refundTable.rows.0.refundable | No refunds | English
case, spaces and punctuation: the translation stays | home | ${LABEL} | ${LABEL.toUpperCase()}! | home.hero.primary.label | ${german.home.hero.primary.label}
a coin | site | (?<=^coins:\n) |   - code: SOL\n    name: Solana\n | site.coins.0.name | Solana | English
a figure at the start of a text | site | (?<=students:\n {4}value: ).* | 1200 | about.numbers.items.0.value | Über 1.200
hours of support | site | (?<=supportHours:\n {4}value: ).* | Mon–Fri | contact.cards.hours.value | Mon–Fri | English
`);

test.each(CHANGES)(
  '%s',
  (_what, name = '', from = '', to = '', path = '', shown = '', english = '') => {
    const content = inGerman([`content/${name}.yaml`, new RegExp(from, 'm'), to]);
    expect(content).toHaveProperty(path, shown);
    expect(nowInEnglish(content)).toEqual(english ? [shown] : []);
    expect(content.warnings).toEqual([]);
  },
);

test('the number of courses is a word, and prices are their lowest and highest', () => {
  expect(english.home.hero.text).toMatch(/^Six .*, \$349-\u2060599\s/);
  expect(german.home.hero.text).toMatch(/^Sechs .* 349–\u2060599\u00a0US-\u2060Dollar/);
  const priced = edited(['content/courses.yaml', /(?<=price:\n +value: )\d+/, '99']);
  expect(contentIn(priced).home.hero.text).toContain('$99-');
});

test('a legal page is in another language only when it is translated whole', () => {
  const text =
    'meta:\n  title: P\n  description: D\nh1: H\nintro: I\nsections:\n  - heading: S\n    items:\n      - A\n';
  const legalWith = (po: string, language?: string) => {
    const files = { ...sources, 'content/privacy.yaml': text, [PO]: sources[PO] + po };
    const { privacy, links } = contentIn(files, language);
    return [privacy?.h1, links.legal[0]];
  };
  const po = [...'PDHISA'].map((id) => `\nmsgid "${id}"\nmsgstr "${id}-de"\n`).join('');
  const fuzzy = po.replace('\nmsgid "S"', '\n#, no-wrap, fuzzy\nmsgid "S"');
  const label = german.shared.footer.privacyPolicy;
  const inEnglish = [undefined, { label, href: '/privacy', language: 'en' }];
  expect(legalWith('')).toMatchObject(['H', { href: '/privacy' }]);
  expect(legalWith('', 'de')).toEqual(inEnglish);
  expect(legalWith(po, 'de')).toEqual(['H-de', { label, href: '/de/privacy' }]);
  expect(legalWith(fuzzy, 'de')).toEqual(inEnglish);
});

/** The first English text that matches | its translation | what is wrong */
const WRONG = rowsOf(String.raw`
[^"]*{tutors}[^"]* | Tutoren unterrichten live. | lacks {students}
\*\*[^"]* | Dieses Formular schreibt Ihre E-Mail. | lacks **. Put it in
${LABEL} | ${'Kurse '.repeat(9)} | at most 40 are allowed
${LABEL} | <b>Kurse</b> | has an HTML tag
`);

test.each(WRONG)('%s: "%s" is not used, as it %s', (id = '', to = '', message = '') => {
  const change = [PO, new RegExp(`(?<=msgid "${id}"\n)msgstr .*`), `msgstr "${to}"`] as const;
  const content = inGerman(change);
  const rows = edited(change)[PO]?.split('\n') ?? [];
  // The first line of its entry, which an empty one parts from those before.
  const at = rows.findIndex((row) => new RegExp(`^msgid "${id}"$`).test(row));
  const line = rows.lastIndexOf('', at) + 2;
  const warning = { file: PO, line, path: [], message: expect.stringContaining(message) };
  // Its line is found also where the text has other punctuation since.
  const repunctuated = inGerman(change, [PO, `msgid "${LABEL}"`, `msgid "${LABEL}!"`]);
  expect(repunctuated.warnings[0]?.line).toBe(line);
  expect(content.warnings).toEqual([warning]);
  expect(content.warnings[0]?.message).toMatch(new RegExp(`^"${id}": the translation `));
  expect(nowInEnglish(content)).toHaveLength(1);
});

test('English that a translation platform exports as the translation counts as untranslated', () => {
  const [, said = ''] = /^msgid "((?:\w+ ){4,}[^"\\{]*)"$/m.exec(sources[PO] ?? '') ?? [];
  const entry = new RegExp(`(?:^#[.:].*\n)*^msgid "${RegExp.escape(said)}"\nmsgstr .*`, 'm');
  const copy = (comment: string) =>
    edited([PO, entry, `${comment}msgid "${said}"\nmsgstr "${said}"`]);
  const untranslatedIn = (files: Sources) => contentIn(files, 'de').untranslated;
  expect(untranslatedIn(copy(''))).toHaveLength(german.untranslated.length + 1);
  expect(untranslatedIn(copy('# same\n'))).toEqual(german.untranslated);
  const po = copy('')[PO]?.replace('Language: de', '');
  const british = { ...sources, 'translations/en-GB.po': po ?? '' };
  expect(contentIn(british, 'en-GB').untranslated).toEqual(german.untranslated);
});

test('the file of another language is not used; one that names the first language is', () => {
  const inLanguage = (code: string) => inGerman([PO, 'Language: de', `Language: ${code}`]);
  const { home, warnings } = inLanguage('fr_FR');
  expect(home.h1).toBe(english.home.h1);
  const line = (sources[PO] ?? '').split('\n').indexOf(String.raw`"Language: de\n"`) + 1;
  expect(warnings).toMatchObject([{ file: PO, line, message: expect.stringContaining('fr-FR') }]);
  expect(inLanguage('en_US')).toEqual(german);
});

test.each([PO, SITE])('a merge conflict in %s is named with its line, and UTF-16', (file) => {
  const text = `${sources[file]}\n<<<<<<< HEAD\n`;
  const line = text.split('\n').length - 1;
  expect(() => contentIn({ ...sources, [file]: text }, 'de')).toThrow(
    `${file}:${line}: A merge conflict. Keep one`,
  );
  const utf16 = Buffer.from(text, 'utf16le').toString();
  expect(() => contentIn({ ...sources, [file]: utf16 }, 'de')).toThrow(
    `${file}:1: The file is not`,
  );
});

test('a letter that has lost a blank is not used', () => {
  const [, blank = ''] = german.mail.support.body.split('\n').filter((line) => line.endsWith(':'));
  const { mail, warnings } = inGerman([PO, `${blank}\\n`, '']);
  expect(mail.support.body).toBe(english.mail.support.body);
  expect(warnings[0]?.message).toContain('lacks a line with a colon');
});

test('an empty file is a language in English; one that is no PO file stops the build', () => {
  const { home, untranslated } = contentIn({ ...sources, [PO]: '' }, 'de');
  expect(home.h1).toBe(english.home.h1);
  expect(untranslated.length).toBeGreaterThan(400);
  const broken = { ...sources, [PO]: 'msgid "a"\nmsgstr "b"\nmsgstring "c"\n' };
  expect(() => contentIn(broken, 'de')).toThrow(ContentError);
  expect(() => contentIn(broken, 'de')).toThrow(`${PO}:3: `);
});

test('the not-found page has no line for a language without its translation, rather than one in English', () => {
  const contents = ['es', 'de'].map((code) => contentIn({ ...sources, [PO]: '' }, code));
  const page = renderToStaticMarkup(NotFoundPage({ content: english, contents }));
  expect(page).toContain('<li lang="es"');
  expect(page).not.toContain('<li lang="de"');
});
