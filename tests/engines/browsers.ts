/**
 * Debian's Firefox, and WebKitGTK's own small browser, with what the journeys ask of both. CSS selectors
 * name elements: both drivers understand them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { findProgram } from '../../tools/install.ts';
import { freePort } from '../support/serve/servers.ts';

/** Runs a function in the page; it sees only its arguments. */
type Run = <Result>(
  inPage: (...args: string[]) => Result,
  ...args: string[]
) => Promise<Awaited<Result>>;

const KEYS = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
const HEIGHT = 800;

/** Over WebDriver BiDi. */
export async function launchFirefox() {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    // BiDi does not report a page from the back-forward cache: the next call would never end.
    extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
  });
  const page = await browser.newPage();
  return {
    open: (address: string) => page.goto(address),
    resize: (width: number) => page.setViewport({ width, height: HEIGHT }),
    click: (selector: string) => page.locator(selector).click(),
    type: (text: string) => page.keyboard.type(text),
    press: (key: keyof typeof KEYS) => page.keyboard.press(key),
    run: ((inPage, ...args) => page.evaluate(inPage, ...args)) satisfies Run,
    close: () => browser.process()?.kill(),
  };
}

/** Over WebDriver, on a virtual screen. */
export async function launchWebKit() {
  // Xvfb picks a free display number, and prints it once it is ready.
  const screen = spawn(findProgram('xvfb'), ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const port = await freePort();
  const service = spawn(findProgram('webKitDriver'), ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
  });
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findProgram('miniBrowser'), args: ['--automation'] },
    })
    .build();
  return {
    open: (address: string) => browser.get(address),
    // A window is higher than its page, and never narrower than its own buttons: 450 px.
    resize: (width: number) =>
      browser.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT }),
    click: async (selector: string) => {
      const element = await browser.findElement(By.css(selector));
      // The driver counts the window's bar as a part of the page and scrolls too little.
      await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    type: async (text: string) => {
      // Sent at once, keys would come faster than anyone types.
      for (const letter of text) await browser.actions().sendKeys(letter).perform();
    },
    press: (key: keyof typeof KEYS) => browser.actions().sendKeys(KEYS[key]).perform(),
    run: ((inPage, ...args) => browser.executeScript(inPage, ...args)) satisfies Run,
    close: () => {
      service.kill();
      screen.kill();
    },
  };
}
