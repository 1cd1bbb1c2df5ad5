import type { ReactNode } from 'react';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import { ExternalLink } from '#components/external-link/ExternalLink.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { mailFromTemplate, mailLink } from '#mail/mail.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import { PopoverNotice } from '#ui/notice/PopoverNotice.tsx';

/** The address, the hours, the place and the live chat. */
export function ContactCards({ content }: { content: SiteContent }) {
  const { contact: words, site, shared } = content;
  const { email, hours, location } = words.cards;
  return (
    <div className="section contact-cards">
      <section>
        <h2 className="label">{email.title}</h2>
        <Paragraph className="serif" id="card-address">{`\`${site.email}\``}</Paragraph>
        <p>
          <CopyButton looksLikeLink target="card-address" words={shared.copy} />
        </p>
      </section>
      <ContactCard {...hours} />
      <ContactCard {...location} />
      <LiveChat content={content} />
    </div>
  );
}

/** One way to reach the business, or one fact about it. */
function ContactCard(props: { title: string; value: string; text: string; children?: ReactNode }) {
  const { title, value, text, children } = props;
  return (
    <section>
      <h2 className="label">{title}</h2>
      <Paragraph className="serif">{value}</Paragraph>
      <Paragraph className="small">{text}</Paragraph>
      {children}
    </section>
  );
}

/** The button opens a notice: that there is no live chat, or that it is on another website. */
function LiveChat({ content }: { content: SiteContent }) {
  const { contact, site, shared } = content;
  const { heading, button, notice, external } = contact.chat;
  const hasLiveChat = site.liveChat !== undefined;
  const { status, line, title, text } = hasLiveChat ? external : notice;
  return (
    <ContactCard title={heading} value={status} text={line}>
      <Button variant={hasLiveChat ? 'primary' : 'closed'} popoverTarget="chat-notice">
        {button}
      </Button>
      <PopoverNotice id="chat-notice" title={title} dismiss={shared.notice.dismiss}>
        <Paragraph id="chat-text">{text}</Paragraph>
        <div className="buttons">
          {hasLiveChat ? (
            <ExternalLink content={content} className="button is-primary" href={site.liveChat}>
              {external.open}
            </ExternalLink>
          ) : (
            <>
              <ButtonLink href={mailLink(mailFromTemplate(content, 'liveChat'))}>
                {notice.email}
              </ButtonLink>
              <CopyButton target="chat-text" words={shared.copy} />
            </>
          )}
        </div>
      </PopoverNotice>
    </ContactCard>
  );
}
