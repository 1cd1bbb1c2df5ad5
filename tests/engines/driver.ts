/** What the steps ask of an engine. Each is named by a CSS selector: engines don't share another way. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** As the browser's back button does. */
  back: () => Promise<void>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Brings an element into view and presses it in place, as a pointer does. */
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses one key on what has the focus. */
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page; it sees its arguments and nothing around it. */
  run: <Result>(inPage: InPage<Result>, ...args: string[]) => Promise<Awaited<Result>>;
  /** What is in view, as a PNG file. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export type InPage<Result> = (...args: string[]) => Result;

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';
