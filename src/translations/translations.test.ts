/** What another language shows after an owner changed the content, or a translator a PO file. */
import { expect, test } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { ContentError } from '#content/problems/problem.ts';
import { readSources } from '#content/read/sources.ts';
import { valueAt } from '#content/schemas/walk-schema.ts';
import { mailFromTemplate } from '#mail/mail.ts';

const sources = readSources();
const english = parseContent(sources);
const german = parseContent(sources, 'de');

type Change = readonly [file: string, from: string | RegExp, to: string];

/** The sources with some texts replaced. */
function edited(...changes: readonly Change[]): Record<string, string> {
  const copy = { ...sources };
  for (const [file, from, to] of changes) {
    const before = copy[file] ?? '';
    copy[file] = before.replace(from, () => to);
    expect(copy[file], `${from}`).not.toBe(before);
  }
  return copy;
}

const inGerman = (...changes: readonly Change[]) => parseContent(edited(...changes), 'de');

/** The text of a button. */
const LABEL = english.home.hero.primary.label;
/** Two figures of the owner, as English texts have them. */
const HOURS = english.site.promises.replyHours.value;
const STUDENTS = english.about.numbers.items[0]?.value;
const COURSES = 'content/courses.yaml';
const SITE = 'content/site.yaml';
const PO = 'translations/de.po';

test.each(english.site.languages.slice(1))('$code: no translation is refused', ({ code }) => {
  expect(parseContent(sources, code).warnings).toEqual([]);
});

test('octal escapes, as "msgcat --escape" writes them, are read as letters', () => {
  const octal = (letters: string) =>
    [...Buffer.from(letters)].map((byte) => `\\${byte.toString(8)}`).join('');
  const po = (sources[PO] ?? '').replace(/[^\0-\x7f]+/g, octal);
  expect(po).toContain('\\303');
  expect(parseContent({ ...sources, [PO]: po }, 'de')).toEqual(german);
});

test('decomposed letters, as macOS writes them, are read as whole ones', () => {
  const vietnamese = sources['translations/vi.po'] ?? '';
  const decomposed = { ...sources, 'translations/vi.po': vietnamese.normalize('NFD') };
  expect(parseContent(decomposed, 'vi')).toEqual(parseContent(sources, 'vi'));
  const h1 = 'Cafés, decomposed';
  const changed = edited(['content/home.yaml', /^h1: .*/m, `h1: ${h1}`.normalize('NFD')]);
  expect(parseContent(changed).home.h1).toBe(h1);
});

/** Rows of a table; `\n` in a cell is a line break. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((cell) => cell.replaceAll('\\n', '\n')));

/** The text at a path of the content: "courses.0.duration". */
const textAt = (content: object, path: string) =>
  path.split('.').reduce<unknown>((found, key) => valueAt(found, key), content);

/** what changes | its file | from | to | where | what German shows | whether that is English */
const CHANGES = rowsOf(String.raw`
a length: its figure is in the words of the language | courses | weeks: \d+ | weeks: 11 | courses.0.duration | 11 Wochen
a course | courses | title: .* | title: Embedded Systems | courses.0.title | Embedded Systems | English
an answer, with English figures and quotes | contact | (?<=answer: )>-(?:\n {8}.*)+ | "It's {replyTime} for {students}." | contact.faq.items.0.answer | It’s ${HOURS}${'\u00a0'}hours for ${STUDENTS}. | English
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
    expect(textAt(content, path)).toBe(shown);
    const isNew = (text: string) => !german.untranslated.includes(text);
    expect(content.untranslated.filter(isNew)).toEqual(english ? [shown] : []);
    expect(content.warnings).toEqual([]);
  },
);

test('a row is removed', () => {
  const row = /(?<=refundTable:[\s\S]*rows:\n) +- paid[\s\S]*?(?= +- paid)/;
  const { payments } = inGerman(['content/payments.yaml', row, '']);
  expect(payments.refundTable.rows).toEqual(german.payments.refundTable.rows.slice(1));
});

test('a new course in English only stands among the others in every language', () => {
  const entry = (sources[COURSES] ?? '').split(/(?= {2}- slug:)/).at(-1) ?? '';
  const entryText = entry
    .replace(/slug: .*/, 'slug: new')
    .replace(/title: .*/, 'title: New Course');
  const copy = edited([COURSES, /$/, entryText.replace(/short: .*/, 'short: New')]);
  for (const { code } of english.site.languages) {
    const course = parseContent(copy, code).courses.at(-1);
    expect([course?.title, course?.slug], code).toEqual(['New Course', 'new']);
  }
});

test('a legal page is in another language only when it is translated whole', () => {
  const text =
    'meta:\n  title: P\n  description: D\nh1: H\nintro: I\nsections:\n  - heading: S\n    items:\n      - A\n';
  const only = { ...sources, 'content/privacy.yaml': text };
  expect(parseContent(only).links.legal[0]?.href).toBe('/privacy');
  const { privacy, links } = parseContent(only, 'de');
  const label = german.shared.footer.privacyPolicy;
  expect([privacy, links.legal[0]]).toEqual([
    undefined,
    { label, href: '/privacy', language: 'en' },
  ]);
  const entries = [...'PDHISA'].map((id) => `\nmsgid "${id}"\nmsgstr "${id}-de"\n`);
  const whole = { ...only, [PO]: sources[PO] + entries.join('') };
  expect(parseContent(whole, 'de').privacy?.h1).toBe('H-de');
  expect(parseContent(whole, 'de').links.legal[0]?.href).toBe('/de/privacy');
  const fuzzy = {
    ...whole,
    [PO]: whole[PO].replace('\nmsgid "S"', '\n#, no-wrap, fuzzy\nmsgid "S"'),
  };
  expect(parseContent(fuzzy, 'de').links.legal[0]?.href).toBe('/privacy');
});

/** The English text | its translation | what is wrong | where it is shown */
const WRONG = rowsOf(String.raw`
Our {tutors} tutors.* | Tutoren unterrichten live. | lacks {tutors} | home.features.learn.items.0.text
\*\*This form drafts.* | Dieses Formular schreibt Ihre E-Mail. | lacks the marks ** | contact.form.note
\*\*This form drafts.* | **Dieses Formular schreibt Ihre E-Mail. | has ** without its other half | contact.form.note
${LABEL} | ${'Kurse '.repeat(9)} | at most 40 are allowed | home.hero.primary.label
${LABEL} | <b>Kurse</b> | has an HTML tag | home.hero.primary.label
`);

test.each(WRONG)('%s: "%s" is not used, as it %s', (id = '', to = '', message = '', path = '') => {
  const change = [PO, new RegExp(`(?<=msgid "${id}"\n)msgstr .*`), `msgstr "${to}"`] as const;
  const content = inGerman(change);
  expect(textAt(content, path)).toBe(textAt(english, path));
  expect(content.warnings).toEqual([
    expect.objectContaining({ file: PO, message: expect.stringContaining(message) }),
  ]);
  const [{ line = 0, message: warning } = { message: '' }] = content.warnings;
  const [, text = ''] = /^msgid "(.*)"/.exec(edited(change)[PO]?.split('\n')[line - 1] ?? '') ?? [];
  expect(warning.startsWith(`"${text.replaceAll('\\"', '"')}"`)).toBe(true);
});

test('an entry that is there twice is reported; the last one counts', () => {
  const twice = `\nmsgid "${LABEL}"\nmsgstr "Alle Kurse"\n`;
  const { warnings, home } = inGerman([PO, /$/, twice]);
  expect(home.hero.primary.label).toBe('Alle Kurse');
  const lines = `${sources[PO]}${twice}`.split('\n');
  expect(warnings).toEqual([
    expect.objectContaining({ file: PO, line: lines.lastIndexOf(`msgid "${LABEL}"`) + 1 }),
  ]);
});

test('a file that other tools saved reads as before: CRLF, a BOM, folded lines', () => {
  const po = sources[PO] ?? '';
  const folded = po.replaceAll(/^(msgid|msgstr) "(.{20,40}?) (.*)"$/gm, '$1 ""\n"$2 "\n"$3"');
  expect(folded).not.toBe(po);
  const saved = `\ufeff${folded.replaceAll('\n', '\r\n')}`;
  expect(parseContent({ ...sources, [PO]: saved }, 'de')).toEqual(german);
  const id = `msgid "${LABEL}"`;
  const wrong = saved.replace(new RegExp(`(?<=${id}\r\n)msgstr .*`), 'msgstr "<b>"');
  const line = wrong.split('\n').findIndex((row) => row.startsWith(id)) + 1;
  expect(parseContent({ ...sources, [PO]: wrong }, 'de').warnings).toMatchObject([{ line }]);
});

test('an empty file is a language in English; one that is no PO file stops the build', () => {
  const { home, untranslated } = parseContent({ ...sources, [PO]: '' }, 'de');
  expect(home.h1).toBe(english.home.h1);
  expect(untranslated.length).toBeGreaterThan(400);
  const broken = { ...sources, [PO]: 'msgid "a"\nmsgstr "b"\nmsgstring "c"\n' };
  expect(() => parseContent(broken, 'de')).toThrow(ContentError);
  expect(() => parseContent(broken, 'de')).toThrow(`${PO}:3: `);
});

test('an email in another language ends with its subject in the first one, unless switched off', () => {
  const { body } = mailFromTemplate(german, ({ mail }) => mail.support);
  expect(body.endsWith(`\n\n[EN] ${english.mail.support.subject}`)).toBe(true);
  const off = inGerman([SITE, 'subjectForOwner: true', 'subjectForOwner: false']);
  expect(mailFromTemplate(off, ({ mail }) => mail.support).body).toBe(german.mail.support.body);
});
