import { SectionHead } from '#components/section/SectionHead.tsx';
import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface NumbersProps {
  words: AboutWords['numbers'];
  /** Whose figures these are. */
  note: string;
}

/** The business in figures. A list, because each reads as one phrase: "50+ expert tutors". */
export function Numbers({ words, note }: NumbersProps) {
  return (
    <section className="section on-band" id="numbers">
      <div className="container">
        <SectionHead>{words.heading}</SectionHead>
        <ul className="numbers">
          {words.items.map(({ value, label }) => (
            <li key={label}>
              <strong className="serif">{strongPlus(value)}</strong>{' '}
              <span className="small">
                <InlineMarkup>{label}</InlineMarkup>
              </span>
            </li>
          ))}
        </ul>
        <p className="small">
          <InlineMarkup>{note}</InlineMarkup>
        </p>
      </div>
    </section>
  );
}

/** The heading font's plus sign is far lighter than its digits. */
function strongPlus(value: string) {
  return value.endsWith('+') ? (
    <>
      {value.slice(0, -1)}
      <span className="numbers-plus">+</span>
    </>
  ) : (
    value
  );
}
