/** What Firefox's reader mode keeps of a page. */
import { readFileSync } from 'node:fs';
import { stripMarkup } from '#text/markup.ts';
import { builtFile, htmlFileOf } from '../../support/built-pages.ts';
import { expect, test } from '../../support/fixtures.ts';
import { EVERY_PATH, UNKNOWN_PATH, words } from '../../support/words.ts';

const READABILITY = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

const { payments, contact } = words;

const KEPT = {
  '/payments': [
    ...payments.money.stations.flatMap(({ holder, title, text }) => [
      payments.money.holders[holder],
      title,
      text,
    ]),
    ...payments.checks.items.flatMap(({ title, text }) => [title, text]),
    ...payments.refundTable.rows.flatMap((row) => Object.values(row)),
  ],
  '/contact': [
    ...contact.faq.items.flatMap(({ question, answer }) => [question, answer]),
    ...[contact.cards.hours, contact.cards.location].flatMap(({ value, text }) => [value, text]),
  ],
};

for (const [path, texts] of Object.entries(KEPT)) {
  test(`a reader mode keeps what matters on ${path}`, async ({ page }) => {
    const text = await page.evaluate(
      `${READABILITY};new Readability(${parsed(path)}).parse().textContent`,
    );
    const lost = texts.map(stripMarkup).filter((each) => !String(text).includes(each));
    expect(lost).toEqual([]);
  });
}

test('no name in a page is one of those that reader modes remove', async ({ page }) => {
  for (const path of EVERY_PATH) {
    const file = path === UNKNOWN_PATH ? '/404' : path;
    const removed = await page.evaluate(`${READABILITY};
      const { unlikelyCandidates, byline } = Readability.prototype.REGEXPS;
      [...${parsed(file)}.querySelectorAll('main [class], main [id]')]
        .flatMap((element) => [element.id, ...element.classList])
        .filter((name) => unlikelyCandidates.test(name) || byline.test(name));`);
    expect.soft(removed, path).toEqual([]);
  }
});

/** A built page as a document, in a script. */
function parsed(path: string): string {
  const html = JSON.stringify(builtFile(htmlFileOf(path)).toString());
  return `new DOMParser().parseFromString(${html}, 'text/html')`;
}
