/**
 * `npm run launch-check`: lists what is open before the site may go public, and exits with 1 while
 * anything is. It builds the site into a temporary folder to check its pages, and changes nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProblem } from '#content/read/problem.ts';
import { launchBlockers } from './launch-blockers.ts';

const dist = mkdtempSync(join(tmpdir(), 'launch-check-'));
try {
  const build = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', dist],
    { encoding: 'utf8' },
  );
  if (build.status === 0) await reportOpenPoints();
  else fail(build.stdout + build.stderr);
} finally {
  rmSync(dist, { recursive: true, force: true });
}

async function reportOpenPoints(): Promise<void> {
  const points = await launchBlockers(dist, new Date());
  if (points.length === 0) console.log('Nothing is open: the site may go public.');
  else fail(`Before launch:\n\n${points.map(writeProblem).join('\n')}\n\n${points.length} in all.`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
