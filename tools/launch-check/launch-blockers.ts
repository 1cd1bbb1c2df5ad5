import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseContent } from '#content/parse.ts';
import type { Problem } from '#content/read/problem.ts';
import { readSources } from '#content/read/sources.ts';
import { addressOf } from '../build/files/built-pages.ts';
import { filesIn } from '../build/files/files.ts';
import { readRecords } from '../translations/records.ts';
import { contentPoints } from './content-points.ts';
import { type BuiltSite, pagePoints } from './page-points.ts';
import { projectPoints } from './project-points.ts';
import { licensePoints, securityTxtPoints } from './site-file-points.ts';
import { translationPoints } from './translation-points.ts';

const SECURITY_TXT = '.well-known/security.txt';
const LICENSES = 'licenses.txt';

async function readBuiltSite(dist: string, url: string): Promise<BuiltSite> {
  const names = await filesIn(dist);
  const pages = new Map<string, string>();
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    pages.set(addressOf(name), await readFile(join(dist, name), 'utf8'));
  }
  return { url, pages, files: new Set(names.map((name) => `/${name}`)) };
}

async function textOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? await readFile(file, 'utf8') : undefined;
}

/**
 * Everything that is open before the site built in `dist` may go public: in the content, the pages and
 * the files beside them.
 */
export async function launchBlockers(dist: string, now: Date): Promise<Problem[]> {
  const sources = readSources();
  const content = parseContent(sources);
  const { url } = content.site;
  const site = await readBuiltSite(dist, url);
  const inFile = (file: string) => (message: string) => ({ file, path: [], message });
  const securityTxt = await textOf(join(dist, SECURITY_TXT));
  const licenses = await textOf(join(dist, LICENSES));
  return [
    ...contentPoints(sources, now),
    ...translationPoints(sources, readRecords),
    ...projectPoints(content, sources),
    ...[...site.pages.keys()].flatMap((path) =>
      pagePoints(site, path).map(inFile(`the page ${path}`)),
    ),
    ...securityTxtPoints(securityTxt, url, now).map(inFile(`/${SECURITY_TXT}`)),
    ...licensePoints(licenses).map(inFile(`/${LICENSES}`)),
  ];
}
