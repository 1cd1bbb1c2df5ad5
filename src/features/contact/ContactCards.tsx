import type { ReactNode } from 'react';
import { CopyButton } from '#components/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { Rich } from '#ui/Rich.tsx';
import { ReplyBy } from './ReplyBy.tsx';

interface ContactCardsProps {
  content: Content;
}

/** The strip of the page: the address, the hours and the place. */
export function ContactCards({ content }: ContactCardsProps) {
  const { contact: words, site, shared, language } = content;
  const { email, hours, location } = words.cards;
  const { value: replyHours } = site.promises.replyHours;
  return (
    <dl className="strip contact-cards" aria-label={shared.factsLabel}>
      <div>
        <dt className="label">{email.title}</dt>
        <dd className="serif" id="card-address">
          <Rich>{`\`${site.email}\``}</Rich>
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
        <Rich>{props.value}</Rich>
      </dd>
      <dd className="small">
        <Rich>{props.text}</Rich>
      </dd>
      {props.children}
    </div>
  );
}
