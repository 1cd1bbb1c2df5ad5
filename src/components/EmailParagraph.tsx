import type { SharedWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';
import { CopyButton } from './CopyButton.tsx';

export interface EmailParagraphProps {
  /** Given to the paragraph whose address is copied; different in each section. */
  id: string;
  text: string;
  /** The words of the button that copies the e-mail address in the text; one serves a section. */
  copy: SharedWords['copy'] | false;
}

/** A paragraph that may name the e-mail address, with or without a button to copy it. */
export function EmailParagraph({ id, text, copy }: EmailParagraphProps) {
  const paragraph = (
    <p id={copy ? id : undefined}>
      <Rich>{text}</Rich>
    </p>
  );
  if (!copy) return paragraph;
  return (
    <div>
      {paragraph}
      <CopyButton quiet target={id} words={copy}>
        {copy.email}
      </CopyButton>
    </div>
  );
}

/** The place of the first text that names an e-mail address; -1 when none does. */
export function firstWithEmail(texts: readonly string[]): number {
  return texts.findIndex((text) => /`[^`]+@[^`]+`/.test(text));
}
