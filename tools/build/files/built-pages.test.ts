import { expect, test } from 'vitest';
import { addressOf, pageNameOf } from './built-pages.ts';

test.each([
  ['index.html', '/', 'home'],
  ['tutoring.html', '/tutoring', 'tutoring'],
  ['404.html', '/404', 'notFound'],
])('%s is the page at %s', (file, address, name) => {
  expect(addressOf(file)).toBe(address);
  expect(pageNameOf(file)).toBe(name);
});

test('a page that is not in the list stops the build', () => {
  expect(() => pageNameOf('blog/index.html')).toThrow(
    'The site has a page /blog/ that src/pages.ts does not list. Add it there.',
  );
});
