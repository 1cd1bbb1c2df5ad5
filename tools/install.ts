/** `node tools/install.ts NAME…`: installs the programs of programs.ts that are missing. */
import { spawnSync } from 'node:child_process';
import { PROGRAMS, type Program, pathsOf } from './programs.ts';

install(process.argv.slice(2) as Program[]); // Called from package.json only.

function install(names: readonly Program[]): void {
  const missing = () => names.filter((name) => pathsOf(name).length === 0);
  const packages = missing().map((name) => PROGRAMS[name].packages);
  const apt = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const playwright = names.includes('chromium') ? ['npx playwright install chromium'] : [];
  for (const command of process.getuid?.() === 0 ? [...playwright, apt] : playwright) {
    if (missing().length === 0) return;
    console.log(`Missing: ${missing().join(', ')}. Running: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  if (missing().length === 0) return;
  console.error(`Missing: ${missing().join(', ')}. Run: sudo sh -c "${apt}"`);
  process.exitCode = 1;
}
