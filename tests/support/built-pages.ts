/** Every built page in every language, as a tree of elements, with the content it was made from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { PAGE_NAMES, type PageName, pageOf } from '#site/pages.ts';
import { one } from '../../tools/build/html.ts';
import { CONTENTS, pathIn } from './content.ts';
import { builtSite } from './serve/servers.ts';

const DIST = builtSite();

export function builtFile(name: string): Buffer {
  return readFileSync(join(DIST, name));
}

export type BuiltPage = (typeof EVERY_PAGE)[number];

/** The page for an unknown address has no translation; optional pages may not exist. `path` is that in English. */
export const EVERY_PAGE = CONTENTS.flatMap((content, index) =>
  PAGE_NAMES.flatMap((name) => {
    const { language } = content;
    const { path, isUnlisted } = pageOf(name);
    if ((isUnlisted && index > 0) || !content[name]) return [];
    const address = pathIn(path, language);
    const file = `${address.slice(1) || 'index'}.html`;
    const html = builtFile(file).toString();
    return [{ name, address, path, language, content, file, html, page: one(parse(html), 'html') }];
  }),
);

/** A page in each language. */
export const pagesNamed = (name: PageName) => EVERY_PAGE.filter((each) => each.name === name);
