import { expect, test } from 'vitest';
import { readSources } from '#content/read/sources.ts';
import { contentIn } from '#content/site-content.ts';
import { updateFiles } from './translations.ts';

const HOME = 'content/home.yaml';
const SITE = 'content/site.yaml';
const PO = 'translations/de.po';
/** The content with one translation: each of the others would take as long. */
const files = Object.entries(readSources()).filter(
  ([file]) => !file.endsWith('.po') || file === PO,
);
const sources = Object.fromEntries(
  files.map(([file, text]) => [
    file,
    file === SITE ? text.replaceAll(/^ {2}- code: (?!en|de)[a-z]{2}\n(?: {4}.*\n)*/gm, '') : text,
  ]),
);
const H1 = contentIn(sources).home.h1;
const CHANGED = `${H1} Today`;

function withH1(text: string): Record<string, string> {
  return { ...sources, [HOME]: (sources[HOME] ?? '').replace(`h1: ${H1}`, `h1: ${text}`) };
}

/** The entry of a text, with the comments above it. */
function entryOf(po: string | undefined, text: string): string | undefined {
  return po?.split('\n\n').find((entry) => entry.includes(`msgid "${text}"`));
}

const translation = /msgstr .*/.exec(entryOf(sources[PO], H1) ?? '')?.[0] ?? '';

test('a text that changed keeps its translation as fuzzy, with what it was', () => {
  const changed = withH1(CHANGED);
  const { [PO]: po = '' } = updateFiles(changed);
  expect(entryOf(po, CHANGED)).toBe(
    [
      '#: content/home.yaml#h1',
      "#. The page's heading",
      '#, fuzzy',
      `#| msgid "${H1}"`,
      `msgid "${CHANGED}"`,
      translation,
    ].join('\n'),
  );
  expect(contentIn({ ...changed, [PO]: po }, 'de').home.h1).toBe(CHANGED);
  expect(updateFiles({ ...changed, [PO]: po })[PO], 'at the next run').toBe(po);
  // It is kept, and serves again when the text comes back.
  expect(po).toContain(`#~ msgid "${H1}"\n#~ ${translation}`);
  const { [PO]: back = '' } = updateFiles({ ...sources, [PO]: po });
  expect(entryOf(back, H1)).toContain(`msgid "${H1}"\n${translation}`);
  expect(entryOf(back, H1)).not.toContain('fuzzy');
  expect(back).not.toContain(`#~ msgid "${H1}"`);
});

test('another text is new and empty; one with other punctuation keeps its translation', () => {
  const other = updateFiles(withH1('Welcome'))[PO];
  expect(entryOf(other, 'Welcome')).toMatch(/msgid "Welcome"\nmsgstr ""$/);
  const louder = updateFiles(withH1(`${H1}!`))[PO];
  expect(entryOf(louder, `${H1}!`)).toBe(entryOf(sources[PO], H1)?.replace(H1, `${H1}!`));
  expect(louder).not.toContain(`#~ msgid "${H1}"`);
});

test("a translator's comments and the headers stay; a second run changes nothing", () => {
  const commented = (updateFiles(sources)[PO] ?? '')
    .replace('#: content/home.yaml#h1', '# A decision.\n#: content/home.yaml#h1')
    .replace('Last-Translator: none', 'Last-Translator: Eva')
    .replace('\n\n', '\n"X-Generator: Poedit 3.4\\n"\n\n');
  expect(updateFiles({ ...sources, [PO]: commented })[PO]).toBe(commented);
});

test('a language begins with every text, empty', () => {
  const code = 'pt-BR';
  const { [`translations/${code}.po`]: po = '', 'translations/messages.pot': template } =
    updateFiles({ ...sources, [`translations/${code}.po`]: '' });
  expect(po).toContain('# Português (Brasil). docs/translating.md');
  expect(po).toContain(`"Language: ${code}\\n"`);
  const entries = (text: string | undefined) => text?.slice(text.indexOf('#:'));
  expect(entries(po)).toBe(entries(template));
  const site = sources[SITE] ?? '';
  const listed = site.replace('\nlanguages:\n  - code: en\n', `$&  - code: ${code}\n`);
  const withLanguage = { ...sources, [SITE]: listed, [`translations/${code}.po`]: po };
  expect(contentIn(withLanguage, code)).toMatchObject({
    pathPrefix: `/${code.toLowerCase()}`,
    warnings: [],
  });
});
