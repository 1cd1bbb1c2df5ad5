/** `npm run deploy-files`: writes deploy/ from site.yaml and tools/build/policy/headers.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { endWithMistakes } from '../build/content/end-with-mistakes.ts';
import { readSiteSettings } from '../build/content/site-settings.ts';
import { deployFiles } from './deploy-files.ts';

const site = endWithMistakes(readSiteSettings);
mkdirSync('deploy', { recursive: true });
for (const [file, text] of Object.entries(deployFiles(site))) {
  writeFileSync(file, text);
  console.log(file);
}
