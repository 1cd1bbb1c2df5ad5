import { Band } from '#components/Band.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { mailLink } from '#components/mail.ts';
import type { Content } from '#content/parse.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CloseSign } from '#ui/CloseSign.tsx';
import { Rich } from '#ui/Rich.tsx';

/**
 * The button opens a notice: that there is no live chat, or that it is on another website. The
 * notice is a `popover` named like a dialog; it opens, takes the focus and closes without a script.
 */
export function LiveChat({ content }: { content: Content }) {
  const { contact, site, shared } = content;
  const { heading, button, notice, external } = contact.chat;
  const { title, text } = site.liveChat === undefined ? notice : external;
  return (
    <section className="section closing">
      <div className="container closing-columns live-chat">
        <h2>{heading}</h2>
        <Button popoverTarget="chat-notice">{button}</Button>
      </div>
      <div
        id="chat-notice"
        className="notice chat-notice"
        popover="auto"
        role="dialog"
        aria-labelledby="chat-title"
      >
        <Band />
        {/* biome-ignore lint/a11y/noAutofocus: an opened notice takes the focus (see above) */}
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
          <Rich>{text}</Rich>
        </p>
        <div className="buttons">
          {site.liveChat === undefined ? (
            <EmailInstead content={content} />
          ) : (
            <ButtonLink href={site.liveChat} rel="noreferrer">
              {external.open}
              <span className="visually-hidden">{` ${shared.externalLink}`}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

function EmailInstead({ content: { contact, site, shared, mail } }: { content: Content }) {
  return (
    <>
      <ButtonLink href={mailLink({ to: site.email, ...mail.liveChat })}>
        {contact.chat.notice.email}
      </ButtonLink>
      <CopyButton target="chat-text" words={shared.copy}>
        {shared.copy.email}
      </CopyButton>
    </>
  );
}
