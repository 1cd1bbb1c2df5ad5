import { crc32 } from 'node:zlib';
import type { RosetteFacts } from '#art/rosettes/rosettes.ts';
import { stripMarks } from '#content/expand/marks.ts';
import { hasLatinLetters, publishedLanguages } from '#content/languages.ts';
import { type Content, parseContent } from '#content/parse.ts';
import { PAGE_NAMES, type PageName, pages } from '#pages.ts';

/** The pages that have a share picture of their own. */
const PICTURED_PAGES = PAGE_NAMES.filter(
  (name): name is PicturedPage => !pages[name].isUnlisted && !pages[name].isOptional,
);
type PicturedPage = Exclude<PageName, 'privacy' | 'terms'>;

interface SharePicture {
  /** Where it is kept: "public/share/es/about.png". */
  file: string;
  /** Whose patterns it shows. */
  name: PicturedPage;
  /** The page's h1. */
  title: string;
  content: Content;
}

/** A picture of each page in each published language that the heading font has letters for. */
export function sharePictures(sources: Readonly<Record<string, string>>): SharePicture[] {
  const [first, ...others] = publishedLanguages(sources);
  return [first, ...others.filter(hasLatinLetters)].flatMap((language) => {
    const content = parseContent(sources, language);
    return PICTURED_PAGES.map((name) => ({
      file: `public/share${content.root}/${name}.png`,
      name,
      title: stripMarks(content[name].h1),
      content,
    }));
  });
}

/** What a share picture shows, as text inside its file, so that an outdated picture is noticed. */
export function shareWords({
  content: { site, courses },
  title,
}: {
  content: RosetteFacts & { site: { brand: string } };
  title: string;
}): string {
  const weeks = courses.map((course) => course.weeks).join(' ');
  return JSON.stringify([site.brand, title, `${site.coins.length} coins`, `${weeks} weeks`]);
}

const KEYWORD = 'Words';
const HEADER_BYTES = 8;
const CHUNK_FRAME_BYTES = 12;

/** A PNG with a text in it, right after its first chunk (an iTXt chunk, uncompressed UTF-8). */
export function withWords(png: Buffer, words: string): Buffer {
  const body = Buffer.from(`iTXt${KEYWORD}\0\0\0\0\0${words}`);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const end = HEADER_BYTES + CHUNK_FRAME_BYTES + png.readUInt32BE(HEADER_BYTES);
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}

/** The text that withWords put into a PNG; undefined where there is none. */
export function wordsIn(png: Buffer): string | undefined {
  for (let at = HEADER_BYTES; at + CHUNK_FRAME_BYTES <= png.length; ) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 4, at + 8 + length).toString();
    const start = `iTXt${KEYWORD}\0\0\0\0\0`;
    if (data.startsWith(start)) return data.slice(start.length);
    at += CHUNK_FRAME_BYTES + length;
  }
  return undefined;
}
