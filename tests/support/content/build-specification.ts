/** Builds the site that tests look at, if it is not dist/ (specification-dist.ts). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, copySite } from '../serve/site-copy.ts';
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
  await buildCopy(SPECIFICATION_COPY);
}
