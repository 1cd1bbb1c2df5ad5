import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { finishPage, throwIfFileMissing } from './finish-page.ts';

const HEAD = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A</title>';
const SCRIPT = '<script type="module" src="/assets/a.js"></script>';
const FORM = '<div data-form="/assets/words.js"></div>';
const RATES = { rates: { url: 'https://rates.example/v1?a=b' } };

const finish = (html: string, site = {}) => finishPage(parse(html), ['/assets/b.js'], site);

test('a form’s file is in a template with what it needs, instead of being loaded', () => {
  const html = finish(HEAD + SCRIPT + FORM);
  expect(html).toContain(
    `<link rel="modulepreload" href="/assets/b.js"><link rel="modulepreload" href="/assets/a.js">${SCRIPT}</template>`,
  );
  expect(html).toContain("script-src 'self'");
});

test('the policy admits a rates server only on the page whose form asks it', () => {
  const connect = "connect-src 'self' https://rates.example;";
  expect(finish(`${HEAD}<p role="combobox">`, RATES)).toContain(connect);
  expect(finish(HEAD + FORM, RATES)).toContain("connect-src 'self';");
});

test('email addresses are encoded, so that hosts do not rewrite them; scripts and styles stay', () => {
  const raw = '<style>@media print{p{}}</style><script>"a@b.example"</script>';
  const html = finish(`${HEAD}${raw}<p><a href="mailto:a@b.example">a@b.example</a></p>${raw}`);
  expect(html).toContain('<a href="mailto:a&#64;b.example">a&#64;b.example</a>');
  expect(html.match(/"a@b.example"/g)).toHaveLength(2);
  expect(html.match(/@media/g)).toHaveLength(2);
});

test('a page without a charset stops the build, which says where to write it', () => {
  expect(() => finish('<p>')).toThrow('src/document/Document.astro');
});

test.each([
  '<link rel="icon" href="/icon.svg">',
  '<div data-form="/assets/words.js"></div>',
  '<style>@font-face{src:url(/assets/a.woff2)}</style>',
  `<template>${SCRIPT}</template>`,
])('a file that a page names and nobody wrote stops the build: %s', (html) => {
  const check = (body: string) => () => throwIfFileMissing(parse(HEAD + body), 'es.html', 'public');
  expect(check(html)).toThrow(/^es\.html names \/.*dist.*"%"/);
  expect(check('<a href="/es">/x.js</a><img src="/favicon.svg">')).not.toThrow();
});
