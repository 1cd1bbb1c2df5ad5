import { Band } from '#components/band/Band.tsx';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { mailLink } from '#forms/handoff/mail.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { CloseSign } from '#ui/button/CloseSign.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/**
 * The button opens a notice: that there is no live chat, or that it is on another website. The
 * notice is a `popover` with the role of a dialog; it opens, takes focus and closes without a
 * script.
 */
export function LiveChat({ content }: { content: Content }) {
  const { contact, site, shared } = content;
  const { heading, button, notice, external } = contact.chat;
  const isOpen = site.liveChat !== undefined;
  const { line, title, text } = isOpen ? external : notice;
  return (
    <>
      <section className="section closing live-chat">
        <div className="container closing-columns">
          <h2>{heading}</h2>
          <div>
            <p className="lede">
              <InlineMarkup>{line}</InlineMarkup>
            </p>
            <div className="buttons">
              <Button variant={isOpen ? 'primary' : 'secondary'} popoverTarget="chat-notice">
                {button}
              </Button>
            </div>
          </div>
        </div>
      </section>
      <div
        id="chat-notice"
        className="notice chat-notice"
        popover="auto"
        role="dialog"
        aria-labelledby="chat-title"
      >
        <Band />
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
    </>
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
