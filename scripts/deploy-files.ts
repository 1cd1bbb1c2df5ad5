/** `npm run deploy-files`: writes deploy/ from build/headers.ts and content/site.yaml. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { deployFiles } from '../build/hosts/deploy-files.ts';
import { readSiteSettings } from '../build/site-settings.ts';

mkdirSync('deploy', { recursive: true });
for (const [file, text] of Object.entries(deployFiles(readSiteSettings()))) {
  writeFileSync(file, text);
  console.log(file);
}
