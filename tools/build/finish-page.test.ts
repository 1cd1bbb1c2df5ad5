import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { Page } from '#pages.ts';
import { finishPage, type PageSurroundings } from './finish-page.ts';
import { hashSource } from './policy/policy.ts';

const HEAD = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A</title>';
const PLAIN: Page = { path: '/' };
const WITH_FORM: Page = { path: '/', form: { prefill: [] } };

function finished(html: string, page = PLAIN, surroundings: PageSurroundings = {}): string {
  return finishPage(parse(html), page, surroundings);
}

test('the policy comes right after the charset and admits only what is on the page', () => {
  const html = finished(
    `${HEAD}<style>p{}</style><script>run("&amp;")</script><script type="application/ld+json">{}</script>`,
  );
  expect(html).toContain('<meta charset="utf-8"><meta http-equiv="content-security-policy"');
  expect(html).toContain(`script-src ${hashSource('run("&amp;")')};`);
  expect(html).toContain(`style-src ${hashSource('p{}')};`);
  expect(html).not.toContain('unsafe-inline');
});

test('a form’s file is listed for later instead of being loaded', () => {
  const html = finished(`${HEAD}<script type="module" src="/assets/a.js"></script>`, WITH_FORM, {
    scriptFiles: ['/assets/a.js', '/assets/b.js'],
  });
  expect(html).not.toContain('src="/assets/a.js"');
  expect(html).toContain('id="form-files">["/assets/a.js","/assets/b.js"]</script>');
  expect(html).toContain("script-src 'self'");
});

test('the policy admits a rates server only on a page that has one', () => {
  const connect = "'self' https://rates.codepassage.example";
  expect(finished(HEAD, PLAIN, { connect })).toContain(`connect-src ${connect};`);
  expect(finished(HEAD)).toContain("connect-src 'self';");
});

test('a page without a charset stops the build, which says where to write it', () => {
  expect(() => finished('<p>')).toThrow('src/document/Document.astro');
});
