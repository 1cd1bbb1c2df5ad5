/** Every text as long as its limit allows: nothing is cut off, broken or beside the screen. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import { textRules } from '#content/schemas/field-types.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import type { TextLimit } from '#content/schemas/text-limits.ts';
import { mapBySchema } from '#content/schemas/visit.ts';
import { type Server, serve } from '../../tools/serve.ts';
import { expect, test } from '../support/fixtures.ts';
import { layoutFaults, openSettled } from '../support/layout.ts';
import { buildCopy, copySite, publishOnly } from '../support/serve/site-copy.ts';
import { EVERY_PATH } from '../support/words.ts';

const PHONE_PX = 360;
/** At the others a word may be broken. */
const WIDTHS = [320, PHONE_PX, 640, 768, 832, 1024, 1280];

test.use({ baseURL: ({ browserName: _ }, use) => use(server?.address) });

let root: string;
let server: Server | undefined;

test.beforeAll(async () => {
  root = copySite();
  publishOnly(root, 'en');
  for (const [file, text] of Object.entries(readSources(root))) {
    writeFileSync(join(root, file), text.replaceAll(/^( +answer:)$/gm, '$1 An answer.'));
  }
  for (const [file, text] of Object.entries(fullTexts(readSources(root)))) {
    writeFileSync(join(root, file), text);
  }
  buildCopy(root);
  server = await serve(join(root, 'dist'));
});
test.afterAll(() => {
  server?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('the fullest texts fit a phone, and no width cuts them', async ({ page }) => {
  for (const path of EVERY_PATH) {
    await openSettled(page, path);
    const widths = await page
      .locator('.overprint text')
      .evaluateAll((all: SVGTextElement[]) => all.map((text) => text.getBBox().width));
    expect.soft(Math.max(0, ...widths), 'the overprint fits its drawing').toBeLessThan(400);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const faults = await layoutFaults(page);
      // Other pages have columns, in which the longest words break.
      const mayBreak = width !== PHONE_PX || path !== '/';
      const lost = faults.filter((fault) => !mayBreak || !fault.startsWith('broken'));
      // The first ones show where.
      expect.soft(lost.slice(0, 9), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** German letter frequencies: its words are the longest. */
const LETTERS = 'verantwortungsbewusstseinsbildendegesamtheitenmacherin';
/** Texts that stay: they are never shown. */
const LEFT_AS_IT_IS = /^statements|source$/;

/** Fills the limit with words of the longest allowed length; no two words or texts are equal. */
function fullText(
  { maxChars, maxWordChars }: TextLimit,
  number: number,
  fill: readonly string[],
): string {
  const digit = (index: number) => LETTERS[20 + (Math.floor(index) % 10)] ?? '';
  const words = Array.from({ length: maxChars }, (_, index) =>
    (digit(index) + digit(index / 10) + LETTERS.slice(number % 10)).slice(0, maxWordChars),
  );
  return [...fill.map((name) => `{${name}}`), number, ...words].join(' ').slice(0, maxChars).trim();
}

/** The content files with these texts, by name. */
function fullTexts(sources: Readonly<Record<string, string>>): Record<string, string> {
  let number = 0;
  const files = CONTENT_NAMES.flatMap((name) => {
    const file = fileOf(name);
    if (name === 'mail' || sources[file] === undefined) return [];
    const data = mapBySchema(CONTENT_SCHEMAS[name], parse(sources[file]), (found) => {
      const { value, path, schema } = found;
      const textRule = textRules.get(schema);
      if (typeof value !== 'string' || !textRule || LEFT_AS_IT_IS.test(path.join('.')))
        return value;
      number += 1;
      return path[0] === 'meta'
        ? `Page ${number}`
        : fullText(textRule.limit, number, textRule.placeholders);
    });
    return [[file, stringify(data, { lineWidth: 0 })]];
  });
  return Object.fromEntries(files);
}
