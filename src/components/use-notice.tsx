import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { SharedWords } from '#content/schema.ts';
import { Toast } from '#ui/Toast.tsx';
import { Band } from './Band.tsx';

export interface NoticeWords {
  title: string;
  text: string;
}

/**
 * The answer to a form's submit, which goes nowhere: one notice at a time. Each submit replaces it and
 * has it announced again.
 */
export function useNotice(
  words: NoticeWords,
  { region, dismiss }: SharedWords['notice'],
): { notice: ReactNode; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void } {
  const [shown, setShown] = useState({ press: 0, open: false });
  const notice = shown.open && (
    <Toast
      key={shown.press}
      {...words}
      region={region}
      dismiss={dismiss}
      ornament={<Band />}
      onClose={() => setShown(({ press }) => ({ press, open: false }))}
    />
  );
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Safari gives a pressed button no focus, but the notice keeps clear of what has it.
    const { currentTarget: form, nativeEvent } = event;
    if (!form.contains(document.activeElement)) nativeEvent.submitter?.focus();
    setShown(({ press }) => ({ press: press + 1, open: true }));
  }
  return { notice, onSubmit };
}
