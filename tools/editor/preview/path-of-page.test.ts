import { expect, test } from 'vitest';
import { pathOfPage } from './path-of-page.ts';

const sources = { 'content/site.yaml': 'languages:\n  - code: en\n  - code: de\n' };

test.each([
  ['content/site.yaml', '/'],
  ['content/en/home.yaml', '/'],
  ['content/en/courses.yaml', '/tutoring'],
  ['content/en/not-found.yaml', '/404'],
  ['content/de/home.yaml', '/de'],
  ['content/de/payments.yaml', '/de/payments'],
  ['content/fr/payments.yaml', '/payments'],
])('%s is seen on %s', (file, path) => {
  expect(pathOfPage(file, sources)).toBe(path);
});
