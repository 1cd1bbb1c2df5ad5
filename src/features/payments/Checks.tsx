import { EmailParagraph, firstWithEmail } from '#components/EmailParagraph.tsx';
import { Stamp } from '#components/Stamp.tsx';
import type { PaymentsWords, SharedWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';

interface ChecksProps {
  words: PaymentsWords['checks'];
  copy: SharedWords['copy'];
  /** The code in the sheet's corner. */
  code: string;
}

/** What to check before paying: complete without a script, and before the form. */
export function Checks({ words, copy, code }: ChecksProps) {
  const { heading, items, stop } = words;
  const copied = firstWithEmail(items.map(({ text }) => text));
  return (
    <section className="checks">
      <div className="checks-head">
        <h2>{heading}</h2>
        <span className="label" aria-hidden="true">
          {code}
        </span>
      </div>
      <ol>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <EmailParagraph id="checks-address" text={text} copy={index === copied && copy} />
          </li>
        ))}
      </ol>
      <div className="checks-stop">
        <Stamp>{stop.stamp}</Stamp>
        <p>
          <strong>
            <Rich>{stop.title}</Rich>
          </strong>{' '}
          <Rich>{stop.text}</Rich>
        </p>
      </div>
    </section>
  );
}
