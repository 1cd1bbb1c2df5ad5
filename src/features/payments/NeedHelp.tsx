import { Band } from '#components/Band.tsx';
import { CopyButton } from '#components/CopyButton.tsx';
import { mailLink } from '#components/mail.ts';
import type { Content } from '#content/parse.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Rich } from '#ui/Rich.tsx';

/** Contact Support opens a prepared email; its address stands beside it as text. */
export function NeedHelp({ content: { payments, site, shared, mail } }: { content: Content }) {
  const { heading, text, button } = payments.help;
  return (
    <div className="on-band">
      <Band />
      <section className="section closing">
        <div className="container closing-columns">
          <h2>{heading}</h2>
          <div>
            <p className="lede">
              <Rich>{text}</Rich>
            </p>
            <div className="buttons">
              <ButtonLink
                href={mailLink({ to: site.email, ...mail.support })}
                data-address={site.email}
              >
                {button}
              </ButtonLink>
              <CopyButton target="help-address" words={shared.copy}>
                {shared.copy.email}
              </CopyButton>
            </div>
            <p id="help-address" className="help-address">
              <Rich>{`\`${site.email}\``}</Rich>
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}
