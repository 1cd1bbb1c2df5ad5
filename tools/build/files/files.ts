import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';

/** Everything in a folder, at any depth, as relative paths with `/` on every system: `assets/a.js`. */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => name.replaceAll(sep, '/')).toSorted();
}
