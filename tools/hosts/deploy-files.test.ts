import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deployFiles } from './deploy-files.ts';
import { headersFile } from './headers-file.ts';

const SITE = { url: 'https://site.example' };
const WITH_RATES = { ...SITE, rates: { url: 'https://rates.example/v1/latest?base=usd' } };

/** Without what comes from content/site.yaml, which `npm run launch-check` compares. */
function withoutSite(text: string): string {
  return text
    .replace(/connect-src [^;]*/g, 'connect-src')
    .replace(/SITE_ADDRESS:[^}]*/, 'SITE_ADDRESS:');
}

test.each(Object.entries(deployFiles(SITE)))(
  '%s says what tools/build/policy/headers.ts says',
  (file, text) => {
    const isInStep = withoutSite(readFileSync(file, 'utf8')) === withoutSite(text);
    expect(isInStep, `${file} is out of date. Run: npm run deploy-files`).toBe(true);
  },
);

test.each(Object.entries({ ...deployFiles(SITE), _headers: headersFile(SITE) }))(
  '%s does not change with the pages, and loosens nothing',
  (_file, text) => {
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).toContain("connect-src 'self';");
    expect(text).toContain('max-age=31536000');
    expect(text).not.toMatch(/sha256-|unsafe-|includeSubDomains|preload/);
  },
);

test('the rates server of the payment form is in the file of every host', () => {
  const files = { ...deployFiles(WITH_RATES), _headers: headersFile(WITH_RATES) };
  for (const [file, text] of Object.entries(files)) {
    expect(text, file).toContain("connect-src 'self' https://rates.example;");
  }
});

test('no path gives a header twice in _headers: hosts would join the two values', () => {
  const names = [...headersFile(SITE).matchAll(/^ {2}([^:]+):/gm)].map(([, name]) => name);
  expect(names.length).toBe(new Set(names).size);
});
