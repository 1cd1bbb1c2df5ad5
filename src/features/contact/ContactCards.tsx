import type { ReactNode } from 'react';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { ReplyBy } from './reply-by/ReplyBy.tsx';

interface ContactCardsProps {
  content: Content;
}

/** The page's strip of facts: the address, the hours and the place. */
export function ContactCards({ content }: ContactCardsProps) {
  const { contact: words, site, shared, language } = content;
  const { email, hours, location } = words.cards;
  const { value: replyHours } = site.promises.replyHours;
  return (
    <dl className="fact-strip contact-cards" aria-label={shared.factsLabel}>
      <div>
        <dt className="label">{email.title}</dt>
        <dd className="serif" id="card-address">
          <InlineMarkup>{`\`${site.email}\``}</InlineMarkup>
        </dd>
        <dd className="copy">
          <CopyButton target="card-address" words={shared.copy}>
            {shared.copy.email}
          </CopyButton>
        </dd>
      </div>
      <Card {...hours}>
        <ReplyBy words={words.replyBy} replyHours={replyHours} language={language} />
      </Card>
      <Card {...location} />
    </dl>
  );
}

function Card(props: { title: string; value: string; text: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="label">{props.title}</dt>
      <dd className="serif">
        <InlineMarkup>{props.value}</InlineMarkup>
      </dd>
      <dd className="small">
        <InlineMarkup>{props.text}</InlineMarkup>
      </dd>
      {props.children}
    </div>
  );
}
