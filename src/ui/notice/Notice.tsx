import type { ReactNode } from 'react';
import { CloseIcon } from '#ui/button/Button.tsx';

interface NoticeProps {
  id: string;
  /**
   * `auto`: takes the focus, and Escape or a click outside closes it; needs no script. `manual`: waits
   * until show-notice.browser.ts shows it, leaves the focus where it is, and stays until it is closed.
   */
  popover: 'auto' | 'manual';
  title: string;
  /** Name of the button that closes it. */
  dismiss: string;
  children: ReactNode;
}

/** A notice over the page, in the browser's top layer. */
export function Notice({ id, popover, title, dismiss, children }: NoticeProps) {
  const takesFocus = popover === 'auto';
  return (
    <div
      id={id}
      className="notice"
      popover={popover}
      role="dialog"
      aria-labelledby={`${id}-title`}
      hidden={!takesFocus}
    >
      {/* biome-ignore lint/a11y/noAutofocus: a notice that was asked for */}
      <h3 id={`${id}-title`} tabIndex={takesFocus ? -1 : undefined} autoFocus={takesFocus}>
        {title}
      </h3>
      <button
        type="button"
        className="icon-button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={dismiss}
      >
        <CloseIcon />
      </button>
      {children}
    </div>
  );
}
