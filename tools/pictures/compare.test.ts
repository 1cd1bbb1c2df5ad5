import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './compare.ts';

test('one page shows what differs between two folders of pictures, the largest difference first', async () => {
  const [before, after] = await Promise.all([newFolder(), newFolder()]);
  await draw(join(before, 'same.png'), 10, '#fff');
  await draw(join(after, 'same.png'), 10, '#fff');
  await draw(join(before, 'taller.png'), 10, '#fff');
  await draw(join(after, 'taller.png'), 20, '#fff');
  await draw(join(before, 'repainted.png'), 10, '#fff');
  await draw(join(after, 'repainted.png'), 10, '#000');
  await draw(join(after, 'new.png'), 10, '#fff');

  const { page, differences } = await comparePictures(after, before);

  expect(differences.map(({ name, share }) => [name, share])).toEqual([
    ['new.png', 1],
    ['repainted.png', 1],
    ['taller.png', 0.5],
  ]);
  const html = await readFile(page, 'utf8');
  expect(html).toContain('src="differences/taller.png"');
  expect(html).not.toContain('same.png');
});

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'pictures-'));
}

async function draw(file: string, height: number, background: string): Promise<void> {
  await sharp({ create: { width: 10, height, channels: 3, background } }).toFile(file);
}
