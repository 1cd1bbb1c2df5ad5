import type { SharedWords } from '#content/schemas/shared.ts';
import { spaceAfter } from '#text/fill.ts';
import { Button } from '#ui/button/Button.tsx';
import './copy-button.css';

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  target: string;
  children: string;
  words: SharedWords['copy'];
  /** A text to add to either outcome, if the script asks for it: what to do next. */
  next?: string;
  /** Looks like a link, for use inside running text. */
  looksLikeLink?: boolean;
}

/** Copies a text of the page (see copy-button.inline.ts) and announces the result in a live region. */
export function CopyButton({ target, children, words, next, looksLikeLink }: CopyButtonProps) {
  const look = looksLikeLink ? 'link-button' : 'button secondary';
  return (
    <>
      <Button className={`${look} copy-button`} data-copy={target}>
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
