import { type MouseEvent, useRef, useState } from 'react';
import type { SharedWords } from '#content/schema.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Advice } from '#ui/Field.tsx';
import { Words } from '#ui/Words.tsx';
import { CopyButton } from './CopyButton.tsx';
import { fittingMailLink, type Mail, messageText } from './mail.ts';

export interface EmailHandoffWords {
  form: Pick<SharedWords['form'], 'openAsEmail' | 'opensApp' | 'tooLong'>;
  copy: SharedWords['copy'];
  /** The words before the first two lines of a copied message. */
  labels: { to: string; subject: string };
  /** The whole body of a link whose message would be too long. */
  pasteLine: string;
}

export interface EmailHandoffProps {
  words: EmailHandoffWords;
  to: string;
  /** Makes the message from what the fields hold at the press. */
  compose: () => Mail;
}

/** The id of the hidden field that holds the message while it is copied. */
const MESSAGE_ID = 'message-text';

/** Carries what was typed over to the visitor's own email app, or onto their clipboard. */
export function EmailHandoff({ words, to, compose }: EmailHandoffProps) {
  const [tooLong, setTooLong] = useState(false);
  const message = useRef<HTMLTextAreaElement>(null);

  function fillLink(event: MouseEvent<HTMLAnchorElement>): void {
    const link = fittingMailLink(compose(), words.pasteLine);
    event.currentTarget.href = link.href;
    setTooLong(link.tooLong);
  }

  function fillMessage(): void {
    if (message.current) message.current.value = messageText(compose(), words.labels);
  }

  return (
    <div className="handoff">
      <div className="buttons">
        <ButtonLink
          variant="secondary"
          href={`mailto:${to}`}
          onClick={fillLink}
          onAuxClick={fillLink}
          onContextMenu={fillLink}
        >
          <Words>{words.form.openAsEmail}</Words>
        </ButtonLink>
        <CopyButton target={MESSAGE_ID} words={words.copy} onClick={fillMessage}>
          {words.copy.message}
        </CopyButton>
      </div>
      <textarea
        id={MESSAGE_ID}
        className="field-control"
        ref={message}
        aria-label={words.copy.message}
        rows={8}
        readOnly
        hidden
      />
      <div role="status">{tooLong && <Advice>{words.form.tooLong}</Advice>}</div>
      <p className="small">
        <Words>{words.form.opensApp}</Words>
      </p>
    </div>
  );
}
