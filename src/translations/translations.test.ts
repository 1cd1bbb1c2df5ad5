/** What another language shows after an owner changed the content, or a translator a PO file. */
import { expect, test } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { ContentError } from '#content/problems/problem.ts';
import { readSources } from '#content/read/sources.ts';
import { preparedMail } from '#mail/mail.ts';

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
const COURSES = 'content/courses.yaml';
const PAYMENTS = 'content/payments.yaml';
const SITE = 'content/site.yaml';
const PO = 'translations/de.po';

test.each(english.site.languages.slice(1))('$code: no translation is refused', ({ code }) => {
  expect(parseContent(sources, code).warnings).toEqual([]);
});

test.each<[string, Change, (content: typeof german) => unknown, unknown, string[]]>([
  [
    'a changed length: its figure in the words of the language',
    [COURSES, /weeks: \d+/, 'weeks: 11'],
    ({ courses }) => courses[0]?.duration,
    '11 Wochen',
    [],
  ],
  [
    'a replaced course: its texts in English, its figures in German',
    [COURSES, /title: .*/, 'title: Embedded Systems'],
    ({ courses }) => [courses[0]?.title, courses[0]?.duration],
    ['Embedded Systems', german.courses[0]?.duration],
    ['Embedded Systems'],
  ],
  [
    'a new question, with English figures and quotes',
    [
      'content/contact.yaml',
      /(?<=faq:[\s\S]*items:\n)/,
      '    - question: New?\n      answer: "It\'s {replyTime} for {students}."\n',
    ],
    ({ contact }) => contact.faq.items[0],
    { question: 'New?', answer: 'It’s 24\u00a0hours for 15,000+.' },
    ['New?', 'It’s 24\u00a0hours for 15,000+.'],
  ],
  [
    'a removed row',
    [PAYMENTS, /(?<=refundTable:[\s\S]*rows:\n) +- paid[\s\S]*?(?= +- paid)/, ''],
    ({ payments }) => payments.refundTable.rows.length,
    german.payments.refundTable.rows.length - 1,
    [],
  ],
  [
    '"Yes" that becomes "No": no old promise stays',
    [PAYMENTS, /(?<=refundable: )Yes.*/, 'No refunds'],
    ({ payments }) => payments.refundTable.rows[0]?.refundable,
    'No refunds',
    ['No refunds'],
  ],
  [
    'case, spaces and punctuation: the translation stays',
    ['content/home.yaml', LABEL, `${LABEL.toUpperCase()}!`],
    ({ home }) => home.hero.primary.label,
    german.home.hero.primary.label,
    [],
  ],
  [
    'a new coin',
    [SITE, /(?<=^coins:\n)/m, '  - code: SOL\n    name: Solana\n'],
    ({ site }) => site.coins[0],
    { code: 'SOL', name: 'Solana' },
    ['Solana'],
  ],
  [
    'new hours of support',
    [SITE, /(?<=supportHours:\n {4}value: ).*/, 'Mon–Fri'],
    ({ contact }) => contact.cards.hours.value,
    'Mon–Fri',
    ['Mon–Fri'],
  ],
])('%s', (_what, change, shown, expected, untranslated) => {
  const content = inGerman(change);
  expect(shown(content)).toEqual(expected);
  const isNew = (text: string) => !german.untranslated.includes(text);
  expect(content.untranslated.filter(isNew)).toEqual(untranslated);
  expect(content.warnings).toEqual([]);
});

test('a new course in English only stands among the others in every language', () => {
  const entry = (sources[COURSES] ?? '').match(/ {2}- slug: algorithm[\s\S]*$/)?.[0] ?? '';
  const own = entry.replace(/slug: .*/, 'slug: new').replace(/title: .*/, 'title: New Course');
  const copy = edited([COURSES, /$/, own.replace(/short: .*/, 'short: New')]);
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
  const site = sources[SITE]?.replace(/^ {2}privacy:/m, '  privacy: https://law.example/p') ?? '';
  expect(() => parseContent({ ...only, [SITE]: site })).toThrow('leads elsewhere');
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
  const fuzzy = { ...whole, [PO]: whole[PO].replace('\nmsgid "S"', '\n#, fuzzy\nmsgid "S"') };
  expect(parseContent(fuzzy, 'de').links.legal[0]?.href).toBe('/privacy');
});

/** The translation of a button. */
const PRIMARY = new RegExp(`(?<=msgid "${LABEL}"\n)msgstr .*`);
const TUTORS = /(?<=msgid "\{tutors\} tutors.*\n)msgstr .*/;
const NOTE = /(?<=msgid "\*\*This form writes.*\n)msgstr .*/;

test.each<[string, Change, string, (content: typeof german) => string | undefined]>([
  [
    'a lost token',
    [PO, TUTORS, 'msgstr "Tutoren unterrichten live."'],
    'lacks {tutors}',
    ({ home }) => home.features.learn.items[0]?.text,
  ],
  [
    'a lost mark',
    [PO, NOTE, 'msgstr "Dieses Formular schreibt Ihre E-Mail."'],
    'lacks the marks **',
    ({ contact }) => contact.form.note,
  ],
  [
    'half a mark',
    [PO, NOTE, 'msgstr "**Dieses Formular schreibt Ihre E-Mail."'],
    'has ** without its other half',
    ({ contact }) => contact.form.note,
  ],
  [
    'a text that is too long',
    [PO, PRIMARY, `msgstr "${'Kurse '.repeat(9)}"`],
    'at most 40 are allowed',
    ({ home }) => home.hero.primary.label,
  ],
  [
    'HTML',
    [PO, PRIMARY, 'msgstr "<b>Kurse</b>"'],
    'has an HTML tag',
    ({ home }) => home.hero.primary.label,
  ],
])(
  'a translation with %s is not used, and named with its line',
  (_what, change, message, shown) => {
    const content = inGerman(change);
    expect(shown(content)).toBe(shown(english));
    expect(content.warnings).toHaveLength(1);
    const [{ file, line = 0, message: said } = { file: '', message: '' }] = content.warnings;
    const entry =
      edited(change)
        [PO]?.split('\n')
        .slice(line - 1)
        .join('\n') ?? '';
    const id = /^msgid "(.*)"/.exec(entry)?.[1];
    expect(file).toBe(PO);
    expect(said).toContain(message);
    expect(said.startsWith(`"${id?.replaceAll('\\"', '"')}"`)).toBe(true);
  },
);

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

test('an email in another language ends with its subject in the first one', () => {
  const { body } = preparedMail(german, ({ mail }) => mail.support);
  expect(body.endsWith(`\n\n[EN] ${english.mail.support.subject}`)).toBe(true);
});
