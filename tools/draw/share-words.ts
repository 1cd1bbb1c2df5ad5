import { crc32 } from 'node:zlib';
import { type Content, parseContent, publishedLanguages } from '#content/parse.ts';
import { hasLatinLetters, shareFolder } from '#languages.ts';
import { isOptionalPage, PAGE_NAMES, pages } from '#pages.ts';
import { stripMarks } from '#text/marks.ts';
import type { SharePictureProps } from './SharePicture.tsx';

/**
 * A picture of each page in each published language that the heading font has letters for, and one
 * without words for all others.
 */
export function sharePictures(sources: Readonly<Record<string, string>>) {
  const languages = publishedLanguages(sources);
  const wordless = languages.find((language) => !hasLatinLetters(language));
  const drawn = languages.filter((each) => hasLatinLetters(each) || each === wordless);
  return drawn.flatMap((language) => {
    const content = parseContent(sources, language);
    return PAGE_NAMES.flatMap((name) => {
      if (isOptionalPage(name) || pages[name].isUnlisted) return [];
      const title = language === wordless ? '' : stripMarks(content[name].h1);
      const props: SharePictureProps = { name, title, content };
      const file = `public${shareFolder(language, content.root)}/${name}.png`;
      return [{ file, props, words: shareWords(props.title, content) }];
    });
  });
}

/** What a share picture shows, as text inside its file, so that an outdated picture is noticed. */
function shareWords(title: string, { site, courses }: Content): string {
  const weeks = courses.map((course) => course.weeks).join(' ');
  return JSON.stringify([site.brand, title, `${site.coins.length} coins`, `${weeks} weeks`]);
}

/** The first chunk of a PNG, which describes its size, ends here. */
const HEADER_END = 33;

/** A PNG with a text in it: an iTXt chunk of uncompressed UTF-8 behind the header. */
export function withWords(png: Buffer, words: string): Buffer {
  const body = Buffer.from(`iTXtWords\0\0\0\0\0${words}`);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END)]);
}
