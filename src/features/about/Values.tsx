import { Seal } from '#components/Seal.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import type { AboutWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';

/** The values, a ruled line each: seal, name, and what it means in practice. */
export function Values({ words }: { words: AboutWords['values'] }) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead number={2}>{words.heading}</SectionHead>
        <ul className="values">
          {words.items.map(({ title, text }, index) => (
            <li key={title}>
              <Seal number={index + 1} />
              <h3>{title}</h3>
              <p>
                <Rich>{text}</Rich>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
