import type { SharedWords } from '#content/schema.ts';
import { Button } from '#ui/Button.tsx';
import { Words } from '#ui/Words.tsx';

export interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  target: string;
  children: string;
  words: SharedWords['copy'];
  /** Looks like a link: for a place inside running text. */
  quiet?: boolean;
  /** Runs before the text is read, for a text that is made at the press. */
  onClick?: () => void;
}

/** Copies a text of the page (copy.ts does it) and tells politely whether that worked. */
export function CopyButton({ target, children, words, quiet, onClick }: CopyButtonProps) {
  const look = quiet ? 'quiet-button' : 'button secondary';
  return (
    <>
      <Button className={`${look} copy-button`} data-copy={target} onClick={onClick}>
        <Words>{children}</Words>
      </Button>
      <span className="copy-outcome small" role="status">
        <span hidden suppressHydrationWarning>
          {words.done}
        </span>
        <span hidden suppressHydrationWarning>
          {words.failed}
        </span>
      </span>
    </>
  );
}
