/** Every text as long as its place in the schema allows, on a phone: nothing is cut, broken or beside the screen. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from '#content/read/sources.ts';
import { type Server, serve } from '../../tools/hosts/built-site.ts';
import { fullTexts } from '../support/content/full-texts.ts';
import { layoutFaults } from '../support/look/layout-faults.ts';
import { openSettled } from '../support/look/look.ts';
import { buildCopy, copySite, editCopy } from '../support/serve/site-copy.ts';
import { EVERY_PATH, expect, test } from '../support/site.ts';

const BUILD_MS = 120_000;
const PHONE_PX = 360;
/** At the others a word may be broken: some columns are narrower than on a phone. */
const WIDTHS = [320, PHONE_PX, 640, 768, 832, 1024, 1280];

test.describe.configure({ timeout: BUILD_MS });
test.use({
  baseURL: ({ browserName: _ }, use) => use(server?.address),
  viewport: { width: PHONE_PX, height: 740 },
});

let root: string;
let server: Server | undefined;

test.beforeAll(async () => {
  root = copySite();
  for (const [file, text] of Object.entries(fullTexts(sourcesIn(join(root, 'content'))))) {
    writeFileSync(join(root, file), text);
  }
  editCopy(root, 'content/site.yaml', 'comparePrices: false', 'comparePrices: true');
  await buildCopy(root);
  server = await serve(join(root, 'dist'));
});

test.afterAll(() => {
  server?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('the fullest texts fit a phone, and no width cuts them', async ({ page }) => {
  for (const path of EVERY_PATH) {
    await openSettled(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const faults = await layoutFaults(page);
      const lost = faults.filter((fault) => width === PHONE_PX || !fault.startsWith('broken'));
      expect.soft(lost, `${path} at ${width} px`).toEqual([]);
    }
  }
});
