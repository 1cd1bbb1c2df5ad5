/** What a visitor gets of a page without looking at it: read aloud, or copied. */
import { expect, test } from '../../support/fixtures.ts';
import { allowClipboard, clipboardText } from '../../support/forms.ts';

test('each cell of a table is read with the heading of its own column', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of ['/tutoring', '/payments']) {
    await page.goto(path);
    const columns = await page
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) =>
          Array.from(row.querySelectorAll('th, td'), (cell, at) =>
            cell.checkVisibility() ? at : '',
          ).join(),
        ),
      );
    expect(new Set(columns).size, columns.join('\n')).toBe(1);
  }
});

test('the numbers of its remarks are not copied with the code', async ({ page }) => {
  await allowClipboard(page);
  await page.goto('/tutoring');
  await page.getByRole('code').first().selectText();
  await page.keyboard.press('ControlOrMeta+C');
  const copied = await clipboardText(page);
  expect(copied).toContain('await fetch(url);');
  expect(copied).not.toMatch(/^\d+$/m);
});
