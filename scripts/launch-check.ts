/**
 * `npm run launch-check`: lists what stands open before the site may go public, and ends with 1 while
 * anything does. It builds the site into a temporary folder to look at its pages, and changes nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeProblem } from '#content/problem.ts';
import { openPoints } from '../build/open-points.ts';

const dist = mkdtempSync(join(tmpdir(), 'launch-check-'));
try {
  const build = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', dist],
    { encoding: 'utf8' },
  );
  if (build.status === 0) await tellOpenPoints();
  else tell(build.stdout + build.stderr);
} finally {
  rmSync(dist, { recursive: true, force: true });
}

async function tellOpenPoints(): Promise<void> {
  const points = await openPoints(dist, new Date());
  if (points.length === 0) console.log('Nothing stands open: the site may go public.');
  else tell(`Before launch:\n\n${points.map(writeProblem).join('\n')}\n\n${points.length} in all.`);
}

function tell(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
