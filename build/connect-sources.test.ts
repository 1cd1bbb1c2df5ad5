import { expect, test } from 'vitest';
import { connectSources } from './connect-sources.ts';

test('without rates the site connects to nobody else', () => {
  expect(connectSources({})).toEqual([]);
});

test.each([
  ['https://rates.codepassage.example/usd.json?all', 'https://rates.codepassage.example'],
  ['https://codepassage.example:8443', 'https://codepassage.example:8443'],
  ['http://localhost:4453/rates.json', 'http://localhost:4453'],
])('of %s the policy admits %s', (url, source) => {
  expect(connectSources({ rates: { url } })).toEqual([source]);
});
