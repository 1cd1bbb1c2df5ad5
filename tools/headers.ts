/** `npm run headers`: writes the headers of tools/build/headers.ts into the files for hosts. */
import { writeFileSync } from 'node:fs';
import { readSources } from '#content/read/sources.ts';
import { exitOnMistakes } from './build/check-content.ts';
import { hostFiles } from './build/host-files.ts';

const files = exitOnMistakes(() => hostFiles(readSources()));
for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
