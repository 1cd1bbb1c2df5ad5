import type { Page } from '@playwright/test';
import { openSettled, shownPatterns } from '../../support/look/look.ts';
import { pdfSheets } from '../../support/look/pdf-text.ts';
import { caseTag, EMAIL, EVERY_PATH, expect, test } from '../../support/site.ts';

const SITE_URL = 'https://codepassage.example';

const COURSES = [
  'Full-Stack Web Development',
  'Mobile App Development',
  'Backend Engineering',
  'DevOps & Cloud Computing',
  'System Design & Architecture',
  'Algorithm & Data Structures',
];

/** Where each page's own links lead, apart from its menu and footer. */
const LINKS: Record<string, string[]> = {
  '/': [
    'Explore Courses (/tutoring)',
    'Make Payment (/payments)',
    'Start Learning (/tutoring)',
    'Contact Us (/contact)',
  ],
  '/services': [
    'View Courses (/tutoring)',
    'Make Payment (/payments)',
    'Contact Us (/contact)',
    'Compare Courses (/tutoring#compare)',
  ],
  '/tutoring': ['Contact Us (/contact)', 'Compare Courses (/tutoring#compare)'],
  '/about': ['Explore Courses (/tutoring)', 'Contact Us (/contact)'],
  '/no/such-page': ['Services (/services)', 'Tutoring (/tutoring)', 'Contact (/contact)'],
};

for (const path of EVERY_PATH) {
  test(`${path} prints as black on white, under a line that names the site`, {
    tag: caseTag(path === '/payments'),
  }, async ({ page }) => {
    await openSettled(page, path);
    const sheets = await print(page);
    const text = sheets.join('');
    expect(sheets[0]).toContain(squeezed(`CodePassage – ${SITE_URL} – ${EMAIL}`));
    for (const link of LINKS[path] ?? []) {
      expect(text).toContain(squeezed(link.replace('(', `(${SITE_URL}`)));
    }
    expect(text).not.toContain('mailto');
    expect(text).not.toContain(squeezed('Copy email address'));
    expect(text).toContain(squeezed('Only the visa authority decides an application.'));

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      expect(await otherThanInkOnWhite(page), colorScheme).toEqual([]);
    }
    expect(await shownPatterns(page)).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
}

test('Tutoring prints on at most two sheets, each course whole on one', async ({ page }) => {
  await openSettled(page, '/tutoring');
  const sheets = await print(page);
  expect(sheets.length).toBeLessThanOrEqual(2);
  const count = (sheet: string, words: string) => sheet.split(squeezed(words)).length - 1;
  // A card begins with its number and ends with the address to write to.
  for (const sheet of sheets) {
    const numbers = COURSES.filter((_, index) => sheet.includes(`${index + 1}/6`));
    const titles = COURSES.filter((title) => sheet.includes(squeezed(title)));
    expect(titles).toEqual(expect.arrayContaining(numbers));
    expect(count(sheet, `Email us for enrollment ${EMAIL}`)).toBe(numbers.length);
  }
  expect(sheets.reduce((sum, sheet) => sum + count(sheet, 'Email us for enrollment'), 0)).toBe(6);
});

test('Services prints both lists whole on the first of two sheets', async ({ page }) => {
  await openSettled(page, '/services');
  const sheets = await print(page);
  expect(sheets).toHaveLength(2);
  for (const words of ['Web development', 'Code review', 'Refund and dispute management']) {
    expect(sheets[0]).toContain(squeezed(words));
  }
  expect(sheets[1]).toContain(squeezed('Why Cryptocurrency Payments?'));
});

test('Payments prints its six checks on one sheet, and at its end what it never asks for', async ({
  page,
}) => {
  await openSettled(page, '/payments');
  const sheets = await print(page);
  const [first, last] = [
    'Check Before You Pay',
    'anyone who offers to get your crypto back for a fee.',
  ];
  const checks = sheets.findIndex((sheet) => sheet.includes(squeezed(first)));
  expect(sheets[checks]).toContain(squeezed(last));
  expect(sheets.at(-1)).toContain(
    squeezed(
      'CodePassage never asks for seed phrases or private keys and publishes no wallet address on its website.',
    ),
  );
  expect(sheets.join('')).toContain(squeezed(`Contact Support (${EMAIL})`));
});

/** The text of each A4 sheet without white space. */
async function print(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: null });
  return pdfSheets(await page.pdf({ format: 'A4' }));
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** What would print in color or on a background. */
function otherThanInkOnWhite(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const white = /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/;
    const shown = [...document.querySelectorAll('body, body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return shown.flatMap((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      if (white.test(backgroundColor) && color === 'rgb(0, 0, 0)') return [];
      return [`${element.outerHTML.slice(0, 80)}: ${color} on ${backgroundColor}`];
    });
  });
}
