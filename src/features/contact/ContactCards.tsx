import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { ContactCard } from './ContactCard.tsx';
import { LiveChat } from './LiveChat.tsx';

/** The address, the hours, the place and the live chat. */
export function ContactCards({ content }: { content: Content }) {
  const { contact: words, site, shared } = content;
  const { email, hours, location } = words.cards;
  return (
    <div className="contact-cards">
      <section className="contact-email">
        <h2 className="label">{email.title}</h2>
        <p className="serif" id="card-address">
          <InlineMarkup>{`\`${site.email}\``}</InlineMarkup>
        </p>
        <p>
          <CopyButton looksLikeLink target="card-address" words={shared.copy}>
            {shared.copy.email}
          </CopyButton>
        </p>
      </section>
      <ContactCard {...hours} />
      <ContactCard {...location} />
      <LiveChat content={content} />
    </div>
  );
}
