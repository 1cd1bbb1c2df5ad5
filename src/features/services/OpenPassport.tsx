import { DiamondDefs, Diamonds } from '#components/diamonds/Diamonds.tsx';
import '#components/rows/rows.css';
import '#components/sheet/sheet.css';
import type { Content } from '#content/parse.ts';
import type { Course } from '#content/schemas/courses.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** The two services, and the ids of their pages. */
export const SERVICES = ['tutoring', 'payments'] as const;

/** The two services as facing pages of an open passport, whose lines run across both. */
export function OpenPassport({ content }: { content: Content }) {
  const { services, courses } = content;
  return (
    <div className="sheet passport">
      <DiamondDefs mostWeeks={Math.max(...courses.map(({ weeks }) => weeks))} />
      {SERVICES.map((service) => (
        <PassportPage key={service} id={service} words={services[service]} courses={courses} />
      ))}
    </div>
  );
}

interface PassportPageProps {
  id: string;
  words: Content['services']['payments'];
  courses: readonly Course[];
}

/** What a service includes, line by line. */
function PassportPage({ id, words, courses }: PassportPageProps) {
  const { heading, text, button, items } = words;
  return (
    <section className="passport-page" id={id}>
      <h2>{heading}</h2>
      <p className="lede">
        <InlineMarkup>{text}</InlineMarkup>
      </p>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
      <ul className="row-list">
        {items.map(({ title, text, href, fact }) => (
          <li key={title}>
            <h3>
              <a href={href}>
                <InlineMarkup>{title}</InlineMarkup>
              </a>
            </h3>
            <Fact fact={fact} course={courses.find(({ slug }) => href.endsWith(`#${slug}`))} />
            <p>
              <InlineMarkup>{text}</InlineMarkup>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beside a title: the weeks of the course that it leads to, or the one fact about it. */
function Fact({ fact, course }: { fact: string | undefined; course: Course | undefined }) {
  if (fact) return <span className="label">{fact}</span>;
  return (
    course && (
      <span className="passport-weeks">
        {course.duration} <Diamonds weeks={course.weeks} />
      </span>
    )
  );
}
