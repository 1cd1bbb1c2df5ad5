import { existsSync, readFileSync } from 'node:fs';

/** A package with its license, as Vite's `build.license` writes it. */
interface PackageLicense {
  name: string;
  version: string;
  /** As package.json names it: "MIT". */
  identifier?: string;
  /** The text of the package's own license file. */
  text?: string;
}

/** The file of dist/ in which Vite lists the packages of the bundle; the build deletes it. */
export const BUNDLED_PACKAGES = 'bundled-packages.json';

/** Not modules of the bundle, but sent to visitors: the heading font and the bundler's helpers. */
const BESIDE_THE_BUNDLE = ['@fontsource-variable/newsreader', 'rolldown'];

const RULE = '-'.repeat(80);

/**
 * The licenses of all packages whose code reaches visitors. Packages with the same text are listed
 * together above it.
 *
 * @throws when a package names no license, so that somebody checks it
 */
export function licensesText(packages: readonly PackageLicense[]): string {
  const names = new Map<string, Set<string>>();
  for (const found of packages) {
    const text = textOf(found);
    names.set(text, (names.get(text) ?? new Set()).add(`${found.name} ${found.version}`));
  }
  const parts = [...names].map(([text, list]) =>
    [...[...list].toSorted(), '', text, ''].join('\n'),
  );
  return [
    'This website contains the work of others, under these licenses.\n',
    ...parts.toSorted(),
  ].join(`\n${RULE}\n\n`);
}

export function packagesBesideTheBundle(): PackageLicense[] {
  return BESIDE_THE_BUNDLE.map((name) => {
    const { version } = packageJson(name);
    return { name, version, text: readFileSync(`node_modules/${name}/LICENSE`, 'utf8') };
  });
}

function textOf({ name, identifier, text }: PackageLicense): string {
  if (text !== undefined) return text.replaceAll('\r\n', '\n').trim();
  if (identifier === undefined) {
    throw new Error(
      `The package ${name} names no license, and its code would reach visitors. Find out which license it has, and remove the package if there is none.`,
    );
  }
  const { author } = packageJson(name);
  const by = author?.name ?? author;
  return `License: ${identifier}${by ? `. Author: ${by}` : ''}. (The package does not include its text.)`;
}

/** Empty for a package that is installed inside another one. */
function packageJson(name: string) {
  const file = `node_modules/${name}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
