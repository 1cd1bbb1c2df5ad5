import type { SharedWords } from '#content/schemas/shared.ts';
import { Button } from '#ui/button/Button.tsx';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';

interface CopyButtonProps {
  /** The id of the element whose text is copied. */
  target: string;
  children: string;
  words: SharedWords['copy'];
  /** For use inside running text. */
  looksLikeLink?: boolean;
  /** Runs before the text is read, for text that is generated on press. */
  onClick?: () => void;
}

/** Copies a text of the page (see copy.ts) and announces the result in a live region. */
export function CopyButton({ target, children, words, looksLikeLink, onClick }: CopyButtonProps) {
  const look = looksLikeLink ? 'quiet-button' : 'button secondary';
  return (
    <>
      <Button className={`${look} copy-button`} data-copy={target} onClick={onClick}>
        <TranslatableText>{children}</TranslatableText>
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
