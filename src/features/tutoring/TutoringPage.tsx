import { petalLabels } from '#art/rosettes/course-rose.ts';
import { Answers } from '#components/answers/Answers.tsx';
import { Closing } from '#components/closing/Closing.tsx';
import { CodeReview } from '#components/code-review/CodeReview.tsx';
import { DiamondDefs, Diamonds } from '#components/diamonds/Diamonds.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { RuledList } from '#components/ruled-list/RuledList.tsx';
import type { Course } from '#content/render/derived.ts';
import type { SiteContent } from '#content/site-content.ts';
import { directionOf } from '#site/languages.ts';
import { fill, spaceAfter } from '#text/fill.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import { CourseCard } from './CourseCard.tsx';
import './tutoring.css';

/** The table, for comparing, comes before the cards that it links to. */
export function TutoringPage({ content }: { content: SiteContent }) {
  const { tutoring: words, courses, shared, site } = content;
  return (
    <>
      <PageHead
        heading={words.h1}
        intro={site.showPrices ? words.intro : words.introWithoutPrices}
        art={
          <Rosette name="tutoring" content={content}>
            <Petals courses={courses} language={content.language} />
          </Rosette>
        }
      >
        <div className="buttons">
          <ButtonLink href="#compare">{words.toCompare}</ButtonLink>
        </div>
      </PageHead>
      <DiamondDefs />
      <section className="section tinted compare-section" id="compare">
        <h2 className="section-head" id="compare-heading">
          {words.compare.heading}
        </h2>
        <CompareTable content={content} />
        <Paragraph className="small">{words.guarantee}</Paragraph>
        {words.answers.items.every(({ answer }) => answer === undefined) && (
          <Paragraph className="small">{words.beforeEnrolling}</Paragraph>
        )}
        <Paragraph className="small">{shared.figuresNote}</Paragraph>
      </section>
      <section className="section" id="courses">
        <h2 className="section-head">{words.courses.heading}</h2>
        {!site.showPrices && (
          <p>
            <strong>{words.courses.price}</strong>
            {spaceAfter(words.courses.price) + words.courses.priceWhen}
          </p>
        )}
        <ul className="course-cards">
          {courses.map((course) => (
            <CourseCard key={course.slug} content={content} course={course} />
          ))}
        </ul>
        <Paragraph className="small">{words.courses.noApp}</Paragraph>
      </section>
      <section className="section" id="review">
        <h2 className="section-head">{words.review.heading}</h2>
        <CodeReview content={content} />
      </section>
      <section className="section tinted" id="learning">
        <h2 className="section-head">{words.learning.heading}</h2>
        <RuledList items={words.learning.items} inColumns />
      </section>
      <Answers words={words.answers} />
      <Closing words={words.closing} />
    </>
  );
}

/**
 * Every course on a line: its title leads to its card, its weeks are drawn as diamonds. A phone has
 * title, weeks, level and price, or the rating instead; the other figures are on the cards.
 */
function CompareTable({ content }: { content: SiteContent }) {
  const { tutoring, courses, site } = content;
  const { course, length, diamondMeaning, level, rating, students, price } = tutoring.compare;
  const headings = [course, length, level, rating, students, ...(site.showPrices ? [price] : [])];
  return (
    <table className="compare" aria-labelledby="compare-heading">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} className="label" scope="col">
              {heading}
              {heading === length && (
                <span className="compare-key" aria-hidden="true">
                  {diamondMeaning}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courses.map((each) => (
          <tr key={each.slug} id={site.showPrices ? `price-${each.slug}` : undefined}>
            <th className="serif" scope="row">
              <a href={`#${each.slug}`}>{each.title}</a>
            </th>
            <td>
              <Diamonds weeks={each.weeks} />
              {each.duration}
            </td>
            <td>{each.level}</td>
            <td>{fill(tutoring.courses.ratingShort, { rating: each.rating })}</td>
            <td>{each.students}</td>
            {site.showPrices && <td translate="no">{each.price}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The name and the weeks of each petal, at the end of a line from its tip: a click leads to the course's card. The table under
 * the head has the same links for keyboards and screen readers.
 */
function Petals({ courses, language }: { courses: readonly Course[]; language: string }) {
  // Drawings are left to right in every language; the mark keeps the order of "12 أسبوعًا".
  const directionMark = directionOf(language) === 'rtl' ? '\u200f' : '';
  const labels = petalLabels(courses);
  return (
    <>
      <path stroke="var(--ink-soft)" d={labels.map(({ leader }) => leader).join('')} />
      <path
        stroke="var(--accent)"
        strokeWidth="14"
        strokeLinecap="round"
        d={labels.map(({ tip }) => `M${tip.join(' ')}h0`).join('')}
      />
      {courses.map(({ slug, short, duration }, index) => {
        const { x, y, anchor } = labels[index] ?? {};
        return (
          <a key={slug} className="petal" href={`#${slug}`} tabIndex={-1}>
            <text x={x} y={y} textAnchor={anchor}>
              {short}
              <tspan x={x} dy="1.15em" fill="var(--ink-soft)" fontWeight="400">
                {directionMark + duration}
              </tspan>
            </text>
          </a>
        );
      })}
    </>
  );
}
