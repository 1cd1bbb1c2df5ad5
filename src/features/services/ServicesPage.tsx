import { Closing } from '#components/closing/Closing.tsx';
import { DiamondDefs, Diamonds } from '#components/diamonds/Diamonds.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { Rows } from '#components/rows/Rows.tsx';
import '#components/sheet/sheet.css';
import type { Content } from '#content/parse.ts';
import type { Course } from '#content/schemas/courses.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './services.css';

/** The two services, and the ids of their pages. */
const SERVICES = ['tutoring', 'payments'] as const;

export function ServicesPage({ content }: { content: Content }) {
  const { h1, intro, why, closing } = content.services;
  const { learn, pay } = content.home.features;
  return (
    <>
      <PageHead
        heading={h1}
        intro={intro}
        art={
          <Rosette name="services" facts={content}>
            {/* Nothing is drawn in the holes. */}
            <circle cy="-150" r="72" />
            <circle cy="150" r="72" />
            <text y="-150">{learn.heading}</text>
            <text y="150">{pay.heading}</text>
          </Rosette>
        }
      >
        <div className="buttons">
          {SERVICES.map((service) => (
            <ButtonLink key={service} variant="secondary" href={`#${service}`}>
              {content.services[service].heading}
            </ButtonLink>
          ))}
        </div>
      </PageHead>
      <div className="section">
        <DiamondDefs courses={content.courses} />
        <OpenPassport content={content} />
      </div>
      <section className="section on-band">
        <h2 className="section-head">{why.heading}</h2>
        <InlineMarkup as="p" className="lede services-why">
          {why.lead}
        </InlineMarkup>
        <Rows items={why.items} inColumns />
      </section>
      <Closing words={closing} />
    </>
  );
}

/** The two services as facing pages of an open passport, whose lines run across both. */
function OpenPassport({ content }: { content: Content }) {
  const { services, courses } = content;
  return (
    <div className="sheet passport">
      {SERVICES.map((service) => (
        <PassportPage key={service} id={service} words={services[service]} courses={courses} />
      ))}
    </div>
  );
}

type ServiceWords = Content['services']['payments'];

interface PassportPageProps {
  id: string;
  words: ServiceWords;
  courses: readonly Course[];
}

/** What a service includes, line by line. */
function PassportPage({ id, words, courses }: PassportPageProps) {
  const { heading, text, button, items } = words;
  return (
    <section className="passport-page" id={id}>
      <h2>{heading}</h2>
      <InlineMarkup as="p" className="lede">
        {text}
      </InlineMarkup>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
      <Rows items={items.map((item) => ({ ...item, fact: factOf(item, courses) }))} />
    </section>
  );
}

/** Beside a title: the weeks of the course that it leads to, or the one fact about it. */
function factOf({ fact, href }: ServiceWords['items'][number], courses: readonly Course[]) {
  if (fact) return <span className="small">{fact}</span>;
  const course = courses.find(({ slug }) => href.endsWith(`#${slug}`));
  return (
    course && (
      <span className="passport-weeks small">
        {course.duration} <Diamonds weeks={course.weeks} />
      </span>
    )
  );
}
