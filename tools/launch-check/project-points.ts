/** Files made from the content and kept in the project that are out of date or missing. */
import { existsSync, readFileSync } from 'node:fs';
import type { Content } from '#content/parse.ts';
import type { Problem } from '#content/read/problem.ts';
import { fileOf } from '#content/schemas/files.ts';
import { sharePictures, shareWords, wordsIn } from '../draw/share-words.ts';
import { deployFiles } from '../hosts/deploy-files.ts';

function point(file: string, message: string): Problem {
  return { file, path: [], message };
}

function picturePoints(sources: Readonly<Record<string, string>>): Problem[] {
  return sharePictures(sources).flatMap((picture) => {
    const { file } = picture;
    const isCurrent = existsSync(file) && wordsIn(readFileSync(file)) === shareWords(picture);
    const message =
      'shows a name, heading, number of coins or course lengths that differ from the content. Run: npm run art';
    return isCurrent ? [] : [point(file, message)];
  });
}

function hostPoints({ site }: Content): Problem[] {
  return Object.entries(deployFiles(site)).flatMap(([file, text]) => {
    const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
    return isCurrent ? [] : [point(file, 'is out of date. Run: npm run deploy-files')];
  });
}

function legalPoints({ site: { legal }, language }: Content): Problem[] {
  return (['privacy', 'terms'] as const).flatMap((name) => {
    if (legal[name] !== undefined) return [];
    const what = name === 'privacy' ? 'privacy policy' : 'terms of service';
    const message = `is missing: the site has no ${what}. Write this file (docs/owner.md shows how), or the address of yours after "${name}:" in content/site.yaml.`;
    return [point(fileOf(name, language), message)];
  });
}

function ratesPoints({ site: { rates } }: Content): Problem[] {
  if (rates === undefined || rates.url.startsWith('https:')) return [];
  const message = `"${rates.url}" is on this computer, which visitors can't reach. Write an address that begins with https://.`;
  return [{ file: 'content/site.yaml', path: ['rates', 'url'], message }];
}

/** @param content in the first language */
export function projectPoints(
  content: Content,
  sources: Readonly<Record<string, string>>,
): Problem[] {
  return [
    ...legalPoints(content),
    ...ratesPoints(content),
    ...picturePoints(sources),
    ...hostPoints(content),
  ];
}
