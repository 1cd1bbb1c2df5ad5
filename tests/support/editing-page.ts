/** The editing page of `npm run edit` on a copy of the content, for its tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { keepFirstLanguage } from './serve/site-copy.ts';
import { expect } from './site.ts';

export { expect };

/** A copy of content/, with its first language only, that the page edits. */
export interface Copy {
  folder: string;
  /** The text of a file, by its path in content/. */
  read: (path: string) => string;
  /** All texts, as parseContent expects them. */
  sources: () => Record<string, string>;
}

interface Editing {
  copy: Copy;
  /** The editing page's address, without a trailing slash. */
  address: string;
}

/** The editing page takes seconds to start: one serves all tests of a worker. */
interface Started {
  editing: { folder: string; address: string };
}

/** The first line that the command writes names its address. */
async function firstAddress(output: AsyncIterable<Buffer>): Promise<string> {
  for await (const chunk of output) {
    const address = /http:\/\/[\d.:]+/.exec(String(chunk));
    if (address) return address[0];
  }
  throw new Error('The editing page did not start.');
}

export const test = base.extend<Editing, Started>({
  editing: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'content-'));
      const command = spawn(process.execPath, ['tools/editor/start.ts'], {
        env: { ...process.env, CONTENT: folder, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await use({ folder, address: await firstAddress(command.stdout) });
      command.kill();
      await once(command, 'exit');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  copy: async ({ editing: { folder } }, use) => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    cpSync('content', folder, { recursive: true });
    // With others, a course is to be added to each of them.
    keepFirstLanguage(folder);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    const sources = () =>
      Object.fromEntries(
        globSync('**/*.yaml', { cwd: folder }).map((path) => [`content/${path}`, read(path)]),
      );
    await use({ folder, read, sources });
  },
  // A test that only opens the page needs the content too.
  address: ({ editing, copy: _ }, use) => use(editing.address),
});
