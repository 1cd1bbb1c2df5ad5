import { Closing } from '#components/closing/Closing.tsx';
import { DiamondDefs, Diamonds } from '#components/diamonds/Diamonds.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Paper } from '#components/paper/DocumentParts.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { RuledList } from '#components/ruled-list/RuledList.tsx';
import type { Course } from '#content/schemas/courses.ts';
import type { SiteContent } from '#content/site-content.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './services.css';

/** The two services, which are also the ids of their panels. */
const SERVICES = ['tutoring', 'payments'] as const;

export function ServicesPage({ content }: { content: SiteContent }) {
  const { h1, intro, why, closing } = content.services;
  const { learn, pay } = content.home.features;
  return (
    <>
      <PageHead
        heading={h1}
        intro={intro}
        art={
          <Rosette name="services" content={content}>
            {/* Covers the lines behind the two names. */}
            <circle cy="-150" r="72" fill="var(--bg)" />
            <circle cy="150" r="72" fill="var(--bg)" />
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
      <section className="section tinted">
        <h2 className="section-head">{why.heading}</h2>
        <InlineMarkup as="p" className="lede services-why">
          {why.lead}
        </InlineMarkup>
        <RuledList items={why.items} inColumns />
      </section>
      <Closing words={closing} />
    </>
  );
}

/** The two services, as the two pages of an open passport. */
function OpenPassport({ content }: { content: SiteContent }) {
  const { services, courses } = content;
  return (
    <Paper className="passport">
      {SERVICES.map((service) => (
        <ServicePanel key={service} id={service} words={services[service]} courses={courses} />
      ))}
    </Paper>
  );
}

type ServiceWords = SiteContent['services']['payments'];

interface ServicePanelProps {
  id: string;
  words: ServiceWords;
  courses: readonly Course[];
}

/** One service, and what it includes. */
function ServicePanel({ id, words, courses }: ServicePanelProps) {
  const { heading, text, button, items } = words;
  return (
    <section className="service-panel" id={id}>
      <h2>{heading}</h2>
      <InlineMarkup as="p" className="lede">
        {text}
      </InlineMarkup>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
      <RuledList items={items.map((item) => ({ ...item, fact: detailOf(item, courses) }))} />
    </section>
  );
}

/** Beside a title: the fact from the content, or the length of the course that it links to. */
function detailOf({ fact, href }: ServiceWords['items'][number], courses: readonly Course[]) {
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
