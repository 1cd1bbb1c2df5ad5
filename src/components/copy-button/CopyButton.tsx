import type { SharedWords } from '#content/schemas/shared.ts';
import { spaceAfter } from '#text/fill.ts';
import { Button } from '#ui/button/Button.tsx';
import './copy-button.css';

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  target: string;
  children: string;
  words: SharedWords['copy'];
  /** What to do after either outcome, where the draft's script says that there is more to do. */
  next?: string;
  /** For use inside running text. */
  looksLikeLink?: boolean;
}

/** Copies a text of the page (see copy.inline.ts) and announces the result in a live region. */
export function CopyButton({ target, children, words, next, looksLikeLink }: CopyButtonProps) {
  const look = looksLikeLink ? 'quiet-button' : 'button secondary';
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
