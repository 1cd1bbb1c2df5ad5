import { expect, test } from 'vitest';
import { type BuiltSite, pagePoints } from './page-points.ts';

const DESCRIPTION = 'Live tutoring in software engineering, with six courses to choose from.';
const HEAD = `<title>Courses</title><meta name="description" content="${DESCRIPTION}"><meta property="og:image" content="https://codepassage.com/share/home.png"><meta property="og:image:alt" content="A rosette">`;

function pointsOf(body: string, head = HEAD): string[] {
  const site: BuiltSite = {
    url: 'https://codepassage.com',
    pages: new Map([
      ['/', `<head>${head}</head><body id="top">${body}</body>`],
      ['/tutoring', '<ul><li id="backend-engineering"></li></ul>'],
    ]),
    files: new Set(['/share/home.png', '/icon.svg']),
  };
  return pagePoints(site, '/');
}

test.each([
  '<a href="/tutoring#backend-engineering">Backend</a>',
  '<a href="#top">Up</a>',
  '<a href="/tutoring#service=visa-transfer">Pay</a>',
  '<a href="mailto:info@codepassage.com?subject=A%20%26%20B">Write</a>',
  '<a href="https://codepassage.org/x">Elsewhere</a>',
  '<img src="/icon.svg" alt=""><svg aria-hidden="true"><use href="#ink"></use></svg>',
  '<div role="img" aria-label="Six bars &gt; five"></div>',
  '<script>"<a href=\'nowhere\'>"</script>',
])('nothing is open in %s', (body) => {
  expect(pointsOf(body)).toEqual([]);
});

test.each([
  ['<a href="/tutor">Courses</a>', '"/tutor" leads to nothing. Correct it.'],
  [
    '<a href="/tutoring#cobol">Cobol</a>',
    '"/tutoring#cobol" leads to a part of the page that does not exist. Correct it.',
  ],
  [
    '<a href="https://codepassage.com/nothing">Own address</a>',
    '"/nothing" leads to nothing. Correct it.',
  ],
  [
    '<a href="">Empty</a>',
    '"" is not an address that a visitor can follow. Begin it with https://, / or #.',
  ],
  [
    '<a href="http://codepassage.org">Unsafe</a>',
    '"http://codepassage.org" is not an address that a visitor can follow. Begin it with https://, / or #.',
  ],
  [
    '<img src="/icon.svg">',
    'The picture <img> /icon.svg says nothing to a screen reader. Give it words, or hide it with aria-hidden="true".',
  ],
  [
    '<div class="plot" role="img" aria-label=" "></div>',
    'The picture <div> plot says nothing to a screen reader. Give it words, or hide it with aria-hidden="true".',
  ],
])('%s is open', (body, point) => {
  expect(pointsOf(body)).toEqual([point]);
});

test('a page without a title, a description and a share picture is open', () => {
  expect(pointsOf('', '')).toEqual([
    'The title has 0 characters. Write 1 to 60 under "meta".',
    'The description has 0 characters. Write 50 to 155 under "meta".',
    'The share picture has no words. Write "shareAlt" under "meta".',
    '"" is not an address that a visitor can follow. Begin it with https://, / or #.',
  ]);
});
