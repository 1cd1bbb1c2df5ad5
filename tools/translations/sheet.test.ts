import { expect, test } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { pseudoLanguage } from '../../tests/support/content/pseudo-language.ts';
import { SPECIFICATION } from '../../tests/support/content/specification.ts';
import { corrected } from './corrected.ts';
import { readSheet, writeSheet } from './sheet.ts';
import { translatedTexts } from './texts.ts';

const SPANISH = 'content/es/payments.yaml';
const spanish = pseudoLanguage(SPECIFICATION, 'es');
const sources: Record<string, string> = {
  ...SPECIFICATION,
  ...spanish,
  [SPANISH]: `# For the owner: keep the word "wallet".\n${spanish[SPANISH]}`,
};
const texts = translatedTexts(sources, 'es');
const sheet = writeSheet(texts);

test('the sheet has a line for each text, with its key, the English and the translation', () => {
  expect(sheet).toMatch(/^\ufeffKey,English,Translation\r\n/);
  expect(sheet).toContain('home.yaml: hero › primary › label,Explore Courses,Explóré Cóúrsés');
  expect(texts.length).toBeGreaterThan(400);
});

test('a sheet that nobody corrected changes nothing', () => {
  expect(readSheet(sheet, texts)).toEqual([]);
});

test('a correction comes back with quotes, commas and lines, and comments stay', () => {
  const note = 'Nó sé cobra nada, "de verdad".';
  const row = texts.find(({ key }) => key === 'payments.yaml: form › note');
  const changes = readSheet(
    writeSheet(texts.map((text) => (text === row ? { ...text, own: note } : text))),
    texts,
  );
  expect(changes).toEqual([{ ...row, own: note }]);
  const after = corrected(sources, changes);
  expect(Object.keys(after)).toEqual([SPANISH]);
  expect(after[SPANISH]).toMatch(/^# For the owner: keep the word "wallet"\.\n/);
  const { form } = parseContent({ ...sources, ...after }, 'es').payments;
  expect(form.note).toBe(note);
});

test.each([
  ['Schlüssel;English;Translation\r\n', 'must have the columns "Key", "English", "Translation"'],
  ['Key,English,Translation\r\nhome.yaml: h2,A,B\r\n', 'The content has no text "home.yaml: h2".'],
])('a table that is not such a sheet is refused: %j', (csv, message) => {
  expect(() => readSheet(`${csv}x,y,z\r\n`, texts)).toThrow(message);
});
