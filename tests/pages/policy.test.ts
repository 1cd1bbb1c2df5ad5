/** What each page may load and run, how it is sent, and what it weighs: compared with this file. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_FILE_BYTES, INLINE_SCRIPT_CHARS, weightOf } from '../../tools/build/budgets.ts';
import { all, attribute, one, rawText } from '../../tools/build/html.ts';
import { type Server, serve } from '../../tools/serve.ts';
import { builtFile, DIST, EVERY_PAGE, htmlFileOf } from '../support/built-pages.ts';
import { sourceContent, UNKNOWN_PATH } from '../support/content.ts';
import { SECURITY_HEADERS } from '../support/security-headers.ts';

/** The one style of an open dropdown (src/ui/select). */
const DROPDOWN_STYLE = "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

/** What a server sends before the first acknowledgment: ten TCP segments of 1,460 bytes. */
const ONE_ROUND_TRIP_BYTES = 14_600;

const ORIGIN = 'https://codepassage.example';

const hash = (words: string) => `'sha256-${createHash('sha256').update(words).digest('base64')}'`;

let server: Server;

beforeAll(async () => {
  server = await serve(DIST);
});
afterAll(() => server?.stop());

describe.each(EVERY_PAGE)('$address', ({ page, name, address, language, html, content }) => {
  const { rates } = content.site;
  const filesMax = FORM_FILE_BYTES[name];
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

  test('is sent with the security headers, within its budget', async () => {
    const path = name === 'notFound' ? UNKNOWN_PATH : address;
    const answer = await fetch(server.address + path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(name === 'notFound' ? 404 : 200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...Object.fromEntries(new Headers(SECURITY_HEADERS)),
      'content-type': 'text/html;charset=utf-8',
      'content-encoding': 'br',
    });
    const compressed = builtFile(`${htmlFileOf(address)}.br`).length;
    const { bytes, left } = weightOf(address, compressed, sourceContent.site);
    const head = [...answer.headers].map((header) => `${header.join(': ')}\r\n`).join('');
    const sent = `HTTP/1.1 200 OK\r\n${head}\r\n`.length;
    expect(sent + Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(bytes);
    expect(left).toBeGreaterThanOrEqual(0);
    if (language === 'en' && !filesMax) expect(bytes).toBeLessThanOrEqual(ONE_ROUND_TRIP_BYTES);
  });

  test('is prefetched; it is prerendered only without a form', () => {
    const [{ where }] = JSON.parse(
      rawText(one(page, 'script', { type: 'speculationrules' })),
    ).prerender;
    const [site, { not }] = where.and;
    const isMatched = (patterns: string | string[]) =>
      [patterns].flat().some((pattern) => new URLPattern(pattern, ORIGIN).test(ORIGIN + address));
    expect(isMatched(site.href_matches)).toBe(true);
    expect(isMatched(not.href_matches)).toBe(filesMax !== undefined);
  });

  test('loads script files only for a form, and has short inline scripts', () => {
    const files = [...new Set(html.match(/assets\/[\w.-]+\.js/g) ?? [])];
    const sizes = files.map((file) => builtFile(`${file}.br`).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(filesMax ?? 0);
    const inline = scripts.flatMap((script) => (attribute(script, 'type') ? [] : rawText(script)));
    const { content, notFound } = INLINE_SCRIPT_CHARS;
    const most = name === 'notFound' ? notFound : content;
    if (!filesMax) expect(inline.join('').length).toBeLessThanOrEqual(most);
  });
});

test('what reaches visitors has its license', () => {
  const licenses = builtFile('licenses.txt').toString();
  const names = 'react react-dom @radix-ui/react-select rolldown @fontsource-variable/newsreader';
  for (const name of names.split(' ')) {
    expect(licenses).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
  expect(licenses).toContain('\nSIL OPEN FONT LICENSE Version 1.1');
});
