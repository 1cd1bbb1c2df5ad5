/** Builds the site that tests look at, if it is not dist/ (specification-dist.ts). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../serve/site-copy.ts';
import { SPECIFICATION } from './specification.ts';
import { isSpecification, SPECIFICATION_COPY } from './specification-dist.ts';

if (!isSpecification()) {
  console.log(`The content differs from the specification: tests look at ${SPECIFICATION_COPY}.`);
  rmSync(SPECIFICATION_COPY, { recursive: true, force: true });
  copySite(SPECIFICATION_COPY);
  rmSync(join(SPECIFICATION_COPY, 'content'), { recursive: true });
  mkdirSync(join(SPECIFICATION_COPY, 'content/en'), { recursive: true });
  for (const [file, text] of Object.entries(SPECIFICATION)) {
    writeFileSync(join(SPECIFICATION_COPY, file), text);
  }
  const { status } = spawnSync(
    process.execPath,
    [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent'],
    { cwd: SPECIFICATION_COPY, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
