import { launch } from 'puppeteer-core';
import { findProgram } from '../../tools/programs.ts';
import type { Driver } from './driver.ts';

/** Debian's Firefox, over WebDriver BiDi. @throws when it isn't installed */
export async function launchFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    // BiDi does not report a page from the back-forward cache: the next call would never end.
    extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
  });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    back: () => page.goBack(),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    run: (inPage, ...args) => page.evaluate(inPage, ...args),
    close: () => browser.process()?.kill(),
  };
}
