import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as setup } from '@playwright/test';
import { buildCopy, copyWholeSite } from '../../support/serve/site-copy.ts';
import { COPIES, RATES_ADDRESS } from './places.ts';

/** The comment above the switch in content/site.yaml, and the switch itself, commented out. */
const SWITCH = /\n(?:\n# .*)*\n# rates:\n# {3}url: .*/;

setup('the site is built with an address for rates, and without one', async () => {
  setup.setTimeout(240_000);
  await Promise.all([
    buildWith(COPIES.on, `\n\nrates:\n  url: ${RATES_ADDRESS}`),
    buildWith(COPIES.absent, ''),
  ]);
});

async function buildWith(root: string, rates: string): Promise<void> {
  rmSync(root, { recursive: true, force: true });
  copyWholeSite(root);
  const file = join(root, 'content/site.yaml');
  const delivered = readFileSync(file, 'utf8');
  if (!SWITCH.test(delivered)) throw new Error('content/site.yaml has no switch for rates.');
  writeFileSync(
    file,
    delivered.replace(SWITCH, () => rates),
  );
  await buildCopy(root);
}
