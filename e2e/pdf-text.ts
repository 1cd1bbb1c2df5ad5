/**
 * Reads the words of each sheet out of a PDF as Chromium writes it: uncompressed objects, deflated
 * streams, and a table from glyphs to letters (ToUnicode) with each font.
 */
import { inflateSync } from 'node:zlib';

/** The text of each sheet without any white space, because a PDF places words, not spaces. */
export function pdfSheets(pdf: Buffer): string[] {
  const objects = readObjects(pdf.toString('latin1'));
  const text = (reference: string) => objects.get(reference) ?? '';
  return [...objects.values()]
    .filter((object) => /\/Type\s*\/Page\b/.test(object))
    .map((page) => {
      const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
      const fonts = new Map(
        [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => {
          const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(text(font)) ?? [];
          return [name, readLetters(stream(text(table)))] as const;
        }),
      );
      return readText(stream(text(contents)), fonts);
    });
}

function readObjects(pdf: string): Map<string, string> {
  return new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, number = '', body = '']) => [number, body] as const,
    ),
  );
}

function stream(object: string): string {
  const [, raw] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object) ?? [];
  if (raw === undefined) return '';
  const bytes = Buffer.from(raw, 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

type Letters = Map<number, string>;

/** A font's table from glyph numbers to letters: single glyphs and runs of them. */
function readLetters(table: string): Letters {
  const letters: Letters = new Map();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', letter = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
      letters.set(Number.parseInt(glyph, 16), utf16(letter));
    }
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', letter = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph++) {
        letters.set(glyph, String.fromCodePoint(Number.parseInt(letter, 16) + glyph - first));
      }
    }
  }
  return letters;
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** Follows the page's drawing: `/F6 16 Tf` chooses a font, `<0029004C> Tj` shows glyphs of it. */
function readText(drawing: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map();
  let text = '';
  for (const [, font, glyphs = ''] of drawing.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    else {
      for (const glyph of glyphs.match(/..../g) ?? []) {
        text += letters.get(Number.parseInt(glyph, 16)) ?? '';
      }
    }
  }
  return text.replace(/\s+/g, '');
}
