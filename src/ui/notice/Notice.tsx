import type { ReactNode } from 'react';
import { CloseIcon } from '#ui/button/Button.tsx';
import './notice.css';

export interface NoticeProps {
  id: string;
  title: string;
  /** Name of the button that closes it. */
  dismiss: string;
  children: ReactNode;
}

/** A notice in the page, under the button that shows it by show-notice.browser.ts. */
export function Notice({ id, title, dismiss, children }: NoticeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and this has none
    <div id={id} className="notice" role="group" aria-labelledby={`${id}-title`} hidden>
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
      <button type="button" className="icon-button" aria-label={dismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}
