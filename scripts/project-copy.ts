import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const NOT_COPIED = ['.git', '.astro', 'dist', 'node_modules', 'pictures', 'test-results'];

/** Copies the project to where its content may be changed and built; its packages are shared. */
export function copyProject(root: string): void {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync('.').filter((entry) => !NOT_COPIED.includes(entry))) {
    cpSync(name, join(root, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
}
