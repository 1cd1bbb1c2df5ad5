import { expect, test } from 'vitest';
import type { Page } from '#pages.ts';
import { connectSources, hostPolicy, pagePolicy } from './policy.ts';

const PAGE: Page = { path: '/payments', form: { prefill: [] } };
const SOURCES = { scripts: [], styles: [], connect: "'self'" };

test('scripts may request only the site itself, and the owner’s rates server', () => {
  expect(connectSources({})).toBe("'self'");
  expect(connectSources({ rates: { url: 'https://rates.example/v1?a=b' } })).toBe(
    "'self' https://rates.example",
  );
});

test('a host’s policy leaves to each page what depends on its content', () => {
  expect(hostPolicy({})).not.toMatch(/default-src|script-src |style-src|trusted-types/);
});

test('only a page with a dropdown may have a Trusted Types policy, and admits the dropdown’s style', () => {
  const plain = pagePolicy(PAGE, SOURCES);
  expect(plain).toContain("require-trusted-types-for 'script'");
  expect(plain).toContain("trusted-types 'none'");
  expect(plain).not.toContain('441zG27rExd4');
  const withDropdown = pagePolicy({ ...PAGE, hasDropdown: true }, SOURCES);
  expect(withDropdown).toContain('trusted-types default');
  expect(withDropdown).toContain('441zG27rExd4');
});

test('style attributes are admitted where the page declares them', () => {
  expect(pagePolicy(PAGE, SOURCES)).not.toContain('unsafe-inline');
  const withStyles = pagePolicy({ ...PAGE, hasStyleAttributes: true }, SOURCES);
  expect(withStyles).toContain("style-src-attr 'unsafe-inline'");
});
