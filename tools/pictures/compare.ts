/** Compares new pictures with a folder of earlier ones, on one HTML page of all that differ. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';

/** How far a color channel may differ, of 255: less is the smoothing of edges. */
const TOLERANCE = 24;

interface Difference {
  name: string;
  /** How much of the picture differs, from 0 to 1; also 1 if one of the two is missing. */
  share: number;
  before: string | undefined;
  after: string | undefined;
  /** The differing pixels in red. */
  marked: string | undefined;
}

/** Writes `compare.html` into the folder of new pictures; returns its path and what differs. */
export async function comparePictures(
  folder: string,
  earlier: string,
): Promise<{ page: string; differences: Difference[] }> {
  await mkdir(join(folder, 'differences'), { recursive: true });
  const [after, before] = await Promise.all([pictureNames(folder), pictureNames(earlier)]);
  const differences: Difference[] = [];
  for (const name of [...new Set([...after, ...before])].toSorted()) {
    const place = (names: string[], of: string) =>
      names.includes(name) ? relative(folder, join(of, name)) : undefined;
    const files = { before: place(before, earlier), after: place(after, folder) };
    if (!files.before || !files.after) {
      differences.push({ name, share: 1, ...files, marked: undefined });
      continue;
    }
    const marked = join('differences', name);
    const share = await markDifferences(
      join(earlier, name),
      join(folder, name),
      join(folder, marked),
    );
    if (share > 0) differences.push({ name, share, ...files, marked });
  }
  differences.sort((one, other) => other.share - one.share);
  const page = join(folder, 'compare.html');
  await writeFile(page, pageOf(differences, earlier));
  return { page, differences };
}

async function pictureNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.png'));
}

/** Draws what differs in red over the pale new picture; returns how much of it that is. */
async function markDifferences(before: string, after: string, marked: string): Promise<number> {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    [before, after].map((file) => pixels(file, width, height)),
  );
  if (!one || !other) return 0;
  let count = 0;
  for (let at = 0; at < other.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) <= TOLERANCE,
    );
    if (isSame) {
      for (const channel of [0, 1, 2]) other[at + channel] = 200 + (other[at + channel] ?? 0) / 5;
    } else {
      count += 1;
      other.set([216, 0, 0], at);
    }
  }
  if (count > 0) {
    await sharp(other, { raw: { width, height, channels: 3 } })
      .png({ palette: true })
      .toFile(marked);
  }
  return count / (width * height);
}

/** Three bytes per pixel; a smaller picture is extended below and on the right. */
async function pixels(file: string, width: number, height: number): Promise<Buffer> {
  const size = await sharp(file).metadata();
  return sharp(file)
    .flatten()
    .extend({ right: width - size.width, bottom: height - size.height, background: '#888' })
    .raw()
    .toBuffer();
}

function pageOf(differences: Difference[], earlier: string): string {
  const rows = differences.map(({ name, share, before, after, marked }) => {
    const cells = [before, after, marked].map(
      (file) => `<td>${file ? picture(file) : 'none'}</td>`,
    );
    return `<tr><th colspan="3">${name}: ${(share * 100).toFixed(2)} %</th></tr><tr>${cells.join('')}</tr>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures compared</title>
<style>body{font:1rem sans-serif}td{width:33vw;vertical-align:top}th{text-align:start}img{max-width:100%}</style>
<h1>${differences.length} pictures differ from ${earlier}</h1>
<table><tr><th>before</th><th>after</th><th>what differs</th></tr>${rows.join('\n')}</table>
`;
}

function picture(file: string): string {
  return `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>`;
}
