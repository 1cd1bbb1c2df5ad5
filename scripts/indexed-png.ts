/** Writes a picture of few inks as a PNG with a palette: a fifth of the bytes of one without. */
import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly number[];

interface Shade {
  /** Red, green, blue, alpha. */
  colour: Colour;
  pixels: number;
  /** Those of them inside a plane: as the pixel before and the one above. */
  plane: number;
}

/** Shades that become one colour of the palette. */
interface Box {
  shades: readonly Shade[];
  mean: Colour;
  /** The channel that varies most, and its variance, a sum over the shades. */
  channel: number;
  unevenness: number;
}

const BYTES_A_PIXEL = 4;
/** Grounds, text and the mark's inks, all that fills a plane, keep their exact colour. */
const EXACT_COLOURS = 8;

/** `rgba` holds four bytes a pixel; at most `colours` (9 to 256) are kept of them. */
export function indexedPng(
  rgba: Uint8Array,
  width: number,
  height: number,
  colours: number,
): Buffer {
  const shades = shadesOf(rgba, width);
  const palette = paletteOf([...shades.values()], colours);
  const indexes = new Map(
    [...shades].map(([key, { colour }]) => [key, nearestIndex(palette, colour)]),
  );
  const pixels = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const rows = Buffer.alloc((width + 1) * height); // a row begins with its filter: 0, none
  for (let pixel = 0; pixel < width * height; pixel++) {
    const key = pixels.getUint32(pixel * BYTES_A_PIXEL);
    rows[pixel + Math.floor(pixel / width) + 1] = indexes.get(key) ?? 0;
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour[3] ?? 0))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(8, 8); // bits a pixel
  data.writeUInt8(3, 9); // which are indexes of a palette
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** Every colour of the picture, by its four bytes as one number. */
function shadesOf(rgba: Uint8Array, width: number): Map<number, Shade> {
  const shades = new Map<number, Shade>();
  const pixels = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const rowLength = width * BYTES_A_PIXEL;
  for (let at = 0; at < rgba.length; at += BYTES_A_PIXEL) {
    const key = pixels.getUint32(at);
    const colour = [...rgba.subarray(at, at + BYTES_A_PIXEL)];
    const shade = shades.get(key) ?? { colour, pixels: 0, plane: 0 };
    const isInPlane =
      at > rowLength &&
      pixels.getUint32(at - BYTES_A_PIXEL) === key &&
      pixels.getUint32(at - rowLength) === key;
    shade.pixels++;
    if (isInPlane) shade.plane++;
    shades.set(key, shade);
  }
  return shades;
}

/** What fills planes as it is; the rest in boxes, of which the most uneven is cut first. */
function paletteOf(shades: readonly Shade[], colours: number): Colour[] {
  const byPlane = shades.toSorted((a, b) => b.plane - a.plane);
  const exact = byPlane.slice(0, EXACT_COLOURS).map(({ colour }) => colour);
  let boxes = [boxOf(byPlane.slice(EXACT_COLOURS))];
  while (exact.length + boxes.length < colours) {
    const [worst, ...others] = boxes.toSorted((a, b) => b.unevenness - a.unevenness);
    if (!worst || worst.unevenness === 0) break;
    boxes = [...others, ...cut(worst)];
  }
  return [...exact, ...boxes.map(({ mean }) => mean.map(Math.round))];
}

function boxOf(shades: readonly Shade[]): Box {
  const count = Math.max(
    1,
    total(shades, () => 1),
  );
  const mean = [0, 1, 2, 3].map(
    (channel) => total(shades, (colour) => colour[channel] ?? 0) / count,
  );
  const variances = mean.map((middle, channel) =>
    total(shades, (colour) => ((colour[channel] ?? 0) - middle) ** 2),
  );
  const unevenness = Math.max(...variances);
  return { shades, mean, channel: variances.indexOf(unevenness), unevenness };
}

/** A sum over shades, in which a common one weighs less than its pixels, so that rare inks stay. */
function total(shades: readonly Shade[], measure: (colour: Colour) => number): number {
  return shades.reduce((sum, { colour, pixels }) => sum + Math.sqrt(pixels) * measure(colour), 0);
}

/** Cut at the mean of the channel that varies most, so that neither half is empty. */
function cut({ shades, mean, channel }: Box): Box[] {
  const isBelow = ({ colour }: Shade) => (colour[channel] ?? 0) < (mean[channel] ?? 0);
  return [shades.filter(isBelow), shades.filter((shade) => !isBelow(shade))].map(boxOf);
}

function nearestIndex(palette: readonly Colour[], colour: Colour): number {
  const distances = palette.map((entry) =>
    entry.reduce((sum, value, channel) => sum + (value - (colour[channel] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}
