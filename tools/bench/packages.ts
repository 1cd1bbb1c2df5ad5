import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An installed npm package. */
interface Package {
  folder: string;
  name: string;
  version: string;
}

/**
 * The package that a module of a bundle comes from; undefined for the site's own code.
 *
 * @param id Rolldown's id: a file's path, or `\0rolldown/runtime.js` for the bundler's own code
 */
export function packageOfModule(id: string): Package | undefined {
  const path = id.replace(/\?.*$/, '');
  if (path.startsWith('\0')) return nearestPackage(join('node_modules', dirname(path.slice(1))));
  return path.includes('/node_modules/') ? nearestPackage(dirname(path)) : undefined;
}

/**
 * Reads the nearest package.json that has a version: some folders in a package have one without.
 *
 * @throws when there is none
 */
function nearestPackage(folder: string): Package {
  if (folder === dirname(folder)) throw new Error('A module of the bundle is in no package.');
  const file = join(folder, 'package.json');
  const { name, version } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return version ? { folder, name, version } : nearestPackage(dirname(folder));
}
