/** Makes sure that Firefox and WebKit are there for `npm run test:engines`; installs them with apt. */
import { spawnSync } from 'node:child_process';
import { missingPackages } from './engines.ts';

const missing = missingPackages();
if (missing.length > 0) {
  const apt = `apt-get update && apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() === 0) {
    console.log(`Missing: ${missing.join(', ')}. Running: ${apt}`);
    spawnSync(apt, { shell: true, stdio: 'inherit' });
  }
  const stillMissing = missingPackages();
  if (stillMissing.length > 0) {
    console.error(`Missing: ${stillMissing.join(', ')}. They are packages of Debian and Ubuntu.`);
    console.error(`Run this, then try again: sudo sh -c "${apt}"`);
    process.exit(1);
  }
}
