/** Every example of a shared component, with the site's styles and nothing of a page around it. */
import { axeViolations } from '../../support/look/axe.ts';
import { caseTag, expect, test } from '../../support/site.ts';
import { specimensHtml } from '../../support/specimens.ts';

test('no specimen has a barrier that axe finds', { tag: caseTag(false) }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.setContent(await specimensHtml());
  await expect(page.getByRole('button', { name: 'Show a notice' })).toHaveCSS('cursor', 'pointer');
  expect(await axeViolations(page)).toEqual([]);
});
