import { afterEach, expect, test, vi } from 'vitest';
import { parseSourceContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { exitOnMistakes } from './check-content.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('on GitHub a mistake is shown at its line, and ends the command', () => {
  const file = 'content/home.yaml';
  const wrong = (readSources()[file] ?? '').replace(/^h1: .*/m, 'h1: Pay with {coinz}');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.spyOn(console, 'error').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  const build = () => exitOnMistakes(() => parseSourceContent({ ...readSources(), [file]: wrong }));
  expect(build).toThrow('ended with 1');

  // As GitHub's runner reads a line: "::command key=value,key=value::message".
  const [, level, keys = '', message] = /^::(\w+) (.+?)::(.+)$/.exec(log.mock.calls.join('')) ?? [];
  const place = Object.fromEntries(keys.split(',').map((pair) => pair.split('=')));
  expect([level, place.file, Object.keys(place)]).toEqual(['error', file, ['file', 'line']]);
  expect(message).toContain('{coins}?');
  expect(wrong.split('\n')[Number(place.line) - 1]).toBe('h1: Pay with {coinz}');
});
