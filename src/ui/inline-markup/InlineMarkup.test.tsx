import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineMarkup } from './InlineMarkup.tsx';

test.each([
  ['**Stop** and *read*.', '<strong>Stop</strong> and <em>read</em>.'],
  ['**Pay in `BTC`**', '<strong>Pay in <span translate="no">BTC</span></strong>'],
  ['`a@b.example`', '<a href="mailto:a@b.example" translate="no">a@b.example</a>'],
  [
    '`visas@a-rather-long-name.example`',
    '<a href="mailto:visas@a-rather-long-name.example" translate="no">visas@<wbr/>a-rather-long-name.example</a>',
  ],
  ['our 7-day guarantee', 'our <span class="nowrap">7-day</span> guarantee'],
  ['d’e-mail ici', 'd’<span class="nowrap">e-mail</span> ici'],
  ['10-30 minutes', '<span class="nowrap">10-30</span> minutes'],
  ['`a*b`, an open ** or `', '<span translate="no">a*b</span>, an open ** or `'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<InlineMarkup>{text}</InlineMarkup>)).toBe(html);
});
