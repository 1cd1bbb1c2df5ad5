import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';

const HEAD = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A</title>';
const RATES = { rates: { url: 'https://rates.example/v1?a=b' } };

const finish = (html: string, site = {}) => finishPage(parse(html), [], site);

test('the policy admits a rates server only on the page whose form asks it', () => {
  const connect = "connect-src 'self' https://rates.example;";
  expect(finish(`${HEAD}<p role="combobox">`, RATES)).toContain(connect);
  expect(finish(HEAD, RATES)).toContain("connect-src 'self';");
});

test('email addresses are encoded, so that hosts do not rewrite them; scripts and styles stay', () => {
  const raw = '<style>@media print{p{}}</style><script>"a@b.example"</script>';
  const html = finish(`${HEAD}${raw}<p><a href="mailto:a@b.example">a@b.example</a></p>${raw}`);
  expect(html).toContain('<a href="mailto:a&#64;b.example">a&#64;b.example</a>');
  expect(html.match(/"a@b.example"/g)).toHaveLength(2);
  expect(html.match(/@media/g)).toHaveLength(2);
});
