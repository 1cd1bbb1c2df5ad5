import { Band } from '#components/band/Band.tsx';
import { Closing } from '#components/closing/Closing.tsx';
import { Columns } from '#components/columns/Columns.tsx';
import { FactStrip } from '#components/fact-strip/FactStrip.tsx';
import { Jumps, jumpItems } from '#components/jumps/Jumps.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CourseTips } from './CourseTips.tsx';
import { CourseCard } from './course-card/CourseCard.tsx';

/** A student compares the courses first; the table leads to their cards. */
export function TutoringPage({ content }: { content: Content }) {
  const { tutoring: words, courses, shared, site } = content;
  return (
    <>
      <PageHead
        art={
          <Rosette name="tutoring" facts={content}>
            <CourseTips courses={courses} />
          </Rosette>
        }
        heading={words.h1}
        intro={words.intro}
        actions={<Jumps items={jumpItems(words.jumps)} />}
        note={words.guarantee}
        strip={<FactStrip label={shared.factsLabel} facts={words.facts} />}
      />
      <section className="section on-band" id="compare">
        <div className="container">
          <SectionHead id="compare-heading">{words.compare.heading}</SectionHead>
          <CompareTable
            words={words}
            courses={courses}
            hasPrices={site.comparePrices}
            labelledBy="compare-heading"
          />
        </div>
      </section>
      <section className="section">
        <div className="container">
          <h2 className="visually-hidden">{words.courses.heading}</h2>
          <ul className="course-cards" id="courses">
            {courses.map((course, index) => (
              <CourseCard key={course.slug} content={content} course={course} number={index + 1} />
            ))}
          </ul>
          <p className="small">
            <InlineMarkup>{shared.figuresNote}</InlineMarkup>
          </p>
        </div>
      </section>
      <section className="section on-band" id="learning">
        <div className="container">
          <SectionHead>{words.learning.heading}</SectionHead>
          <Columns evenColumns items={words.learning.items} />
        </div>
      </section>
      <Band />
      <Closing words={words.closing} />
    </>
  );
}
