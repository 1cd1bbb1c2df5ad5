/** How long each page is on a phone: the longer, the fewer visitors come to its end. */
import { sourceContent, UNKNOWN_PATH } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSettled } from '../../support/layout.ts';

const { about, payments, site, tutoring } = sourceContent;

const MOST_PX = {
  '/': 3800,
  '/services': 4950,
  '/tutoring': 7000,
  '/payments': 6150,
  '/about': 4000,
  '/contact': 3450,
  [UNKNOWN_PATH]: 1800,
};

/** Pages to which the owner has added what is empty as delivered. */
const LONGER: Readonly<Record<string, boolean>> = {
  '/tutoring': hasAnswers(tutoring),
  '/payments': hasAnswers(payments),
  '/about': about.people !== undefined || Object.values(site.legal.entity).some(Boolean),
};

test('on a phone no page is too long', { tag: ['@phone', '@both-fonts'] }, async ({ page }) => {
  for (const [path, mostPx] of Object.entries(MOST_PX)) {
    if (LONGER[path]) continue;
    await openSettled(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(mostPx);
  }
});

function hasAnswers({ answers }: typeof tutoring | typeof payments): boolean {
  return answers.items.some(({ answer }) => answer !== undefined);
}
