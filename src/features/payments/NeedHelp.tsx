import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { OPENS_APP_ID } from '#forms/letter/Letter.tsx';
import { mailLink, preparedMail } from '#mail/mail.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import '#components/closing/closing.css';

/** Contact Support opens a prepared email; its address is beside it as text. */
export function NeedHelp({ content }: { content: Content }) {
  const { payments, site, shared } = content;
  const { heading, text, button } = payments.help;
  return (
    <section id="help" className="section closing columns">
      <h2>{heading}</h2>
      <div>
        <InlineMarkup as="p" className="lede">
          {text}
        </InlineMarkup>
        <div className="buttons">
          <ButtonLink
            href={mailLink(preparedMail(content, ({ mail }) => mail.support))}
            data-address={site.email}
            aria-describedby={OPENS_APP_ID}
          >
            {button}
          </ButtonLink>
        </div>
        <p>
          <InlineMarkup as="span" id="help-address">{`\`${site.email}\``}</InlineMarkup>{' '}
          <CopyButton looksLikeLink target="help-address" words={shared.copy}>
            {shared.copy.email}
          </CopyButton>
        </p>
      </div>
    </section>
  );
}
