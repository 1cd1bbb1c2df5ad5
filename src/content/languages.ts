/**
 * The languages of the site: a folder of content/ each. content/site.yaml lists those that are
 * published; the pages of the first are at "/tutoring", those of the others at "/de/tutoring".
 */
import { z } from 'astro/zod';
import { readYaml } from './read/yaml-file.ts';

type Sources = Readonly<Record<string, string>>;
type Languages = readonly [string, ...string[]];

const listed = z.object({ languages: z.array(z.object({ code: z.string() })) });

/** The published languages in their order; English alone while content/site.yaml names none. */
export function publishedLanguages(sources: Sources): Languages {
  const { data } = readYaml('content/site.yaml', sources['content/site.yaml'] ?? '');
  const [first = 'en', ...others] =
    listed.safeParse(data).data?.languages.map(({ code }) => code) ?? [];
  return [first, ...others];
}

/** Languages that have a folder and are not published. */
export function unpublishedLanguages(sources: Sources): string[] {
  const published: readonly string[] = publishedLanguages(sources);
  const folders = Object.keys(sources).flatMap(
    (file) => /^content\/([a-z]{2})\//.exec(file)?.[1] ?? [],
  );
  return [...new Set(folders)].filter((language) => !published.includes(language));
}

/** What the addresses of a language begin with: "" for the first, "/de" for German. */
export function languageRoot(language: string, languages: Languages): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** The address of a page in a language: "/" becomes "/de", "/tutoring" becomes "/de/tutoring". */
export function localAddress(address: string, root: string): string {
  return root === '' ? address : root + address.replace(/^\/(?=#|$)/, '');
}

/** The address of the same page in the first language. */
export function firstAddress(address: string, root: string): string {
  return address.slice(root.length) || '/';
}

/** Whether a language is written in the letters of the heading font. */
export function hasLatinLetters(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}

/** A language with its main country, as other sites ask for it: "en_US", "pt_BR". */
export function localeOf(language: string): string {
  const { region } = new Intl.Locale(language).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/** The specification writes "A, B and C". American English would put a comma before "and". */
const LIST_LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The locale for Intl.ListFormat in a language. */
export function listLocale(language: string): string {
  return LIST_LOCALES[language] ?? language;
}
