import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Band } from '#components/band/Band.tsx';
import type { SharedWords } from '#content/schemas/shared.ts';
import { Toast } from '#ui/toast/Toast.tsx';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';

export interface NoticeWords {
  title: string;
  text: string;
}

/**
 * Answers a form's submit, which sends nothing, with one notice at a time. Each submit replaces it
 * and announces it again. `answer` goes beside the button, for visitors who miss the notice.
 */
export function useNotice(
  words: NoticeWords,
  { region, dismiss, shown: answerText }: SharedWords['notice'],
): {
  notice: ReactNode;
  answer: ReactNode;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
} {
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
  const answer = shown.press > 0 && (
    <p className="small">
      <TranslatableText>{answerText}</TranslatableText>
    </p>
  );
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Safari does not focus a pressed button, but the notice must not cover the focused element.
    const { currentTarget: form, nativeEvent } = event;
    if (!form.contains(document.activeElement)) nativeEvent.submitter?.focus();
    setShown(({ press }) => ({ press: press + 1, open: true }));
  }
  return { notice, answer, onSubmit };
}
