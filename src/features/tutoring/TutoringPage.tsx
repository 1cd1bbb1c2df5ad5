import { Band } from '#components/Band.tsx';
import { Columns } from '#components/Columns.tsx';
import { FactStrip } from '#components/FactStrip.tsx';
import { PageHead } from '#components/PageHead.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { Rich } from '#ui/Rich.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseLengths } from './CourseLengths.tsx';

export function TutoringPage({ content }: { content: Content }) {
  const { tutoring: words, courses, shared, site } = content;
  return (
    <>
      <PageHead
        pattern="tutoring"
        heading={words.h1}
        intro={words.intro}
        strip={<FactStrip label={shared.factsLabel} facts={words.facts} />}
      >
        <p className="small">
          <Rich>{words.guarantee}</Rich>
        </p>
      </PageHead>
      <section className="section">
        <div className="container">
          <h2 className="visually-hidden">{words.courses.heading}</h2>
          <ul className="course-cards">
            {courses.map((course, index) => (
              <CourseCard key={course.slug} content={content} course={course} number={index + 1} />
            ))}
          </ul>
          <p className="small">
            <Rich>{shared.figuresNote}</Rich>
          </p>
        </div>
      </section>
      <section className="section on-band">
        <div className="container">
          <SectionHead number={1}>{words.lengths.heading}</SectionHead>
          <div className="lengths-columns">
            <CourseLengths words={words.lengths} courses={courses} />
            <CompareTable words={words} courses={courses} hasPrices={site.comparePrices} />
          </div>
        </div>
      </section>
      <Band />
      <section className="section">
        <div className="container">
          <SectionHead number={2}>{words.learning.heading}</SectionHead>
          <Columns items={words.learning.items} />
        </div>
      </section>
    </>
  );
}
