import type { ComponentProps } from 'react';
import './button.css';

/** `closed`: what the button names is not open yet, and a notice says so. */
type Variant = { variant?: 'primary' | 'secondary' | 'closed' };

/** A button that acts on this page. */
export function Button({ variant = 'primary', ...props }: ComponentProps<'button'> & Variant) {
  return <button type="button" className={`button is-${variant}`} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', ...props }: ComponentProps<'a'> & Variant) {
  return <a className={`button is-${variant}`} {...props} />;
}

/** The cross on a close button. The button itself needs an accessible name. */
export function CloseIcon() {
  return (
    <svg width="16" height="16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M1 1l14 14M15 1 1 15" />
    </svg>
  );
}
