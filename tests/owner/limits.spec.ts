/** Every text as long as its place in the schema allows: nothing is cut, broken or beside the screen. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, fileOf } from '#content/schemas/files.ts';
import type { Place } from '#content/schemas/places.ts';
import { mapBySchema } from '#content/schemas/visit.ts';
import { type Server, serve } from '../../tools/serve.ts';
import { layoutFaults, openSettled } from '../support/look.ts';
import { buildCopy, copySite, editCopy, publishOnly } from '../support/serve/site-copy.ts';
import { expect, test } from '../support/site.ts';
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
  for (const [file, text] of Object.entries(fullTexts(readSources(root)))) {
    writeFileSync(join(root, file), text);
  }
  editCopy(root, 'content/site.yaml', 'comparePrices: false', 'comparePrices: true');
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
      .locator('.sheet-overprint text')
      .evaluateAll((all: SVGTextElement[]) => all.map((text) => text.getBBox().width));
    expect.soft(Math.max(0, ...widths), 'over a sheet, in its drawing').toBeLessThan(400);
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

/** Letters as frequent as in German, whose words are the longest. */
const LETTERS = 'verantwortungsbewusstseinsbildendegesamtheitenmacherin';
/** What tokens are made of, and what is never shown. */
const NOT_FILLED = /^statements|source$/;

/** The longest words that fit, as often as fits; each word and each text of a site is another. */
function fullText({ limit, word }: Place, number: number, fill: readonly string[]): string {
  const digit = (index: number) => LETTERS[20 + (Math.floor(index) % 10)] ?? '';
  const words = Array.from({ length: limit }, (_, index) =>
    (digit(index) + digit(index / 10) + LETTERS.slice(number % 10)).slice(0, word),
  );
  return [...fill.map((name) => `{${name}}`), number, ...words].join(' ').slice(0, limit).trim();
}

/** The content files with these texts, by name. */
function fullTexts(sources: Readonly<Record<string, string>>): Record<string, string> {
  let number = 0;
  const files = CONTENT_NAMES.flatMap((name) => {
    const file = fileOf(name);
    if (name === 'mail' || sources[file] === undefined) return [];
    const data = mapBySchema(CONTENT_SCHEMAS[name], parse(sources[file]), (found) => {
      const { value, path, schema } = found;
      const treatment = treatments.get(schema);
      if (typeof value !== 'string' || !treatment || NOT_FILLED.test(path.join('.'))) return value;
      number += 1;
      return path[0] === 'meta'
        ? `Page ${number}`
        : fullText(treatment.place, number, treatment.fill);
    });
    return [[file, stringify(data, { lineWidth: 0 })]];
  });
  return Object.fromEntries(files);
}
