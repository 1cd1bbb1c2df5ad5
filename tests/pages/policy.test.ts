/**
 * What keeps a page safe, compared with the lists in this file: nothing can loosen a policy or a
 * header without a change here.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  builtFile,
  builtPage,
  EVERY_PATH,
  one,
  rawText,
} from '../support/built.ts';
import { HTTPS_HEADERS, SECURITY_HEADERS } from '../support/security-headers.ts';

const FORM_PATHS = ['/payments', '/contact'];

/** The one style of an open dropdown (src/ui/select). */
const DROPDOWN_STYLE = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

const hash = (words: string) => `'sha256-${createHash('sha256').update(words).digest('base64')}'`;

/** The scripts in a page that a browser runs or obeys; the others are data blocks. */
function inlineScripts(path: string): string[] {
  return all(builtPage(path), 'script')
    .filter((script) => ['', 'module', 'speculationrules'].includes(attribute(script, 'type')))
    .map(rawText);
}

/** The policy in the head of a page, one entry per directive. */
function policyOf(path: string): Record<string, string> {
  const tag = one(builtPage(path), 'meta', { 'http-equiv': 'content-security-policy' });
  const directives = attribute(tag, 'content').split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe.each(EVERY_PATH)('%s', (path) => {
  const hasForm = FORM_PATHS.includes(path);
  const hasDropdown = path === '/payments';
  const page = builtPage(path);

  test('has exactly this policy', () => {
    const scripts = inlineScripts(path).map(hash);
    const styles = all(page, 'style').map(rawText).map(hash);
    expect(scripts.length).toBeGreaterThan(0);
    expect(policyOf(path)).toEqual({
      'default-src': "'none'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'connect-src': "'self'",
      'script-src': [...scripts, ...(hasForm ? ["'self'"] : [])].join(' '),
      'style-src': [...styles, ...(hasDropdown ? [DROPDOWN_STYLE] : [])].join(' '),
      ...(hasDropdown ? { 'style-src-attr': "'unsafe-inline'" } : {}),
      'trusted-types': hasDropdown ? 'default' : "'none'",
    });
  });

  test('has its policy before everything that it governs', () => {
    const [charset, policy] = all(one(page, 'head'), '*');
    expect(charset && attribute(charset, 'charset')).toBe('utf-8');
    expect(policy && attribute(policy, 'http-equiv')).toBe('content-security-policy');
  });

  test('requests nothing from other sites, and runs nothing from an attribute', () => {
    const asked = all(page, 'script img iframe source video audio embed object use').flatMap(
      (element) => [attribute(element, 'src'), attribute(element, 'href')],
    );
    const links = all(page, 'link').filter(
      (link) => !['canonical', 'alternate'].includes(attribute(link, 'rel')),
    );
    const addresses = [...asked, ...links.map((link) => attribute(link, 'href'))];
    expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
    const handlers = all(page, '*').flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });
});

test.each(['nginx.conf', 'Caddyfile', 'vercel.json'])(
  'deploy/%s sends exactly these headers',
  (file) => {
    const words = readFileSync(join('deploy', file), 'utf8');
    expect(headersIn(words)).toEqual({ ...SECURITY_HEADERS, ...HTTPS_HEADERS });
  },
);

test('every host of deploy/ is tested above', () => {
  expect(readdirSync('deploy').toSorted()).toEqual(['Caddyfile', 'nginx.conf', 'vercel.json']);
});

test('_headers, for hosts that read it, has exactly these headers', () => {
  expect(headersIn(builtFile('_headers').toString())).toEqual({
    ...SECURITY_HEADERS,
    ...HTTPS_HEADERS,
  });
});

/** The headers in a host's file, except those for a file's type and caching. */
function headersIn(words: string): Record<string, string> {
  const named =
    /(?<name>\b[A-Z][a-z]*(?:-[A-Z][a-z]*)+)(?::| "|",\s*"value": ")\s*(?<value>[^"\n]+)/g;
  const found = [...words.matchAll(named)].map(({ groups }) => [groups?.name, groups?.value]);
  return Object.fromEntries(
    found.filter(([name]) => !['Cache-Control', 'Content-Type'].includes(name ?? '')),
  );
}
