import type { ContactWords } from '#content/schemas/contact.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** Frequently asked questions, open at first; visitors can close each. */
export function Questions({ words }: { words: ContactWords['faq'] }) {
  return (
    <section id="questions" className="questions">
      <h2>{words.heading}</h2>
      {words.items.map(({ question, answer }) => (
        <details key={question} open>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>
            <InlineMarkup>{answer}</InlineMarkup>
          </p>
        </details>
      ))}
    </section>
  );
}
