/** The files for hosts, with the headers of headers.ts. `npm run headers` writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readSite } from '#content/read/content-files.ts';
import { readSources, type Sources } from '#content/read/sources.ts';
import { exitOnMistakes } from './content.ts';
import {
  CACHING,
  EXCEPTIONS,
  type Headers,
  HTTPS_HEADERS,
  patternOf,
  securityHeaders,
} from './headers.ts';

/** In a file that has more than headers: what stands between its two comments. */
const HEADERS_PART =
  /(?<=# Headers, written by "npm run headers":\n).*(?=\n# End of the headers\.)/s;

/** The texts of the files for hosts as they should be, by path. */
export function hostFiles(sources: Sources): Record<string, string> {
  const security = { ...securityHeaders(readSite(sources)), ...HTTPS_HEADERS };
  const all = { 'Cache-Control': CACHING.rest, ...security };
  return {
    'deploy/nginx.conf': withPart('deploy/nginx.conf', nginxPart(all)),
    'deploy/Caddyfile': withPart('deploy/Caddyfile', caddyPart(all)),
    // These hosts revalidate unless told otherwise, and may join two values of a header.
    'deploy/vercel.json': vercelFile(security),
    'public/_headers': headersFile(security),
  };
}

function withPart(file: string, part: string): string {
  const text = readFileSync(file, 'utf8');
  if (HEADERS_PART.test(text)) return text.replace(HEADERS_PART, () => part);
  throw new Error(
    `${file} has lost one of its comments "# Headers, written by…" and "# End of the headers." Put it back: git diff ${file} shows where it was.`,
  );
}

/** The headers that have one value everywhere. */
function withoutExceptions(headers: Headers): [name: string, value: string][] {
  return Object.entries(headers).filter(
    ([header]) => !EXCEPTIONS.some(({ name }) => name === header),
  );
}

function nginxPart(headers: Headers): string {
  const byPath = EXCEPTIONS.flatMap(({ name, paths, value }) => {
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    return [
      `set ${variable} "${headers[name]}";`,
      `if ($uri ~ "^/(${patternOf(paths)})$") {`,
      `  set ${variable} "${value}";`,
      '}',
      `add_header ${name} ${variable} always;`,
    ];
  });
  const others = withoutExceptions(headers);
  const everywhere = others.map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [...byPath, ...everywhere].join('\n');
}

/** In a route a later line wins. `-Server` is apart: Caddy applies a block that removes a header last. */
function caddyPart(headers: Headers): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
  const byPath = EXCEPTIONS.flatMap(({ name, paths, value }) =>
    paths.map((path) => `header ${path} ${name} "${value}"`),
  );
  const lines = ['header {', ...everywhere, '}', 'header -Server', ...byPath];
  return ['(headers) {', ...lines.map((line) => `\t${line}`), '}'].join('\n');
}

/** No two rules set the same header at a path, so their order does not matter. */
function vercelFile(headers: Headers): string {
  const rule = (source: string, entries: readonly [string, string | undefined][]) => ({
    source,
    headers: entries.map(([key, value]) => ({ key, value })),
  });
  const byPath = EXCEPTIONS.flatMap(({ name, paths, value }) => [
    rule(`/(${patternOf(paths)})`, [[name, value]]),
    ...(name in headers ? [rule(`/((?!${patternOf(paths)}).*)`, [[name, headers[name]]])] : []),
  ]);
  const settings: object = JSON.parse(readFileSync('deploy/vercel.json', 'utf8'));
  const rules = [rule('/(.*)', withoutExceptions(headers)), ...byPath];
  return `${JSON.stringify({ ...settings, headers: rules }, null, 2)}\n`;
}

/**
 * For Netlify and Cloudflare Pages. `! Name` removes what an earlier rule has set; Netlify skips that line
 * and takes the last value.
 */
function headersFile(headers: Headers): string {
  const byPath = EXCEPTIONS.flatMap(({ name, paths, value }) =>
    paths.map((path) => [path, ...(name in headers ? [`! ${name}`] : []), `${name}: ${value}`]),
  );
  const everywhere = Object.entries(headers).map((header) => header.join(': '));
  return `${[['/*', ...everywhere], ...byPath].map((rule) => rule.join('\n  ')).join('\n')}\n`;
}

export function run(): void {
  const files = exitOnMistakes(() => hostFiles(readSources()));
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
}
