/** The error messages for mistakes in content/. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoMistake } from './check/check.ts';
import { readSources } from './read/sources.ts';
import { readYaml } from './read/yaml-file.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from './schemas/files.ts';
import { valuesIn } from './schemas/walk-schema.ts';
import { parseSource } from './site-content.ts';

const sources = readSources();

/** file | the first match of a pattern | what it becomes | part of the message, at the changed line */
const MISTAKES = String.raw`
home | ^  title: | \ttitle: | Tabs are not allowed
home | ^  heading: .* |   heading: One #1 two | are a comment. Put the whole text in double quotes
home | ^  heading: .* |   heading: {brand} | needs one text here
home | ^  heading: .* |   heading: O\u202ene | invisible character
home | ^  heading: .* |   heading: "**One** two" | can't be marked
home | ^  heading: .* |   heading: &one One | at the start as a name
home | (?<=^ +stamp: ).*(?:\n {4}.*)* | "**Live**" | can't be marked
home | ^  heading: .* |   heading: One <b>two</b> | HTML tag
home | ^  heading: .* |   heading: One [two](/about) | Markdown link
home | ^  heading: .* |   heading: One''s | one apostrophe itself
home | ^  heading: .* |   heading: One {brant} | Did you mean {brand}?
home | ^  heading: .* |   heading: One {brand | brace without its other half
home | ^  heading: .* |   heading: Verantwortungs\u00a0bewusstsein | a phone shows at most
home | (?<=^  title: ).* | ${'word '.repeat(13)} | at most 60 are allowed
home | (?<=text: )>- | |- | has a line break
home | ^  heading: |   haeding: | Did you mean heading?
home | (?<=href: )/contact | /tutoring#kompare | no part "kompare". Did you mean /tutoring#compare?
services | (?<=href: )/payments#request | /payments#service=visa-transfer | no part "service=visa-transfer". Write one of /payments, /payments#main
site | (?<=^ +registration:).* |  0123456 | in quotes: "0123456"
courses | (?<=title: )Mobile.* | Full-Stack Web Development | already in entry 1
payments | (?<=check: )5 | 7 | There is no check 7: the last is 6
services | (?<=stations: )\[2\] | [2, 6] | There is no station 2,6: the last of content/payments.yaml is 5
payments | (?<=holder: )us | them | is not one of you, network, us, authority
services | (?<=stations: )all | some | neither "all" nor a list of numbers
contact | (?<=^ {2}note: )>-(?:\n {4}.*)+ | "**One" | without its other half
mail | (?<=subject: ").*(?=\{courseTitle)[^"]* | One | lacks {courseTitle}
site | (?<=^email: ).* | info@münchen.de | xn--
home | ^  title: | \u00a0\u00a0title: | press the space bar
site | (?<=^languages:\n(?:  .*\n)+)(?=\n) |   - code: la\n | There is no translations/la.po
site | (?<=^ {2}- code: )de | jp | Write ja
site | (?<=answersIn:) |  [en-UK] | Write en-GB
site | (?<=^ +confirmed:).* |  2026-02-30 | is not a date
`;

const rows = MISTAKES.trim()
  .split('\n')
  .map((row) => row.split(' | '));

/** `\n` and `\u00ad` in a cell of the table. */
function unescaped(cell: string): string {
  return cell.replace(/\\(?:n|t|u[\da-f]{4})/g, (code) => JSON.parse(`"${code}"`));
}

test.each(rows)('%s: %s becomes %s', (name = '', pattern = '', to = '', message = '') => {
  const file = `content/${name}.yaml`;
  const before = sources[file] ?? '';
  const after = before.replace(new RegExp(pattern, 'm'), () => unescaped(to));
  expect(after).not.toBe(before);
  const [one, other] = [before.split('\n'), after.split('\n')];
  const line = other.findIndex((text, index) => text !== one[index]) + 1;
  const parse = () => parseSource({ ...sources, [file]: after });
  expect(parse).toThrow(new RegExp(`^${file}:${line}[: ]`, 'm'));
  expect(parse).toThrow(message);
});

test('without prices no text has their range, unless there is another text instead', () => {
  const { 'content/site.yaml': site = '', 'content/home.yaml': home = '' } = sources;
  const files = {
    'content/site.yaml': site.replace('showPrices: true', 'showPrices: false'),
    'content/home.yaml': home.replace(/(?<=lead: ).*/, 'For {priceRange}.'),
  };
  expect(() => parseSource({ ...sources, ...files })).toThrow(
    /one mistake.\n\ncontent\/home.yaml:\d+: review › lead: has {priceRange}, but showPrices/,
  );
});

test('mistakes of several files are reported at once, in their order', () => {
  const { 'content/home.yaml': _, ...others } = sources;
  const site = `${sources['content/site.yaml']}\none: two\n`;
  const broken = { 'content/site.yaml': site, 'content/about.yaml': '# nothing\n' };
  const inOrder = [
    /has 3 mistakes.\n\ncontent\/site.yaml:\d+: one: "one" is not a key here/,
    /content\/home.yaml: This file is missing. Put it back under this name./,
    /content\/about.yaml:1: is missing or empty. Write what it says \(The page About\)./,
  ].map(({ source }) => source);
  expect(() => parseSource({ ...others, ...broken })).toThrow(new RegExp(inOrder.join('.*\n')));
});

test('a PO file whose name is no code of a language is named', () => {
  expect(() => parseSource({ ...sources, 'translations/pt_BR.po': '' })).toThrow(
    'translations/pt_BR.po: "pt_BR" is not the code of a language. Write pt-BR, as the name of',
  );
});

test('a photograph that is not there is named with its line, and one that is too heavy', () => {
  const file = 'content/about.yaml';
  const shown = sources[file]?.replace(/^# people:\n(?:# .*\n)+/m, (lines) =>
    lines.replaceAll(/^# /gm, ''),
  );
  const line = (shown ?? '').split('\n').findIndex((row) => row.includes('photo: ')) + 1;
  expect(() => parseSource({ ...sources, [file]: shown ?? '' })).toThrow(
    `one mistake.\n\n${file}:${line}: people › items › entry 1 › photo: There is no public/people/jane-doe.jpg. Put the photograph there.`,
  );
  expect(photoMistake('public/share/payments.png')).toMatch(/ has \d+ kB\. Make it /);
  expect(photoMistake('public/apple-touch-icon.png')).toBeUndefined();
  expect(photoMistake('public/Favicon.SVG')).toMatch(/^The file is favicon.svg. /);
});

test('a photograph that says where it was taken is refused, and a HEIC', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'photo-')), 'a.jpg');
  const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  const exif = { IFD0: { Artist: 'A' } };
  await photo.clone().withExif(exif).toFile(file);
  expect(photoMistake(file)).toBeUndefined();
  await photo.withExif({ ...exif, IFD3: { GPSLatitude: '59/1 26/1 0/1' } }).toFile(file);
  expect(photoMistake(file)).toMatch(/ says where it was taken. Save it again/);
  writeFileSync(file, '\0\0\0\x24ftypheic');
  expect(photoMistake(file)).toMatch(/ is another kind of file than its name says/);
});

test.each(CONTENT_NAMES)('%s: the line of each value is that of its key', (name) => {
  const text = sources[fileOf(name)];
  if (text === undefined) return;
  const { data, lineOf } = readYaml(text);
  const rows = text.split('\n');
  for (const { path } of valuesIn(CONTENT_SCHEMAS[name], data)) {
    const key = path.findLast((each) => typeof each === 'string');
    if (key === undefined) continue;
    const isEntry = typeof path.at(-1) === 'number';
    expect(rows[lineOf(path) - 1], path.join('.')).toMatch(isEntry ? /^ *- / : `${key}:`);
  }
});
