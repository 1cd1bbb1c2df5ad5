import type { ComponentProps } from 'react';
import './button.css';

type Variant = { variant?: 'primary' | 'secondary' };

/** A button that acts on this page. */
export function Button({ variant = 'primary', ...props }: ComponentProps<'button'> & Variant) {
  return <button type="button" className={`button ${variant}`} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', ...props }: ComponentProps<'a'> & Variant) {
  return <a className={`button ${variant}`} {...props} />;
}
