/** `npm run release`: what stops it, and what it builds, also without translations. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import { all, attribute, one, text } from '../../tools/build/html.ts';
import { contentIn, LANGUAGES } from '../support/content.ts';
import { confirmedOn, copySite, editCopy, PRIVACY, runIn } from '../support/serve/site-copy.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test.describe.configure({ mode: 'default' });

let root: string;

test.beforeAll(() => {
  root = copySite();
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

const release = () => runIn(root, 'npm', 'run', 'release');
const released = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');

test('a site with sample texts is not released', () => {
  const { status, output } = release();
  expect(status).not.toBe(0);
  expect(output).toMatch(/^ {2}content\/site\.yaml:\d+: email$/m);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

const QUESTION = '    - question: Is it new?\n      answer: It is.\n    - question:';

/** What the owner writes in English only: a page, its file, what it replaces, and what is shown. */
const IN_ENGLISH = [
  ['/contact', 'contact', '    - question:', QUESTION, 'Is it new?'],
  ['/tutoring', 'courses', 'Mobile App Development', 'Embedded Systems', 'Embedded Systems'],
  ['/contact', 'site', 'value: 24/7', 'value: On weekdays', 'On weekdays'],
] as const;

test('a confirmed site is released; what an owner wrote in English only is marked in every language', () => {
  for (const [, name, from, to] of IN_ENGLISH) editCopy(root, `content/${name}.yaml`, from, to);
  writeFileSync(join(root, 'content/privacy.yaml'), PRIVACY);
  editCopy(root, 'content/site.yaml', '  terms:\n', '  terms: https://law.codepassage.com/terms\n');
  editCopy(root, 'content/site.yaml', '    name:\n', '    name: Passage Ltd\n');
  for (const name of ['site', 'courses']) {
    const file = join(root, `content/${name}.yaml`);
    writeFileSync(file, confirmedOn(YESTERDAY, readFileSync(file, 'utf8')));
  }
  const { status, output } = release();
  expect(output).toContain('Nothing must be done: the site may go public.');
  expect(output).toMatch(/^ {2}translations\/de\.po: \d+ texts$/m);
  expect(status).toBe(0);
  const services = released('services.html');
  expect(services).toContain('<link rel="canonical" href="https://codepassage.com/services">');
  expect(services).not.toContain('the records of the office');
  expect(services, 'without an address').toContain('>Passage Ltd</p>');
  for (const language of LANGUAGES.slice(1)) {
    const pageAt = (path: string) => one(parse(released(`${language}${path}.html`)), 'html');
    const dir = attribute(pageAt('/contact'), 'dir') === 'rtl' ? 'ltr' : '';
    for (const [path, , , , shown] of IN_ENGLISH) {
      const found = all(pageAt(path), '*', { lang: 'en' }).filter((each) => text(each) === shown);
      const dirs = found.map((element) => attribute(element, 'dir'));
      expect(dirs, `${language}${path}`).toContain(dir);
    }
    expect(existsSync(join(root, `dist/${language}/privacy.html`))).toBe(false);
    const { privacyPolicy } = contentIn(language).shared.footer;
    const link = one(pageAt(''), 'a', { href: '/privacy', hreflang: 'en' });
    expect(text(link)).toBe(`${privacyPolicy} (English)`);
    expect(text(one(link, 'span', { lang: 'en' }))).toBe('(English)');
    // What is translated is not marked.
    expect(all(pageAt('/services'), 'main *', { lang: 'en' })).toEqual([]);
  }
});
