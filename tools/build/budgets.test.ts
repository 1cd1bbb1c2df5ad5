import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { readSources } from '#content/read/sources.ts';
import { contentIn } from '#content/site-content.ts';
import { letterWarnings, weightOf, weightWarnings } from './budgets.ts';

const content = contentIn(readSources());
const link = (chars: number) => `<a href="mailto:${'a'.repeat(chars - 17)}?subject=S">Write</a>`;
const quote = (chars: number) =>
  `<script data-draft="data">${JSON.stringify({ to: 'a@b.org', subject: 'Q', body: 'b'.repeat(chars) })}</script>`;

test('an email that is too long for a link is named, a quote request earlier', () => {
  const warningsOf = (html: string) => letterWarnings('/de', parse(html), content);
  expect(warningsOf(link(2000) + quote(1800))).toEqual([]);
  expect(warningsOf(link(2001))).toEqual([
    'The email "S" on /de makes a link of 2001 characters, and 2000 are allowed. Shorten it in content/mail.yaml or its translation.',
  ]);
  expect(warningsOf(quote(1900))[0]).toMatch(/^The email "Q" .* 1900 are allowed/);
});

test('a page that is too heavy is named', () => {
  const weights = ['en', 'es', 'hi'].map((language) =>
    weightOf({ address: `/${language}/about`, language, hasForm: false }, 14_500, {}),
  );
  expect(weightWarnings(weights)).toEqual([
    expect.stringMatching(/^\/en\/about is \d+ bytes too heavy\. Shorten the texts/),
    expect.stringMatching(/^\/es\/about is/),
  ]);
});
