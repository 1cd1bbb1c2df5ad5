import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface ContactCardsProps {
  content: Content;
}

/** The page's strip of facts: the address, the hours and the place. */
export function ContactCards({ content }: ContactCardsProps) {
  const { contact: words, site, shared } = content;
  const { email, hours, location } = words.cards;
  return (
    <dl className="fact-strip contact-cards" aria-label={shared.factsLabel}>
      <div>
        <dt className="label">{email.title}</dt>
        <dd className="serif" id="card-address">
          <InlineMarkup>{`\`${site.email}\``}</InlineMarkup>
        </dd>
        <dd>
          <CopyButton looksLikeLink target="card-address" words={shared.copy}>
            {shared.copy.email}
          </CopyButton>
        </dd>
      </div>
      <Card {...hours} />
      <Card {...location} />
    </dl>
  );
}

function Card(props: { title: string; value: string; text: string }) {
  return (
    <div>
      <dt className="label">{props.title}</dt>
      <dd className="serif">
        <InlineMarkup>{props.value}</InlineMarkup>
      </dd>
      <dd className="small">
        <InlineMarkup>{props.text}</InlineMarkup>
      </dd>
    </div>
  );
}
