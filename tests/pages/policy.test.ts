/** What each page may load and run, and what it weighs: compared with this file. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  INLINE_SCRIPT_CHARS,
  letterWarnings,
  scriptsMax,
  weightOf,
} from '../../tools/build/budgets.ts';
import { all, attribute, one, rawText } from '../../tools/build/html.ts';
import { builtFile, EVERY_PAGE } from '../support/built-pages.ts';

/** The one style of an open dropdown (src/ui/select). */
const DROPDOWN_STYLE = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

/** What a server sends before the first acknowledgment: ten TCP segments of 1,460 bytes. */
const ONE_ROUND_TRIP_BYTES = 14_600;

const hash = (words: string) => `'sha256-${createHash('sha256').update(words).digest('base64')}'`;

describe.each(EVERY_PAGE)('$address', ({ page, name, address, language, file, html, content }) => {
  const { rates } = content.site;
  const filesMax = scriptsMax(name, content.site);
  const hasDropdown = name === 'payments';
  const scripts = all(page, 'script').filter(
    (script) => !attribute(script, 'src') && !attribute(script, 'type').endsWith('json'),
  );

  test('has exactly this policy, before everything that it governs', () => {
    const [charset, policy] = all(one(page, 'head'), '*');
    expect(charset && attribute(charset, 'charset')).toBe('utf-8');
    const hashes = scripts.map(rawText).map(hash).join(' ');
    const css = all(page, 'style').map(rawText);
    expect(css.join(), 'the oldest browsers know no nested rules').not.toContain('&');
    const styles = css.map(hash).join(' ');
    expect(policy && attribute(policy, 'content').split(';')).toEqual([
      "default-src 'none'",
      "img-src 'self' data:",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      `connect-src 'self'${hasDropdown && rates ? ` ${new URL(rates.url).origin}` : ''}`,
      `script-src ${hashes}${filesMax ? " 'self'" : ''}`,
      `style-src ${styles}${hasDropdown ? ` ${DROPDOWN_STYLE}` : ''}`,
      `trusted-types ${hasDropdown ? 'default' : "'none'"}`,
    ]);
  });

  test('is within its budget', () => {
    const compressed = builtFile(`${file}.br`).length;
    const built = { address, language, hasForm: filesMax > 0 };
    const { bytes, left } = weightOf(built, compressed, content.site);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(letterWarnings(address, page, content)).toEqual([]);
    if (language === 'en' && !filesMax) expect(bytes).toBeLessThanOrEqual(ONE_ROUND_TRIP_BYTES);
  });

  test('loads script files only for a form, and has short inline scripts', () => {
    const files = [...new Set(html.match(/assets\/[\w.-]+\.js/g) ?? [])];
    const sizes = files.map((file) => builtFile(`${file}.br`).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(filesMax);
    const inline = scripts.flatMap((script) => (attribute(script, 'type') ? [] : rawText(script)));
    const most = INLINE_SCRIPT_CHARS[name === 'notFound' ? 'notFound' : 'content'];
    if (!filesMax) expect(inline.join('').length).toBeLessThanOrEqual(most);
  });
});

test('no page with a form is prerendered: its scripts would run', () => {
  const [rules = ''] = EVERY_PAGE.flatMap(({ page }) =>
    all(page, 'script', { type: 'speculationrules' }).map(rawText),
  );
  const { where } = JSON.parse(rules).prerender[0];
  for (const { page, address } of EVERY_PAGE) {
    const withForm = new RegExp(
      `^(?:${[where.and[1].not.href_matches].flat().join('|').replaceAll('*', '.*')})$`,
    );
    expect(withForm.test(address), address).toBe(all(page, 'form').length > 0);
  }
});

test('what reaches visitors has its license', () => {
  const licenses = builtFile('licenses.txt').toString();
  const names = 'react react-dom @radix-ui/react-select rolldown @fontsource-variable/newsreader';
  for (const name of names.split(' ')) {
    expect(licenses).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
  expect(licenses).toContain('\nSIL OPEN FONT LICENSE Version 1.1');
});
