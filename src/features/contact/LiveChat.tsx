import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { mailLink, preparedMail } from '#mail/mail.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import '#ui/notice/notice.css';
import { ContactCard } from './ContactCard.tsx';

/** The button opens a notice: that there is no live chat, or that it is on another website. */
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
      <Notice id="chat-notice" popover="auto" title={title} dismiss={shared.notice.dismiss}>
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
      </Notice>
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
