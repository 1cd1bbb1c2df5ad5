import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { launchPoints } from '#content/launch-points.ts';
import { parseContent } from '#content/parse.ts';
import type { Problem } from '#content/problem.ts';
import { readSources } from '#content/sources.ts';
import { type BuiltSite, pagePoints } from './page-points.ts';
import { licensePoints, securityTxtPoints } from './site-file-points.ts';

const SECURITY_TXT = '.well-known/security.txt';
const LICENSES = 'licenses.txt';

/** The day where the owner is, as 2026-11-30. */
function localDay(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

async function readBuiltSite(dist: string, url: string): Promise<BuiltSite> {
  const names = await readdir(dist, { recursive: true });
  const pages = new Map<string, string>();
  for (const name of names.filter((name) => name.endsWith('.html')).toSorted()) {
    const address = `/${name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
    pages.set(address, await readFile(join(dist, name), 'utf8'));
  }
  return { url, pages, files: new Set(names.map((name) => `/${name.split(sep).join('/')}`)) };
}

async function textOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? await readFile(file, 'utf8') : undefined;
}

/**
 * Everything that stands open before the site built in `dist` may go public: in the content, in the
 * pages and in the files beside them.
 */
export async function openPoints(dist: string, now: Date): Promise<Problem[]> {
  const sources = readSources();
  const { url } = parseContent(sources).site;
  const site = await readBuiltSite(dist, url);
  const inFile = (file: string) => (message: string) => ({ file, path: [], message });
  const securityTxt = await textOf(join(dist, SECURITY_TXT));
  const licenses = await textOf(join(dist, LICENSES));
  return [
    ...launchPoints(sources, localDay(now)),
    ...[...site.pages.keys()].flatMap((path) =>
      pagePoints(site, path).map(inFile(`the page ${path}`)),
    ),
    ...securityTxtPoints(securityTxt, url, now).map(inFile(`/${SECURITY_TXT}`)),
    ...licensePoints(licenses).map(inFile(`/${LICENSES}`)),
  ];
}
