import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { hashSource } from './policy.ts';

const HEAD = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A</title>';
const RATES = { rates: { url: 'https://rates.example/v1?a=b' } };

/** @param files the texts of the form's files by their address */
function finished(html: string, files: Record<string, string> = {}, site = {}): string {
  const later = { needed: Object.keys(files), code: Object.values(files) };
  return finishPage(parse(html), later, site);
}

test('the policy comes right after the charset and admits only what is on the page', () => {
  const html = finished(
    `${HEAD}<style>p{}</style><script>run("&amp;")</script><script type="application/ld+json">{}</script>`,
  );
  expect(html).toContain('<meta charset="utf-8"><meta http-equiv="content-security-policy"');
  expect(html).toContain(`script-src ${hashSource('run("&amp;")')};`);
  expect(html).toContain(`style-src ${hashSource('p{}')};`);
  expect(html).not.toMatch(/unsafe-inline|trusted-types default/);
});

test('a form’s file is in a template with what it needs, instead of being loaded', () => {
  const script = '<script type="module" src="/assets/a.js"></script>';
  const html = finished(`${HEAD}${script}`, { '/assets/b.js': '' });
  expect(html).toContain(
    `<link rel="modulepreload" href="/assets/b.js"><link rel="modulepreload" href="/assets/a.js">${script}</template>`,
  );
  expect(html).toContain("script-src 'self'");
});

test('the policy admits a dropdown only where it is, in templates too', () => {
  const html = finished(`${HEAD}<template><button role="combobox"></button></template>`);
  expect(html).toContain('trusted-types default');
});

test('the policy admits a rates server only on a page whose files name it', () => {
  const named = { '/assets/a.js': 'fetch("https://rates.example/v1?a=b")' };
  const connect = "connect-src 'self' https://rates.example;";
  expect(finished(HEAD, named, RATES)).toContain(connect);
  expect(finished(HEAD, { '/assets/a.js': '' }, RATES)).toContain("connect-src 'self';");
});

test('a page without a charset stops the build, which says where to write it', () => {
  expect(() => finished('<p>')).toThrow('src/document/Document.astro');
});
