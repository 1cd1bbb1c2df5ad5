import { contentsOf, type SiteContent } from '#content/site-content.ts';
import { hasLatinLetters, shareFolder } from '#site/languages.ts';
import { isOptionalPage, PAGE_NAMES, pageOf } from '#site/pages.ts';
import { stripMarkup } from '#text/markup.ts';

/**
 * A picture of each page in each published language that the heading font has letters for, and one
 * without words for all others.
 */
export function sharePictures(sources: Readonly<Record<string, string>>) {
  const contents = contentsOf(sources);
  const wordless = contents.find(({ language }) => !hasLatinLetters(language));
  const drawn = contents.filter((each) => hasLatinLetters(each.language) || each === wordless);
  return drawn.flatMap((content) =>
    PAGE_NAMES.flatMap((name) => {
      if (isOptionalPage(name) || pageOf(name).isUnlisted) return [];
      const title = content === wordless ? '' : stripMarkup(content[name].h1);
      const props = { name, title, content };
      const file = `public${shareFolder(content.language, content.pathPrefix)}/${name}.png`;
      return [{ file, props, description: pictureDescription(title, content) }];
    }),
  );
}

/**
 * What a share picture shows, stored in its metadata: the launch check compares it. Metadata has ASCII
 * only.
 */
function pictureDescription(title: string, { site, courses }: SiteContent): string {
  const weeks = courses.map((course) => course.weeks).join(' ');
  const shown = [site.brand, title, `${site.coins.length} coins`, `${weeks} weeks`];
  return encodeURI(JSON.stringify(shown));
}
