import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Package, packageOfModule } from './packages.ts';

const LICENSE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const RULE = '-'.repeat(80);

/** The heading font is cut from this package (`npm run font`), so no bundle holds it as a module. */
const FONT_FOLDER = 'node_modules/@fontsource-variable/newsreader';

/** Hears which modules the client's script files are made of. */
export interface BundleRecord {
  plugin: Plugin;
  /** The packages whose code is in one of these script files of dist/. */
  packagesIn: (files: readonly string[]) => Package[];
}

export function recordBundle(): BundleRecord {
  const modules = new Map<string, string[]>();
  return {
    plugin: {
      name: 'record-bundle',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const used = Object.entries(file.modules).filter(
            ([, module]) => module.renderedLength > 0,
          );
          modules.set(
            file.fileName,
            used.map(([id]) => id),
          );
        }
      },
    },
    packagesIn: (files) =>
      files
        .flatMap((file) => modules.get(file) ?? [])
        .map(packageOfModule)
        .filter((found) => found !== undefined),
  };
}

/** The package of the heading font. */
export function fontPackage(): Package {
  const { name, version } = JSON.parse(readFileSync(join(FONT_FOLDER, 'package.json'), 'utf8'));
  return { folder: FONT_FOLDER, name, version };
}

/**
 * The licenses of all packages whose work reaches the visitor; packages that share a text stand
 * together above it.
 *
 * @throws when a package names no license at all, so that somebody looks
 */
export function licensesText(packages: readonly Package[]): string {
  const texts = new Map<string, Set<string>>();
  for (const { folder, name, version } of packages) {
    const text = licenseOf(folder, name);
    texts.set(text, (texts.get(text) ?? new Set()).add(`${name} ${version}`));
  }
  const parts = [...texts].map(([text, names]) =>
    [...[...names].toSorted(), '', text, ''].join('\n'),
  );
  return [
    'This website contains work of others, under these licenses.\n',
    ...parts.toSorted(),
  ].join(`\n${RULE}\n\n`);
}

function licenseOf(folder: string, name: string): string {
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  if (file) return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') {
    throw new Error(
      `The package ${name} names no license, and its code would reach visitors. Find out under what license it is, and do without it if there is none.`,
    );
  }
  const by = author?.name ?? author;
  return `License: ${license}${by ? `. Author: ${by}` : ''}. (The package holds no text of it.)`;
}
