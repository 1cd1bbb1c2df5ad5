/** What the steps ask of a browser. CSS selectors name elements: all drivers understand them. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** Like the browser's back button. */
  back: () => Promise<void>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Brings an element into view and presses it with the pointer. */
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses one key on the focused element. */
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page; it sees only its arguments. */
  run: <Result>(inPage: InPage<Result>, ...args: string[]) => Promise<Awaited<Result>>;
  /** What is in view, as a PNG file. */
  picture: () => Promise<Uint8Array>;
  /** Ends the browser and what it runs on, even when it no longer answers. */
  close: () => void;
}

type InPage<Result> = (...args: string[]) => Result;

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** Below the limit of a step, so that the next try of the step has a new browser. */
const COMMAND_LIMIT_MS = 20_000;

/** One browser for many steps, and a new one after a command that was not answered. */
export function lastingBrowser(launch: () => Promise<Driver>) {
  let running: Promise<Driver> | undefined;

  async function end(): Promise<void> {
    const ended = running;
    running = undefined;
    (await ended)?.close();
  }

  async function answered<Result>(command: Promise<Result>): Promise<Result> {
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Error(`The browser gave no answer for ${COMMAND_LIMIT_MS} ms`));
      void end();
    }, COMMAND_LIMIT_MS);
    return Promise.race([command, silence]).finally(() => clearTimeout(timer));
  }

  async function launchLimited(): Promise<Driver> {
    const driver = await launch();
    return {
      open: (address) => answered(driver.open(address)),
      back: () => answered(driver.back()),
      resize: (width, height) => answered(driver.resize(width, height)),
      click: (selector) => answered(driver.click(selector)),
      type: (text) => answered(driver.type(text)),
      press: (key) => answered(driver.press(key)),
      run: (inPage, ...args) => answered(driver.run(inPage, ...args)),
      picture: () => answered(driver.picture()),
      close: driver.close,
    };
  }

  return {
    driver: () => {
      running ??= launchLimited();
      return running;
    },
    end,
  };
}
