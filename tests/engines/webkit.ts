import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key as DriverKey, type WebDriver } from 'selenium-webdriver';
import { findProgram } from '../../tools/browsers/engines.ts';
import { freePort } from '../support/serve/free-port.ts';
import type { Driver, Key } from './driver.ts';

const KEYS: Record<Key, string> = {
  ArrowDown: DriverKey.ARROW_DOWN,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
};

/** WebKitGTK's own small browser, on a virtual screen. @throws when it isn't installed */
export async function launchWebKit(): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const service = spawn(findProgram('webKitDriver'), ['-p', String(port)], {
    env: { ...process.env, DISPLAY: screen.display },
  });
  const browser = await connect(port);
  return {
    open: (address) => browser.get(address),
    back: () => browser.navigate().back(),
    resize: (width, height) => resize(browser, width, height),
    click: async (selector) => browser.findElement(By.css(selector)).click(),
    type: async (text) => {
      // Sent at once, keys would come faster than anyone types.
      for (const letter of text) await browser.actions().sendKeys(letter).perform();
    },
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    run: (inPage, ...args) => browser.executeScript(inPage, ...args),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: () => {
      service.kill();
      screen.process.kill();
    },
  };
}

/** Xvfb picks a free display number, and prints it once it is ready. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn(findProgram('xvfb'), ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { display: `:${String(number).trim()}`, process: screen };
}

function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findProgram('miniBrowser'), args: ['--automation'] },
  });
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
}

/** A window is higher than its page, and is never narrower than its own buttons. */
async function resize(browser: WebDriver, width: number, height: number): Promise<void> {
  await browser.manage().window().setRect({ x: 0, y: 0, width, height });
}
