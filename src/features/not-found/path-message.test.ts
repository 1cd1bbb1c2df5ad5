import { expect, test } from 'vitest';
import { pathMessage } from './path-message.ts';

test('the console names the attempted path, whatever it holds', () => {
  const template = '404 Error: User attempted to access non-existent route: {path}';
  for (const path of ['/nowhere', '/a/$&/$1', '/{path}', "/%F0%9F%9A%80/'<b>"]) {
    expect(pathMessage(template, path)).toBe(
      `404 Error: User attempted to access non-existent route: ${path}`,
    );
  }
});
