import { expect, test } from '@playwright/test';

/** Some of what the two forms are made of, and the heading font. */
const PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  '@radix-ui/react-select',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@floating-ui/dom',
  'react-remove-scroll',
  'rolldown',
  '@fontsource-variable/newsreader',
];

test.skip(({ hasTouch }) => !hasTouch, 'a file is the same at every width');

test('the site gives the license of everything that it is made of', async ({ request }) => {
  const response = await request.get('/licenses.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  for (const name of PACKAGES) {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`)));
  }
  expect(lines).toContain('MIT License');
  expect(lines).toContain('SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007');
});

test('the site names no package that does not reach its visitors', async ({ request }) => {
  const text = await (await request.get('/licenses.txt')).text();
  // Two that the forms do without (astro.config.ts), and Astro's own code for islands.
  for (const name of ['aria-hidden', 'react-style-singleton', 'astro', '@astrojs/react']) {
    expect(text).not.toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
});
