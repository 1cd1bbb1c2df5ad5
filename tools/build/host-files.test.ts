import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import {
  HTTPS_HEADERS,
  resourcePolicyOf,
  SECURITY_HEADERS,
} from '../../tests/support/security-headers.ts';
import { hostFiles } from './host-files.ts';

const files = Object.entries(hostFiles(readSources()));

test.each(files)('%s is up to date: if not, run "npm run headers"', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

/** A rule of a file. A line without a value removes its header. */
type Rule = { pattern: RegExp; lines: [name: string, value: string | undefined][] };

/** As Cloudflare Pages reads it. */
function headersFileRules(text: string): Rule[] {
  return text.split(/\n(?=\/)/).map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n\s+/);
    return {
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
      lines: lines.map((line) => {
        const [, name = '', value] = /^(?:! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
        return [name, value];
      }),
    };
  });
}

/** Vercel reads a source that is one group, as ours are, as a regular expression. */
function vercelRules(text: string): Rule[] {
  const { headers }: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(text);
  return headers.map((rule) => ({
    pattern: new RegExp(`^${rule.source}$`),
    lines: rule.headers.map(({ key, value }) => [key, value]),
  }));
}

test.each([
  { file: 'public/_headers', rulesIn: headersFileRules },
  { file: 'deploy/vercel.json', rulesIn: vercelRules },
])('a host that reads $file sends each header once', ({ file, rulesIn }) => {
  const rules = rulesIn(readFileSync(file, 'utf8'));
  const pages = ['/', '/es/payments', '/no/such-page'];
  const files = ['/robots.txt', '/people/jane-doe.jpg', '/assets/a.js', '/assets/a.woff2'];
  const pictures = ['/share/home.png', '/apple-touch-icon.png', '/favicon.ico', '/favicon.svg'];
  for (const path of [...pages, ...files, ...pictures]) {
    const expected = new Headers({ ...SECURITY_HEADERS, ...HTTPS_HEADERS });
    expected.set('Cross-Origin-Resource-Policy', resourcePolicyOf(path));
    if (path.startsWith('/assets/')) {
      expected.set('Cache-Control', 'public, max-age=31536000, immutable');
    }
    // A second value of a header joins the first.
    const sent = new Headers();
    const matching = rules.filter(({ pattern }) => pattern.test(path));
    for (const [name, value] of matching.flatMap(({ lines }) => lines)) {
      if (value === undefined) sent.delete(name);
      else sent.append(name, value);
    }
    expect(Object.fromEntries(sent), path).toEqual(Object.fromEntries(expected));
  }
});

test('Vercel leads other forms of an address to it, and publishes only what may be released', () => {
  expect(JSON.parse(readFileSync('deploy/vercel.json', 'utf8'))).toMatchObject({
    buildCommand: 'npm run release',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
  });
});

test('GitHub Pages publishes only what may be released, hidden files too', () => {
  const { steps } = parse(readFileSync('.github/workflows/pages.yml', 'utf8')).jobs.build;
  expect(steps.at(-2)).toEqual({ run: 'npm run release' });
  expect(steps.at(-1).with).toEqual({ path: 'dist', 'include-hidden-files': true });
});
