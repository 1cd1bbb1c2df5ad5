import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Band } from '#components/band/Band.tsx';
import type { SharedWords } from '#content/schemas/shared.ts';
import { Toast } from '#ui/toast/Toast.tsx';
import { ANSWER_ID } from './start/names.ts';

/**
 * Answers a form's submit, which sends nothing, with one notice at a time. Each submit replaces it
 * and announces it again. A line under the button stays, for visitors who miss the notice.
 */
export function useNotice(
  words: { title: string; text: string },
  { region, dismiss }: Pick<SharedWords['notice'], 'region' | 'dismiss'>,
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
    // Safari does not focus a pressed button, but the notice must not cover the focused element.
    if (document.activeElement === document.body) event.nativeEvent.submitter?.focus();
    setShown(({ press }) => ({ press: press + 1, open: true }));
    document.getElementById(ANSWER_ID)?.removeAttribute('hidden');
  }
  return { notice, onSubmit };
}
