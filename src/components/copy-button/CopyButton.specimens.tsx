import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';

export const COPY_WORDS = {
  email: 'Copy email address',
  message: 'Copy message',
  done: 'Copied.',
  failed: 'Your browser did not allow it.',
};

export const specimens: Record<string, ReactNode> = {
  button: (
    <>
      <p id="copied-by-button">A message</p>
      <CopyButton target="copied-by-button" words={COPY_WORDS}>
        Copy the message
      </CopyButton>
    </>
  ),
  quiet: (
    <>
      <p id="copied-by-link">info@codepassage.example</p>
      <CopyButton looksLikeLink target="copied-by-link" words={COPY_WORDS}>
        Copy the email address
      </CopyButton>
    </>
  ),
};
