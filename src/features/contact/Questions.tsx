import { EmailParagraph, firstWithEmail } from '#components/EmailParagraph.tsx';
import type { ContactWords, SharedWords } from '#content/schema.ts';

interface QuestionsProps {
  words: ContactWords['faq'];
  copy: SharedWords['copy'];
}

/** Frequently asked questions, open from the start and each to be closed. */
export function Questions({ words, copy }: QuestionsProps) {
  const copied = firstWithEmail(words.items.map(({ answer }) => answer));
  return (
    <section className="questions">
      <h2>{words.heading}</h2>
      {words.items.map(({ question, answer }, index) => (
        <details key={question} open>
          <summary>
            <h3>{question}</h3>
          </summary>
          <EmailParagraph id="questions-address" text={answer} copy={index === copied && copy} />
        </details>
      ))}
    </section>
  );
}
