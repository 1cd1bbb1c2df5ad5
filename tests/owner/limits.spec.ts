/** Every text as long as its place in the schema allows: nothing is cut, broken or beside the screen. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from '#content/read/sources.ts';
import { type Server, serve } from '../../tools/hosts/serve.ts';
import { layoutFaults } from '../support/look/layout-faults.ts';
import { openSettled } from '../support/look/look.ts';
import { fullTexts } from '../support/other-content.ts';
import { buildCopy, copySite, editCopy } from '../support/serve/site-copy.ts';
import { expect, test } from '../support/site.ts';
import { EVERY_PATH } from '../support/words.ts';

const PHONE_PX = 360;
/** At the others a word may be broken: some columns are narrower than on a phone. */
const WIDTHS = [320, PHONE_PX, 640, 768, 832, 1024, 1280];

test.use({ baseURL: ({ browserName: _ }, use) => use(server?.address) });

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
      // The specimen, the refunds and the letter of Payments break long words.
      const mayBreak = width !== PHONE_PX || path === '/payments';
      const lost = faults.filter((fault) => !mayBreak || !fault.startsWith('broken'));
      // The first ones show where.
      expect.soft(lost.slice(0, 9), `${path} at ${width} px`).toEqual([]);
    }
  }
});
