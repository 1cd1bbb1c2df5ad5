import { CloseIcon } from '#ui/button/Button.tsx';
import type { NoticeProps } from './Notice.tsx';
import './notice.css';
import './popover-notice.css';

/**
 * A notice over the page, without a script: a button with its id as `popoverTarget` opens it. It takes the
 * focus; Escape or a click outside closes it.
 */
export function PopoverNotice({ id, title, dismiss, children }: NoticeProps) {
  return (
    <div id={id} className="notice" popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      {/* biome-ignore lint/a11y/noAutofocus: a notice that was asked for */}
      <h3 id={`${id}-title`} tabIndex={-1} autoFocus>
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
