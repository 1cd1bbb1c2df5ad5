import { languageRoot, localAddress, publishedLanguages } from '#content/languages.ts';
import { baseNameOf } from '#content/schemas/files.ts';
import { PAGE_NAMES, type PageName, pages } from '#pages.ts';

/** Files that are no page, and a page that shows what is in them. */
const SHOWN_ON: Readonly<Record<string, PageName>> = {
  'courses.yaml': 'tutoring',
  'mail.yaml': 'tutoring',
};

/** The address of the page that shows a file, "/de/tutoring"; a language that is not published has none. */
export function pathOfPage(file: string, sources: Readonly<Record<string, string>>): string {
  const languages = publishedLanguages(sources);
  const [, language = languages[0], base = ''] = /^content\/(\w+)\/(.+)/.exec(file) ?? [];
  const name = SHOWN_ON[base] ?? PAGE_NAMES.find((each) => baseNameOf(each) === base) ?? 'home';
  const root = languages.includes(language) ? languageRoot(language, languages) : '';
  return name === 'notFound' ? '/404' : localAddress(pages[name].path, root) || '/';
}
