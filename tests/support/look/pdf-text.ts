/**
 * Reads the words of each sheet out of a PDF as Chromium writes it: uncompressed objects, deflated
 * streams, and a table from glyphs to letters (ToUnicode) with each font.
 */
import { inflateSync } from 'node:zlib';

const STREAM = 'stream\n';

/** The text of each sheet without white space, because a PDF positions words and has no spaces. */
export function pdfSheets(pdf: Buffer): string[] {
  const objects = readObjects(pdf.toString('latin1'));
  const referred = (dictionary: string | undefined, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary ?? '')?.[1] ?? '');
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => {
      const fonts = new Map(
        [...dictionary.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = '']) => {
          const table = referred(referred(dictionary, name)?.dictionary, 'ToUnicode');
          return [name, readLetters(table?.stream ?? '')] as const;
        }),
      );
      return readText(referred(dictionary, 'Contents')?.stream ?? '', fonts);
    });
}

/** Each object's dictionary and, where it has one, its stream. */
interface PdfObject {
  dictionary: string;
  stream: string;
}

function readObjects(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const start = /(?:^|\n)(\d+) 0 obj\n/g;
  for (let found = start.exec(pdf); found; found = start.exec(pdf)) {
    const end = pdf.indexOf('endobj', start.lastIndex);
    const data = pdf.indexOf(STREAM, start.lastIndex);
    const hasStream = data >= 0 && data < end;
    const dictionary = pdf.slice(start.lastIndex, hasStream ? data : end);
    const length = hasStream ? Number(/\/Length (\d+)/.exec(dictionary)?.[1]) : 0;
    const raw = Buffer.from(
      pdf.slice(data + STREAM.length, data + STREAM.length + length),
      'latin1',
    );
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw;
    objects.set(found[1] ?? '', { dictionary, stream: stream.toString('latin1') });
    start.lastIndex = hasStream ? data + STREAM.length + length : end;
  }
  return objects;
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
