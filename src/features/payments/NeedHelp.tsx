import { Band } from '#components/band/Band.tsx';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { mailLink } from '#forms/handoff/mail.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { SUPPORT_ID } from './PaymentForm.tsx';

/**
 * Contact Support opens a prepared email; its address is beside it as text. Until the form is ready
 * the email has its subject only: its text would not fit the page in every language.
 */
export function NeedHelp({ content: { payments, site, shared, mail } }: { content: Content }) {
  const { heading, text, button } = payments.help;
  return (
    <div className="on-band">
      <Band />
      <section id="help" className="section closing">
        <div className="container closing-columns">
          <h2>{heading}</h2>
          <div>
            <p className="lede">
              <InlineMarkup>{text}</InlineMarkup>
            </p>
            <div className="buttons">
              <ButtonLink
                id={SUPPORT_ID}
                href={mailLink({ to: site.email, subject: mail.support.subject, body: '' })}
                data-address={site.email}
              >
                {button}
              </ButtonLink>
              <CopyButton target="help-address" words={shared.copy}>
                {shared.copy.email}
              </CopyButton>
            </div>
            <p id="help-address" className="help-address">
              <InlineMarkup>{`\`${site.email}\``}</InlineMarkup>
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}
