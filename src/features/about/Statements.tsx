import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** Mission and vision: a statement in large type each, and a line on what it means. */
export function Statements({ statements }: { statements: AboutWords['mission'][] }) {
  return (
    <div className="section on-band">
      <div className="container statements">
        {statements.map(({ heading, statement, text }) => (
          <section key={heading}>
            <h2 className="label">{heading}</h2>
            <p className="statement serif">
              <InlineMarkup>{statement}</InlineMarkup>
            </p>
            <p className="lede">
              <InlineMarkup>{text}</InlineMarkup>
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
