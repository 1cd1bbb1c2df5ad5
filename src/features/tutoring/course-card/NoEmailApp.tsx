import { fill } from '#content/expand/fill.ts';
import type { TutoringWords } from '#content/schemas/tutoring.ts';
import type { Mail } from '#forms/handoff/mail.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface NoEmailAppProps {
  words: TutoringWords['courses']['noApp'];
  /** What to do, before the three parts of the message. */
  text: string;
  courseTitle: string;
  mail: Mail;
}

/** The enrollment mail as text to select, for visitors whose device has no email app. */
export function NoEmailApp({ words, text, courseTitle, mail }: NoEmailAppProps) {
  return (
    <details className="no-email-app small">
      <summary>
        {`${words.summary} `}
        <span className="visually-hidden">{fill(words.suffix, { courseTitle })}</span>
      </summary>
      <p>
        <InlineMarkup>{text}</InlineMarkup>
      </p>
      <dl>
        <dt className="label">{words.address}</dt>
        <dd translate="no">{mail.to}</dd>
        <dt className="label">{words.subject}</dt>
        <dd translate="no">{mail.subject}</dd>
        <dt className="label">{words.message}</dt>
        <dd translate="no">{mail.body}</dd>
      </dl>
    </details>
  );
}
