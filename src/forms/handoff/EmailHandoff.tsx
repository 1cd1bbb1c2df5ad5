import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import { copyText, selectText } from '#components/copy-button/copy-text.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Advice } from '#ui/field/Field.tsx';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import { fittingMailLink, type Mail, messageText } from './mail.ts';

export interface EmailHandoffWords {
  form: Pick<SharedWords['form'], 'openAsEmail' | 'opensApp' | 'copied' | 'tooLong'>;
  copy: SharedWords['copy'];
  /** The text before the first two lines of a copied message. */
  labels: { to: string; subject: string };
  /** The whole body of a link whose message would be too long. */
  pasteLine: string;
}

interface EmailHandoffProps {
  words: EmailHandoffWords;
  to: string;
  /** Builds the message from the current values of the fields, on press. */
  compose: () => Mail;
  /** What the email will contain that may differ from what was typed. */
  note?: string | undefined;
}

/** The ids of the hidden field that holds the message while it is copied, and of the note. */
const MESSAGE_ID = 'message-text';
const NOTE_ID = 'handoff-note';

/** Hands what was typed over to the visitor's own email app, or to the clipboard. */
export function EmailHandoff({ words, to, compose, note }: EmailHandoffProps) {
  const [tooLong, setTooLong] = useState<'copied' | 'tooLong'>();
  const message = useRef<HTMLTextAreaElement>(null);
  /** Set while a long message is being copied, and during the press that then opens the app. */
  const step = useRef<'copying' | 'opening'>(undefined);
  /** A long message that is shown because the browser did not allow copying. */
  const shown = useRef<string>(undefined);

  function fillMessage(): string {
    const text = messageText(compose(), words.labels);
    if (message.current) message.current.value = text;
    return text;
  }

  function fillLink({ currentTarget }: MouseEvent<HTMLAnchorElement>): boolean {
    const link = fittingMailLink(compose(), words.pasteLine);
    currentTarget.href = link.href;
    return link.tooLong;
  }

  /** A long message is copied in the same press; the app opens once the page has said so. */
  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.button === 2) return;
    const link = event.currentTarget;
    if (!fillLink(event)) {
      setTooLong(undefined);
      return;
    }
    const text = fillMessage();
    if (step.current === 'opening' || shown.current === text) return;
    event.preventDefault();
    if (step.current === 'copying') return;
    step.current = 'copying';
    const isCopied = await copyText(text);
    step.current = undefined;
    shown.current = isCopied ? undefined : text;
    flushSync(() => setTooLong(isCopied ? 'copied' : 'tooLong'));
    if (isCopied) requestAnimationFrame(() => setTimeout(() => openApp(link)));
    else if (message.current) selectText(message.current);
  }

  function openApp(link: HTMLAnchorElement): void {
    step.current = 'opening';
    link.click();
    step.current = undefined;
  }

  return (
    <div className="handoff">
      {note !== undefined && (
        <p id={NOTE_ID} className="small">
          <TranslatableText key={note}>{note}</TranslatableText>
        </p>
      )}
      <div className="buttons">
        <ButtonLink
          href={`mailto:${to}`}
          aria-describedby={note === undefined ? undefined : NOTE_ID}
          onClick={open}
          onAuxClick={open}
          onContextMenu={fillLink}
        >
          <TranslatableText>{words.form.openAsEmail}</TranslatableText>
        </ButtonLink>
        <CopyButton target={MESSAGE_ID} words={words.copy} onClick={fillMessage}>
          {words.copy.message}
        </CopyButton>
      </div>
      <div role="status">{tooLong && <Advice key={tooLong}>{words.form[tooLong]}</Advice>}</div>
      <textarea
        id={MESSAGE_ID}
        className="field-control"
        ref={message}
        aria-label={words.copy.message}
        rows={8}
        readOnly
        hidden
      />
      <p className="small">
        <TranslatableText>{words.form.opensApp}</TranslatableText>
      </p>
    </div>
  );
}
