/** Draws the share picture of each page in the menu, with its heading, into public/share/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readSources } from '#content/read/sources.ts';
import { endWithMistakes } from '../build/content/end-with-mistakes.ts';
import { withBrowser } from './rasterize.ts';
import { drawSharePicture } from './share-pictures.ts';
import { sharePictures, shareWords, withWords } from './share-words.ts';

const pictures = endWithMistakes(() => sharePictures(readSources()));
await withBrowser(async (browser) => {
  for (const picture of pictures) {
    const png = withWords(await drawSharePicture(browser, picture), shareWords(picture));
    await mkdir(dirname(picture.file), { recursive: true });
    await writeFile(picture.file, png);
    console.log(`${picture.file}: ${png.length} bytes`);
  }
});
