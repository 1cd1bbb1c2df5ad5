/** Every example of a shared component, with the site's styles and nothing of a page around it. */
import { axeViolations } from '../../support/look/axe.ts';
import { narrowPhone } from '../../support/look/look.ts';
import { expect, test } from '../../support/site.ts';
import { specimensHtml } from '../../support/specimens.ts';

test('no specimen has a barrier that axe finds', { tag: '@phone' }, async ({ page }) => {
  await narrowPhone(page);
  await page.setContent(await specimensHtml());
  await expect(page.getByRole('button', { name: 'Show a notice' })).toHaveCSS('cursor', 'pointer');
  expect(await axeViolations(page)).toEqual([]);
});
