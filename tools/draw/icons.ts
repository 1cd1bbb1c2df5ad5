/** Draws the site's icons into public/. Run `npm run art` after a change in src/art. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type AppIconShape, appIcon, smallIcon } from '#art/marks/icon.ts';
import { rasterize, withBrowser } from './rasterize.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
const ICO_PIXELS = 32;

const APP_ICONS: readonly { file: string; pixels: number; shape: AppIconShape }[] = [
  { file: 'apple-touch-icon.png', pixels: 180, shape: 'square' },
  { file: 'icon-192.png', pixels: 192, shape: 'rounded' },
  { file: 'icon-512.png', pixels: 512, shape: 'rounded' },
  { file: 'icon-maskable-512.png', pixels: 512, shape: 'maskable' },
];

/** An ICO file with one PNG: a header of 6 bytes, an entry of 16, then the picture. */
function icoOf(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function pageOf(svg: string, pixels: number): string {
  return `<style>body{margin:0}svg{display:block;width:${pixels}px}</style>${svg}`;
}

async function write(file: string, data: string | Buffer): Promise<void> {
  const address = new URL(file, PUBLIC);
  await writeFile(address, data);
  console.log(`${fileURLToPath(address)}: ${Buffer.byteLength(data)} bytes`);
}

await mkdir(PUBLIC, { recursive: true });
await write('favicon.svg', `${smallIcon()}\n`);
await withBrowser(async (browser) => {
  const small = await rasterize(browser, pageOf(smallIcon(), ICO_PIXELS), ICO_PIXELS, ICO_PIXELS);
  await write('favicon.ico', icoOf(small, ICO_PIXELS));
  for (const { file, pixels, shape } of APP_ICONS) {
    const html = pageOf(appIcon(shape), pixels);
    await write(file, await rasterize(browser, html, pixels, pixels));
  }
});
