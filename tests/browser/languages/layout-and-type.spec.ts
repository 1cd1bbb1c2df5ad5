/** Layout and type of each language at all widths: pages fit, letters and lines suit the script, places its direction. */
import type { Page } from '@playwright/test';
import { languageName } from '#site/languages.ts';
import { PHONE } from '../../../playwright.config.ts';
import {
  contentIn,
  EVERY_PATH,
  LANGUAGES,
  languageTag,
  PAGE_PATHS,
  pathIn,
  scriptOf,
} from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  axeViolations,
  findFaulty,
  layoutFaults,
  openSettled,
  showNotice,
} from '../../support/layout.ts';

/** Scripts in which letter spacing would break words, or make characters touch. */
const UNSPACED: Readonly<Record<string, string>> = {
  Arab: 'body *',
  Deva: 'body *',
  Hans: 'h1, h2, h3',
};
const TEXTS = 'body *:not(script, style, template)';
/** But for the sign of a seal, and code, which other fonts have. */
const HEADINGS =
  ':is(h1, h2, h3, .serif, .lede):not(.label, :empty, .money-seal *, .home-review-question, .code-review-voice)';
/** Long words, and high lines. */
const WITH_BOTH_FONTS = ['de', 'ur'];
/** As on Apple's devices, which set all Urdu in it. */
const NASTALIQ = `:root {
  --sans: "Liberation Sans", Roboto, "Noto Nastaliq Urdu" !important;
  --mono: var(--sans) !important;
}`;
/** As readers may set it for themselves (WCAG 1.4.12). */
const SPACED_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const soft = expect.configure({ soft: true });

for (const language of LANGUAGES) {
  const isFirst = language === LANGUAGES[0];
  const paths = isFirst ? EVERY_PATH : PAGE_PATHS;
  const direction = /^(ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr';
  const unspaced = UNSPACED[scriptOf(language)];
  // The longest name of another language, which the header then offers.
  const [offered] = LANGUAGES.filter((other) => other !== language).toSorted(
    (one, other) => languageName(other).length - languageName(one).length,
  );
  const tag = [
    ...languageTag(language),
    ...(WITH_BOTH_FONTS.includes(language) ? ['@both-fonts'] : []),
  ];

  test(`${language}: letters and lines suit the script, pages fit and have no barrier`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    await page.addInitScript((code) => {
      Object.defineProperty(navigator, 'language', { value: code });
    }, offered ?? language);
    for (const path of paths) {
      const address = pathIn(path, language);
      await openSettled(page, address);
      await showNotice(page);
      if (language === 'ur') await addStyles(page, NASTALIQ);
      if (unspaced) {
        soft(await findFaulty(page, unspaced, hasSpacedLetters), `${address}: spaced`).toEqual([]);
      }
      const otherWay = await findFaulty(page, TEXTS, isOtherWay, direction);
      soft(otherWay, `${address}: not ${direction}`).toEqual([]);
      if (scriptOf(language) === 'Latn') {
        soft(await mixedHeadings(page), `${address}: in two fonts`).toEqual([]);
      }
      if (path === '/payments') {
        const sign = direction === 'rtl' ? '"؟"' : '"?"';
        for (const button of await page.locator('.tooltip-button').all())
          await soft(button).toHaveCSS('content', sign, { pseudo: 'before' });
      }
      // The lines of Nastaliq take more height than this.
      if (path === '/' && scriptOf(language) === 'Latn') {
        await page.setViewportSize({ width: 1280, height: 720 });
        const { secondary } = contentIn(language).home.hero;
        const button = page.getByRole('main').getByRole('link', { name: secondary.label }).first();
        await soft(button, 'in the first screen').toBeInViewport({ ratio: 1 });
      }
      for (const width of [1440, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        soft(await layoutFaults(page), `${address}, ${width} px`).toEqual([]);
      }
      soft(await axeViolations(page), `${address}: barriers`).toEqual([]);
      soft(await touchingLines(page, language), `${address}: lines touch`).toEqual([]);
      for (const size of ['125%', '150%', '100%']) {
        // As the browser's setting does.
        await page
          .locator('html')
          .evaluate(({ style }, to) => style.setProperty('font-size', to), size);
        soft(await layoutFaults(page, { mayBreakWords: true }), `${address}, ${size}`).toEqual([]);
      }
      await page.setViewportSize(PHONE.viewport);
      for (const factor of [1.3, 1.5, 2, 1]) {
        await enlargeText(page, factor);
        const faults = await layoutFaults(page, { mayBreakWords: true });
        soft(faults, `${address}, text ${factor} times`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 740 });
      await addStyles(page, SPACED_TEXT);
      soft(await layoutFaults(page, { mayBreakWords: true }), `${address}, spaced`).toEqual([]);
    }
  });
}

/** The files of the heading font with letters that Home needs, in languages that differ in them. */
const FONT_FILES = {
  en: ['latin'],
  tr: ['latin', 'latin-ext'],
  vi: ['latin', 'vietnamese'],
};

for (const [language, files] of Object.entries(FONT_FILES)) {
  if (!LANGUAGES.includes(language)) continue;
  test(`${language}: the heading font is fetched as ${files.join(' and ')}`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (each) =>
      fetched.push(...(/(?<=newsreader-)[\w-]+/.exec(each.url()) ?? [])),
    );
    await openSettled(page, pathIn('/', language));
    expect(fetched.toSorted()).toEqual(files);
  });
}

/** A page's policy refuses a style element. */
function addStyles(page: Page, css: string): Promise<void> {
  return page.evaluate(async (text) => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(text));
  }, css);
}

/** Enlarges text alone, as Firefox and browsers inside Android's apps can: neither room in rem nor widths grow. */
function enlargeText(page: Page, factor: number): Promise<void> {
  return page.locator('body, body *:not(svg *)').evaluateAll((all: HTMLElement[], times) => {
    for (const element of all) element.style.fontSize = '';
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, { style }] of all.entries())
      style.setProperty('font-size', `${(sizes[index] ?? 0) * times}px`, 'important');
  }, factor);
}

/** Text between whose letters there is more or less space than the font has. */
function hasSpacedLetters(element: Element): boolean {
  return !['normal', '0px'].includes(getComputedStyle(element).letterSpacing);
}

/** Text written against the direction of the page. Drawings and the machine-readable zone are left to right. */
function isOtherWay(element: Element, direction: string): boolean {
  if (element.closest('body [dir]')) return false;
  const isLatin = element.closest('svg, .machine-zone, .reviewed-code') !== null;
  return getComputedStyle(element).direction !== (isLatin ? 'ltr' : direction);
}

/** Headings in Latin letters of which the heading font lacks some: the fonts that each is really set in. */
async function mixedHeadings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodeId } = (await session.send('DOM.getDocument', { depth: 0 })).root;
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId, selector: HEADINGS });
  const mixed: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const names = fonts.map(({ familyName }) => familyName);
    if (!names.every((name) => name.startsWith('Newsreader'))) mixed.push(names.join(', '));
  }
  await session.detach();
  return mixed;
}

/** Lines whose letters reach into those of the next line. */
function touchingLines(page: Page, language: string): Promise<string[]> {
  // In Nastaliq words slope: the low end of one line is not above the high beginning of the next.
  const most = language === 'ur' ? 1.55 : 1.02;
  return page.locator('h1, h2, h3, p, li, dd, th, td').evaluateAll((all, most) => {
    const context = document.createElement('canvas').getContext('2d');
    const range = document.createRange();
    return all.flatMap((element) => {
      const { font, lineHeight } = getComputedStyle(element);
      const lines = new Map<number, string>();
      for (const text of element.childNodes) {
        if (!context || !(text instanceof Text)) continue;
        context.font = font;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const { top } = range.getBoundingClientRect();
          lines.set(top, `${lines.get(top) ?? ''} ${word}`);
        }
      }
      const measured = [...lines.values()].map((line) => context?.measureText(line));
      return [...lines.values()].slice(1).filter((_, index) => {
        const down = measured[index]?.actualBoundingBoxDescent ?? 0;
        const up = measured[index + 1]?.actualBoundingBoxAscent ?? 0;
        return down + up > Number.parseFloat(lineHeight) * most;
      });
    });
  }, most);
}
