/**
 * `npm run bundle`: what each script file of the site contains, one line per package. A package's size
 * is that of its code before minification; a file's two sizes are minified, without and with brotli.
 * Exits with 1 if a package is there in two versions.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'astro';
import type { Rolldown } from 'vite';
import { printTable } from '../build/weights/print-table.ts';
import { packageOfModule } from './packages.ts';

type Chunk = Rolldown.OutputChunk;

const chunks: Chunk[] = [];
const outDir = mkdtempSync(join(tmpdir(), 'bundle-'));
await build({
  outDir,
  logLevel: 'error',
  vite: {
    plugins: [
      {
        name: 'collect-chunks',
        applyToEnvironment: ({ name }) => name === 'client',
        generateBundle: (_options, bundle) => {
          chunks.push(...Object.values(bundle).filter((file) => file.type === 'chunk'));
        },
      },
    ],
  },
});

/** Each package with the paths it was found under; two paths mean two versions. */
const places = new Map<string, Set<string>>();
for (const chunk of chunks) {
  // The rest is deleted at the end of the build, or inlined in the pages.
  if (existsSync(join(outDir, chunk.fileName))) printChunk(chunk);
}

const twice = [...places].filter(([, paths]) => paths.size > 1);
for (const [name, paths] of twice) console.log(`Twice: ${name} in ${[...paths].join(' and ')}`);
process.exitCode = twice.length === 0 ? 0 : 1;

function printChunk({ fileName, code, modules }: Chunk): void {
  const sizes = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    if (renderedLength === 0) continue;
    const name = holderOf(id);
    sizes.set(name, (sizes.get(name) ?? 0) + renderedLength);
  }
  const brotli = brotliCompressSync(code).length;
  console.log(`\n${fileName}: ${code.length} bytes, ${brotli} with brotli`);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const rows = [...sizes]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, size]) => [name, String(size), `${((size / all) * 100).toFixed(1)} %`]);
  printTable(['package', 'bytes', 'share'], rows);
}

/** The package with its version, or the file of the site's own code, that a module comes from. */
function holderOf(id: string): string {
  const found = packageOfModule(id);
  if (!found) return id.replace(/\?.*$/, '').replace(/^.*\/src\//, 'src/');
  const { folder, name, version } = found;
  places.set(name, (places.get(name) ?? new Set()).add(folder));
  return `${name} ${version}`;
}
