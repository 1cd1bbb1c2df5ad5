import { NARROW_PX, WIDE_PX } from './page.ts';
import { expect, test } from './test.ts';

const PAGES = {
  '/': 'Professional Software Training and Tutoring',
  '/services': 'Our Services',
  '/tutoring': 'Software Engineering Tutoring',
  '/payments': 'Visa Payment Services',
  '/about': 'About CodePassage',
  '/contact': 'Contact Us',
  '/no/such-page': '404',
};

for (const [path, heading] of Object.entries(PAGES)) {
  for (const width of [NARROW_PX, WIDE_PX]) {
    test(`${path} opens and fits a width of ${width} px`, async ({ page }) => {
      await page.open(path, width);
      expect(await page.text('h1')).toBe(heading);
      const [wide, room] = await page.run(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide).toBe(room);
    });
  }
}

test('the heading font loads, requested once the page has painted or loaded', async ({ page }) => {
  await page.openAfresh('/');
  await expect.poll(() => page.run(() => document.fonts.check('500 20px Newsreader'))).toBe(true);
  const { asked, due, family } = await page.run(() => {
    const [font] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const heading = document.querySelector('h1');
    return {
      asked: font?.startTime,
      due: Math.min(paint?.startTime ?? Number.POSITIVE_INFINITY, loadedAt()),
      family: heading && getComputedStyle(heading).fontFamily,
    };

    function loadedAt(): number {
      const [entry] = performance.getEntriesByType('navigation');
      return entry && 'loadEventStart' in entry ? Number(entry.loadEventStart) : 0;
    }
  });
  expect(family).toMatch(/^Newsreader,/);
  expect(asked).toBeGreaterThanOrEqual(due);
});

test('a link leads to its page', async ({ page }) => {
  await page.open('/');
  await page.click('footer a[href="/about"]');
  await expect.poll(() => page.text('h1')).toBe(PAGES['/about']);
});

test('a question closes and opens again', async ({ page }) => {
  const answer = 'details p';
  await page.open('/contact');
  expect(await page.isShown(answer)).toBe(true);
  await page.click('summary');
  await expect.poll(() => page.isShown(answer)).toBe(false);
  await page.click('summary');
  await expect.poll(() => page.isShown(answer)).toBe(true);
});

/** Bytes of a screenshot: one of an empty page has under 20,000, one of the band over 60,000. */
const DRAWN_BYTES = 40_000;

test('the engraved band is drawn', async ({ page, driver }) => {
  await page.open('/services');
  await page.run(() => {
    const band = document.querySelector('main .band');
    if (!band) return;
    band.scrollIntoView({ behavior: 'instant' });
    const { top, height } = band.getBoundingClientRect();
    document.body.style.clipPath = `xywh(0 ${top + scrollY}px 100% ${height}px)`;
    document.body.style.opacity = '0';
  });
  // WebKit's screenshots come late: until one is empty, it may show an earlier state of the page.
  await expect.poll(bytesOfPicture).toBeLessThan(DRAWN_BYTES);
  await page.run(() => {
    document.body.style.opacity = '';
  });
  await expect.poll(bytesOfPicture).toBeGreaterThan(DRAWN_BYTES);

  async function bytesOfPicture(): Promise<number> {
    return (await driver.picture()).length;
  }
});
