/** That browsers obey the policy and the headers; tests/pages/policy.test.ts checks their exact text. */
import type { Page } from '@playwright/test';
import { EVERY_PATH, expect, openForm, PAGES, test } from '../../support/site.ts';

declare global {
  interface Document {
    /** Chromium's view of the Permissions-Policy. */
    readonly featurePolicy: { features(): string[]; allowedFeatures(): string[] };
  }
}

test('the features that the header names are off; copying is allowed', async ({ page }) => {
  const response = await page.goto('/');
  const header = response?.headers()['permissions-policy'] ?? '';
  const named = header.split(',').map((part) => part.replace(/=.*/, ''));
  expect(named.length).toBe(10);
  const { known, allowed } = await page.evaluate(() => ({
    known: document.featurePolicy.features(),
    allowed: document.featurePolicy.allowedFeatures(),
  }));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(allowed.filter((name) => named.includes(name))).toEqual([]);
  expect(allowed).toContain('clipboard-write');
});

/** Whether a script that tries to write HTML into the page is stopped. */
function writingHtmlFails(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src="x">';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
}

test.describe('HTML written by a script', () => {
  test.use({ expectedLine: /requires 'TrustedHTML'|require-trusted-types-for/ });

  test('is refused on every page', async ({ page }) => {
    for (const path of EVERY_PATH) {
      await page.goto(path);
      expect(await writingHtmlFails(page), path).toBe(true);
    }
  });

  test('is refused on Payments even once its dropdown works', async ({ page }) => {
    await openForm(page, '/payments');
    await page.getByRole('combobox', { name: 'Payment Currency' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await writingHtmlFails(page)).toBe(true);
  });
});

test.describe('foreign code in a page', () => {
  test.use({ expectedLine: /Content Security Policy|requires 'TrustedScript'/ });

  test('§2 scripts and styles that are not the site’s own have no effect', async ({ page }) => {
    await page.goto('/');
    const violations = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            if (seen.push(effectiveDirective) === 3) resolve(seen.toSorted());
          });
          const takeOver = 'document.title = "taken over"';
          const [script, style] = [
            document.createElement('script'),
            document.createElement('style'),
          ];
          script.append(takeOver);
          style.textContent = 'h1 { display: none }';
          document.body.append(script, style);
          import(`data:text/javascript,${takeOver}`).catch(() => {});
        }),
    );
    expect(await violations).toEqual([
      'require-trusted-types-for',
      'script-src-elem',
      'style-src-elem',
    ]);
    await expect(page).toHaveTitle(PAGES[0].title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
