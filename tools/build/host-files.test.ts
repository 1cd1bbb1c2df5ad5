import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '#content/read/sources.ts';
import {
  HTTPS_HEADERS,
  resourcePolicyOf,
  SECURITY_HEADERS,
} from '../../tests/support/security-headers.ts';
import { hostFiles } from './host-files.ts';

const sources = readSources();
const files = Object.entries(hostFiles(sources));

test.each(files)('%s is up to date: if not, run "npm run headers"', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('every host lets scripts ask the address of "rates"', () => {
  const rates = '\nrates:\n  url: https://rates.example/usd.json';
  const site = sources['content/site.yaml']?.replace(/\n(?:# )?rates:\n.*/, rates) ?? '';
  for (const [file, text] of Object.entries(hostFiles({ ...sources, 'content/site.yaml': site }))) {
    expect(text, file).toContain("connect-src 'self' https://rates.example;");
  }
});

/** A rule of a file. A line without a value removes its header. */
type Rule = { pattern: RegExp; lines: [name: string, value: string | undefined][] };

/** The headers that rules give a path, in their order. A second value of a header joins the first. */
function answer(rules: readonly Rule[], path: string): Headers {
  const headers = new Headers();
  const matching = rules.filter(({ pattern }) => pattern.test(path));
  for (const [name, value] of matching.flatMap(({ lines }) => lines)) {
    if (value === undefined) headers.delete(name);
    else headers.append(name, value);
  }
  return headers;
}

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

describe.each([
  { file: 'public/_headers', rulesIn: headersFileRules },
  { file: 'deploy/vercel.json', rulesIn: vercelRules },
])('a host that reads $file', ({ file, rulesIn }) => {
  const rules = rulesIn(readFileSync(file, 'utf8'));

  test.each(['/', '/es/payments', '/no/such-page', '/assets/a.js', '/robots.txt'])(
    'sends the security headers once: %s',
    (path) => {
      const sent = answer(rules, path);
      expect(Object.fromEntries(sent)).toMatchObject(
        Object.fromEntries(new Headers({ ...SECURITY_HEADERS, ...HTTPS_HEADERS })),
      );
    },
  );

  test('lets other sites show share pictures and icons, and nothing else', () => {
    const shared = readdirSync('public', { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.replaceAll(sep, '/')}`)
      .filter((path) => /\.(png|ico|svg)$/.test(path));
    for (const path of [...shared, '/assets/a.woff2', '/people/jane-doe.jpg', '/es']) {
      const policy = answer(rules, path).get('Cross-Origin-Resource-Policy');
      expect(policy, path).toBe(resourcePolicyOf(path));
    }
  });

  test('lets browsers keep what is in /assets/, and nothing else', () => {
    expect(answer(rules, '/assets/a.js').get('Cache-Control')).toMatch(/max-age=31536000/);
    expect(answer(rules, '/es').get('Cache-Control')).toBeNull();
  });
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
