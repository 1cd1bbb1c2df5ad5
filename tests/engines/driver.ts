/** What the journeys ask of a browser. CSS selectors name elements: both drivers understand them. */
export interface Driver {
  open: (address: string) => Promise<unknown>;
  /** Like the browser's back button. */
  back: () => Promise<unknown>;
  /** Sets the size of the window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<unknown>;
  /** Brings an element into view and presses it with the pointer. */
  click: (selector: string) => Promise<unknown>;
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>;
  /** Presses one key on the focused element. */
  press: (key: Key) => Promise<unknown>;
  /** Runs a function in the page; it sees only its arguments. */
  run: <Result>(inPage: InPage<Result>, ...args: string[]) => Promise<Awaited<Result>>;
  /** Ends the browser and what it runs on, even when it no longer answers. */
  close: () => void;
}

type InPage<Result> = (...args: string[]) => Result;

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';
