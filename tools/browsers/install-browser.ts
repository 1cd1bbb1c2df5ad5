/** Makes sure that there is a Chromium for the browser tests; installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const PLAYWRIGHT = 'npx playwright install chromium';
const APT = 'apt-get update && apt-get install -y chromium chromium-headless-shell';

const attempts = isRoot() || process.env.CI ? [PLAYWRIGHT, APT] : [PLAYWRIGHT];
for (const command of attempts) {
  if (findChromium()) break;
  console.log(`No Chromium found. Running: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
if (!findChromium()) {
  console.error(`No Chromium could be installed. Run this, then try again: sudo sh -c "${APT}"`);
  process.exit(1);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
