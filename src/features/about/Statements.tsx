import type { AboutWords } from '#content/schema.ts';
import { Rich } from '#ui/Rich.tsx';

/** Mission and vision: a statement each, set large, and a line on what it means. */
export function Statements({ statements }: { statements: AboutWords['mission'][] }) {
  return (
    <div className="section on-band">
      <div className="container statements">
        {statements.map(({ heading, statement, text }) => (
          <section key={heading}>
            <h2 className="label">{heading}</h2>
            <p className="statement serif">
              <Rich>{statement}</Rich>
            </p>
            <p className="lede">
              <Rich>{text}</Rich>
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
