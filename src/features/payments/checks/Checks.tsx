import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** The id of the paragraph whose address the button copies. */
const ADDRESS_ID = 'checks-address';

interface ChecksProps {
  words: PaymentsWords['checks'];
  copy: SharedWords['copy'];
}

/** What to check before paying. It is above the form and complete without a script. */
export function Checks({ words, copy }: ChecksProps) {
  const { heading, items, stop } = words;
  // Several checks name the address; one button is enough.
  const copied = items.findIndex(({ text }) => text.includes('@'));
  return (
    <section id="checks" className="checks">
      <h2>{heading}</h2>
      <ol className="cells">
        {items.map(({ title, text }, index) => (
          <li key={title} id={`check-${index + 1}`}>
            <h3>{title}</h3>
            <div>
              <p id={index === copied ? ADDRESS_ID : undefined}>
                <InlineMarkup>{text}</InlineMarkup>
              </p>
              {index === copied && (
                <CopyButton looksLikeLink target={ADDRESS_ID} words={copy}>
                  {copy.email}
                </CopyButton>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="checks-stop">
        <Stamp className="checks-stamp">{stop.stamp}</Stamp>
        <p>
          <strong>
            <InlineMarkup>{stop.title}</InlineMarkup>
          </strong>{' '}
          <InlineMarkup>{stop.text}</InlineMarkup>
        </p>
      </div>
    </section>
  );
}
