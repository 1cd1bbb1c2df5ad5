import { expect, test } from 'vitest';
import { builtFile } from '../support/built.ts';

const licenses = builtFile('licenses.txt').toString();

// Some packages of the two forms, and the heading font.
test.each([
  'react',
  'react-dom',
  'scheduler',
  '@radix-ui/react-select',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@floating-ui/dom',
  'react-remove-scroll',
  'rolldown',
  '@scure/bip39',
  '@fontsource-variable/newsreader',
])('the license of %s is there, with its version', (name) => {
  expect(licenses.split('\n')).toContainEqual(
    expect.stringMatching(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`)),
  );
});

test('the licenses have their full text', () => {
  expect(licenses).toContain('\nMIT License\n');
  expect(licenses).toContain('\nSIL OPEN FONT LICENSE Version 1.1 - 26 February 2007\n');
});

// Two packages that are replaced (astro.config.ts), and Astro's own code for islands.
test.each(['aria-hidden', 'react-style-singleton', 'astro', '@astrojs/react'])(
  '%s, which reaches no visitor, is not named',
  (name) => {
    expect(licenses).not.toMatch(new RegExp(`^${name} \\d`, 'm'));
  },
);
