import type { SharedWords } from '#content/schemas/shared.ts';
import { spaceAfter } from '#text/fill.ts';
import { Button } from '#ui/button/Button.tsx';
import './copy-button.css';

interface CopyButtonProps {
  /** The id of an element: its field's value, its first link or its text is copied. */
  target: string;
  words: SharedWords['copy'];
  /** The address by default. */
  children?: string;
  /** What to do next, added to either outcome where copyFor() is called with `hasNext`. */
  next?: string;
  /** Looks like a link, beside a text or a button. */
  looksLikeLink?: boolean;
}

/** Copies a text of the page (see draft.inline.ts) and announces the result in a live region. */
export function CopyButton(props: CopyButtonProps) {
  const { target, words, children = words.email, next, looksLikeLink } = props;
  const className = looksLikeLink ? 'link-button copy-button' : 'button copy-button';
  return (
    <>
      <Button className={className} data-copy={target}>
        {children}
      </Button>
      <span className="copy-outcome small" role="status">
        <span hidden>{words.done}</span>
        <span hidden>{words.failed}</span>
        {next && <span hidden>{spaceAfter(words.failed) + next}</span>}
      </span>
    </>
  );
}
