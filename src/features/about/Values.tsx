import { SectionHead } from '#components/section/SectionHead.tsx';
import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** The values, one ruled line each: name, and what it means in practice. */
export function Values({ words }: { words: AboutWords['values'] }) {
  return (
    <section className="section" id="values">
      <div className="container">
        <SectionHead>{words.heading}</SectionHead>
        <ul className="values">
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <InlineMarkup>{text}</InlineMarkup>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
