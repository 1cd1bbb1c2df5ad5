/** What Firefox's reader mode keeps of a page. */
import { readFileSync } from 'node:fs';
import { stripMarkup } from '#text/markup.ts';
import { EVERY_PATH, sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';

const READABILITY = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

// Readability writes HTML, which the pages' own policy forbids.
test.use({ bypassCSP: true });

const { payments, contact } = sourceContent;

const KEPT: Readonly<Record<string, string[]>> = {
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

test('a reader mode keeps what matters, and removes no element for its name', async ({ page }) => {
  for (const path of EVERY_PATH) {
    await page.goto(path);
    const removed = await page.evaluate(`${READABILITY};
      const { unlikelyCandidates, byline } = Readability.prototype.REGEXPS;
      [...document.querySelectorAll('main [class], main [id]')]
        .flatMap((element) => [element.id, ...element.classList])
        .filter((name) => unlikelyCandidates.test(name) || byline.test(name));`);
    expect.soft(removed, path).toEqual([]);
    const text = await page.evaluate(
      'new Readability(document.cloneNode(true)).parse()?.textContent',
    );
    const lost = KEPT[path]?.map(stripMarkup).filter((each) => !String(text).includes(each));
    expect.soft(lost ?? [], path).toEqual([]);
  }
});
