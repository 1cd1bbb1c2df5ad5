import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { mailLink, preparedMail } from '#forms/letter/mail.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { CloseSign } from '#ui/button/CloseSign.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { ContactCard } from './ContactCard.tsx';
import '#ui/toast/notice.css';

/**
 * The button opens a notice: that there is no live chat, or that it is on another website. The
 * notice is a `popover` with the role of a dialog; it opens, takes focus and closes without a
 * script.
 */
export function LiveChat({ content }: { content: Content }) {
  const { contact, site, shared } = content;
  const { heading, button, notice, external } = contact.chat;
  const isOpen = site.liveChat !== undefined;
  const { status, line, title, text } = isOpen ? external : notice;
  return (
    <ContactCard title={heading} value={status} text={line}>
      <Button variant={isOpen ? 'primary' : 'secondary'} popoverTarget="chat-notice">
        {button}
      </Button>
      <div
        id="chat-notice"
        className="notice chat-notice"
        popover="auto"
        role="dialog"
        aria-labelledby="chat-title"
      >
        {/* biome-ignore lint/a11y/noAutofocus: an opened notice takes focus (see above) */}
        <h2 id="chat-title" className="notice-title" tabIndex={-1} autoFocus>
          {title}
        </h2>
        <button
          type="button"
          className="notice-close"
          popoverTarget="chat-notice"
          popoverTargetAction="hide"
          aria-label={shared.notice.dismiss}
        >
          <CloseSign />
        </button>
        <p id="chat-text">
          <InlineMarkup>{text}</InlineMarkup>
        </p>
        <div className="buttons">
          {isOpen ? (
            <ButtonLink href={site.liveChat} rel="noreferrer">
              {external.open}
              <span className="visually-hidden">{` ${shared.externalLink}`}</span>
            </ButtonLink>
          ) : (
            <EmailInstead content={content} />
          )}
        </div>
      </div>
    </ContactCard>
  );
}

function EmailInstead({ content }: { content: Content }) {
  const { contact, shared } = content;
  return (
    <>
      <ButtonLink href={mailLink(preparedMail(content, ({ mail }) => mail.liveChat))}>
        {contact.chat.notice.email}
      </ButtonLink>
      <CopyButton target="chat-text" words={shared.copy}>
        {shared.copy.email}
      </CopyButton>
    </>
  );
}
