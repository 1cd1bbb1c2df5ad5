import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const NOT_COPIED = ['.git', '.astro', 'dist', 'node_modules', 'test-results'];

/** Copies the project into a temporary folder, and returns it. */
export function copySite(): string {
  // A space and an umlaut, as folders of owners have.
  const root = fs.mkdtempSync(join(tmpdir(), 'my site ü '));
  fs.cpSync('.', root, { recursive: true, filter: (path) => !NOT_COPIED.includes(path) });
  // Packages are linked one by one, so that what a build writes beside them stays in the copy.
  fs.mkdirSync(join(root, 'node_modules'));
  for (const name of fs.readdirSync('node_modules')) {
    if (name.startsWith('.') && name !== '.bin') continue;
    fs.symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
  return root;
}

/** Publishes a copy in these languages only: one alone builds faster. */
export function publishOnly(root: string, ...languages: readonly string[]): void {
  const site = fs.readFileSync(join(root, 'content/site.yaml'), 'utf8');
  const [listed = ''] = /(?<=^languages:\n)(?: {2}.*\n)+/m.exec(site) ?? [];
  const codes = languages.map((code) => `  - code: ${code}\n`);
  editCopy(root, 'content/site.yaml', listed, codes.join(''));
}

/** Replaces one text in a file of a copy. @throws when the file does not contain it */
export function editCopy(root: string, file: string, from: string, to: string): void {
  const source = fs.readFileSync(join(root, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not contain: ${from}`);
  const changed = source.replace(from, () => to);
  fs.writeFileSync(join(root, file), changed);
}

/** Runs a command in a copy. */
export function runIn(root: string, command: string, ...args: string[]) {
  const ci = { GITHUB_ACTIONS: 'true', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const env = { ...process.env, ...ci };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Builds the site of a copy into its dist/. @throws when it fails, with what the build prints */
export function buildCopy(root: string): void {
  const build = ['node_modules/astro/bin/astro.mjs', 'build'];
  const { status, output } = runIn(root, process.execPath, ...build);
  if (status !== 0) throw new Error(output);
}

/** The privacy policy that docs/owner.md shows, for content/privacy.yaml. */
export const [, PRIVACY = ''] =
  /```yaml\n(# yaml-language-server.*?)```/s.exec(fs.readFileSync('docs/owner.md', 'utf8')) ?? [];

/** A language in content/site.yaml, with who confirmed it. */
export const LANGUAGE_ENTRY = /^( {2}- code: [a-z]{2})(?:\n {4}(?:confirmed|source):.*)*$/gm;

/** The text of a content file with an address of its own, and all in it confirmed on a day. */
export function confirmedOn(day: string, text: string): string {
  return text
    .replaceAll(/[\w-]+\.example\b/g, 'codepassage.com')
    .replaceAll(LANGUAGE_ENTRY, '$1\n    confirmed:\n    source:')
    .replaceAll(/^( +confirmed):.*$/gm, `$1: ${day}`)
    .replaceAll(/^( +source):.*$/gm, '$1: the records of the office');
}
