import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key as DriverKey } from 'selenium-webdriver';
import { findProgram } from '../../tools/programs.ts';
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
  // Xvfb picks a free display number, and prints it once it is ready.
  const screen = spawn(findProgram('xvfb'), ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const port = await freePort();
  const service = spawn(findProgram('webKitDriver'), ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: findProgram('miniBrowser'), args: ['--automation'] },
  });
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  return {
    open: (address) => browser.get(address),
    back: () => browser.navigate().back(),
    // A window is higher than its page, and never narrower than its own buttons: 450 px.
    resize: (width, height) => browser.manage().window().setRect({ x: 0, y: 0, width, height }),
    click: async (selector) => {
      const element = await browser.findElement(By.css(selector));
      // The driver counts the window's bar as a part of the page and scrolls too little.
      await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    type: async (text) => {
      // Sent at once, keys would come faster than anyone types.
      for (const letter of text) await browser.actions().sendKeys(letter).perform();
    },
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    run: (inPage, ...args) => browser.executeScript(inPage, ...args),
    close: () => {
      service.kill();
      screen.kill();
    },
  };
}
