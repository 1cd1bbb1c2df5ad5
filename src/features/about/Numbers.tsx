import { Band } from '#components/Band.tsx';
import type { AboutWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';

export interface NumbersProps {
  words: AboutWords['numbers'];
  /** Whose figures these are. */
  note: string;
}

/** The business in figures. A list, because each reads as one phrase: "50+ expert tutors". */
export function Numbers({ words, note }: NumbersProps) {
  return (
    <section className="on-band">
      <Band />
      <div className="section closing">
        <div className="container">
          <h2>{words.heading}</h2>
          <ul className="numbers">
            {words.items.map(({ value, label }) => (
              <li key={label}>
                <strong className="serif">{value}</strong>{' '}
                <span className="small">
                  <Rich>{label}</Rich>
                </span>
              </li>
            ))}
          </ul>
          <p className="small">
            <Rich>{note}</Rich>
          </p>
        </div>
      </div>
    </section>
  );
}
