/** What a visitor gets of a page without looking at it: read aloud, or copied. */
import { expect, test } from '../../support/fixtures.ts';

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
