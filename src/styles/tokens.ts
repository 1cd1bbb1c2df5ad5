/** The tokens of tokens.css at build time, for the browser's own bar, which can't use the page's. */
import { readFileSync } from 'node:fs';

export type Tokens = Readonly<Record<string, string>>;

/** The custom properties of `:root` inside one media query, or outside of any when it is empty. */
export function tokensOf(query = ''): Tokens {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const start = query ? css.indexOf(`(${query})`) : 0;
  if (start < 0) throw new Error(`tokens.css has no @media (${query})`);
  const block = css.slice(css.indexOf(':root {', start), css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

/** @throws if tokens.css has no such token */
export function token(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}

export const LIGHT = tokensOf();
export const DARK: Tokens = { ...LIGHT, ...tokensOf('prefers-color-scheme: dark') };
