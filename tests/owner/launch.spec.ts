/** The owner's last steps: what is open before launch, and `npm run release`, alone and without translators. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import { all, attribute, one, text } from '../../tools/build/html.ts';
import {
  confirmedOn,
  copySite,
  copyWholeSite,
  editCopy,
  runIn,
} from '../support/serve/site-copy.ts';
import { LANGUAGES, wordsIn } from '../support/words.ts';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test.describe.configure({ mode: 'default' });

let root: string;

test.beforeAll(() => {
  root = copySite();
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

const release = (root: string) => runIn(root, 'npm', 'run', 'release');

/** Confirms every claim and language of a copy, and gives it an address of its own. */
function confirm(root: string) {
  for (const file of ['content/site.yaml', 'content/courses.yaml']) {
    const confirmed = confirmedOn(YESTERDAY, readFileSync(join(root, file), 'utf8'));
    writeFileSync(
      join(root, file),
      confirmed.replace(/^( +terms):$/m, '$1: https://law.codepassage.com/terms'),
    );
  }
}

test('a site with placeholders and unconfirmed claims is not released', () => {
  const { status, output } = release(root);
  expect(status).not.toBe(0);
  expect(output).toMatch(/^ {2}content\/site\.yaml: email \(line \d+\), url \(line \d+\)/m);
  expect(output).toMatch(/claims › students \(line \d+\)/);
  expect(output).toMatch(/^ {2}content\/courses\.yaml: courses › entry 1 › rating \(line \d+\)/m);
  expect(output).toContain('content/privacy.yaml');
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('a confirmed site is released, and nothing but its address changes', () => {
  confirm(root);
  editCopy(root, 'content/site.yaml', '  privacy:\n', '  privacy: https://law.codepassage.com/p\n');
  editCopy(root, 'content/site.yaml', '    name:\n', '    name: Passage Ltd\n');
  const { status, output } = release(root);
  expect(output).toContain('Nothing must be done: the site may go public.');
  expect(output).not.toContain('points are open');
  expect(status).toBe(0);
  const released = readFileSync(join(root, 'dist/tutoring.html'), 'utf8');
  expect(released).toContain('<link rel="canonical" href="https://codepassage.com/tutoring">');
  expect(released).not.toContain('the records of the office');
  expect(released, 'without an address').toContain('>Passage Ltd</p>');
  const mainOf = (html: string) =>
    /<main.*<\/main>/s.exec(html)?.[0].replaceAll('.com', '.example');
  expect(mainOf(released)).toBe(mainOf(readFileSync('dist/tutoring.html', 'utf8')));
});

const PRIVACY = `meta:
  title: Our Privacy Policy
  description: What we keep.
h1: Privacy Policy of Ours
intro: It applies from today.
sections:
  - heading: Emails
    items:
      - We keep your emails for a year.
`;

const QUESTION = '    - question: Is it new?\n      answer: It is.\n    - question:';

/** What the owner writes in English only: a page, its file, what it replaces, and what is shown. */
const IN_ENGLISH = [
  ['/contact', 'contact', '    - question:', QUESTION, 'Is it new?'],
  ['/payments', 'payments', 'refundable: Yes', 'refundable: Never, and', 'Never, and, for 7 days'],
  ['/tutoring', 'courses', 'Mobile App Development', 'Embedded Systems', 'Embedded Systems'],
  ['/contact', 'site', 'value: 24/7', 'value: On weekdays', 'On weekdays'],
] as const;

test('an owner alone: changes in English are released, and marked as English in every language', () => {
  const own = join(mkdtempSync(join(tmpdir(), 'english only ')), 'site');
  copyWholeSite(own);
  for (const [, name, from, to] of IN_ENGLISH) {
    editCopy(own, `content/${name}.yaml`, from, to);
  }
  writeFileSync(join(own, 'content/privacy.yaml'), PRIVACY);
  confirm(own);
  const { status, output } = release(own);
  expect(output).toContain('Nothing must be done: the site may go public.');
  expect(output).toMatch(/^ {2}translations\/de\.po: \d+ texts$/m);
  expect(status).toBe(0);
  for (const language of LANGUAGES.slice(1)) {
    const pageAt = (path: string) =>
      one(parse(readFileSync(join(own, `dist/${language}${path}.html`), 'utf8')), 'html');
    const dir = attribute(pageAt('/contact'), 'dir') === 'rtl' ? 'ltr' : '';
    for (const [path, , , , shown] of IN_ENGLISH) {
      const found = all(pageAt(path), '*', { lang: 'en' }).filter((each) => text(each) === shown);
      const dirs = found.map((element) => attribute(element, 'dir'));
      expect(dirs, `${language}${path}`).toContain(dir);
    }
    expect(existsSync(join(own, `dist/${language}/privacy.html`))).toBe(false);
    const { privacyPolicy } = wordsIn(language).shared.footer;
    const link = one(pageAt(''), 'a', { href: '/privacy', hreflang: 'en' });
    expect(text(link)).toBe(`${privacyPolicy} (English)`);
    expect(text(one(link, 'span', { lang: 'en' }))).toBe('(English)');
    // What is translated is not marked.
    expect(all(pageAt('/about'), 'main *', { lang: 'en' })).toEqual([]);
  }
  rmSync(own, { recursive: true });
});
