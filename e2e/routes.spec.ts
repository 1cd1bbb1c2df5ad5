import { expect, PAGES, test, UNKNOWN_PATH } from './site.ts';

const EVERY_PATH = [...PAGES.map(({ path }) => path), UNKNOWN_PATH];

for (const { path, title, h1 } of PAGES) {
  test(`§2 ${path} answers, with its title, one main heading and its landmarks`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([h1]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description).toMatch(/^.{50,155}$/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://codepassage.example${path}`,
    );
  });
}

test('§2 no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    EVERY_PATH.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [/<title>.*?<\/title>/, /<meta name="description"[^>]*>/].map(
        (part) => part.exec(html)?.[0] ?? `${path} has none`,
      );
    }),
  );
  const texts = heads.flat();
  expect(new Set(texts).size).toBe(texts.length);
});

test('§2 an address with a slash or .html at its end leads on to the page for good', async ({
  request,
}) => {
  for (const [other, canonical] of [
    ['/tutoring/', '/tutoring'],
    ['/tutoring.html', '/tutoring'],
    ['/index.html', '/'],
  ]) {
    const response = await request.get(`${other}?from=ad`, { maxRedirects: 0 });
    expect(response.status(), other).toBe(301);
    expect(response.headers().location).toBe(`${canonical}?from=ad`);
  }
});

for (const path of EVERY_PATH) {
  test(`§2 ${path}: the first press of Tab offers a way past the header`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('§2 the policy of every page admits no script and no style but the site’s own', async ({
  request,
}) => {
  for (const path of EVERY_PATH) {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">/.exec(
        html,
      ) ?? [];
    for (const directive of ['default-src', 'script-src', 'style-src']) {
      const rule = policy.split(';').find((rule) => rule.startsWith(`${directive} `));
      expect(rule, `${directive} of ${path}`).toBeDefined();
      expect(rule, `${directive} of ${path}`).not.toContain('unsafe-');
    }
  }
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
