import { Paper } from '#components/paper/DocumentParts.tsx';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Course } from '#content/render/derived.ts';
import type { SiteContent } from '#content/site-content.ts';
import { type Mail, mailFromTemplate, mailLink } from '#mail/mail.ts';
import { fill } from '#text/fill.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';

/** A course as a ticket, without its price. `/tutoring#its-slug` highlights it. */
export function CourseCard({ content, course }: { content: SiteContent; course: Course }) {
  const { site } = content;
  const words = content.tutoring.courses;
  const { slug, title, level, duration, students, rating, description, topics } = course;
  const { startingLevel } = course;
  const figures = [
    { label: words.duration, value: duration },
    { label: words.students, value: students },
    { label: words.rating, value: fill(words.ratingShort, { rating }) },
  ];
  return (
    <Paper as="li" className="course-card" id={slug}>
      <div className="course-card-words">
        <h3>{title}</h3>
        <Stamp className={`course-card-stamp for-${startingLevel}`} isReadAloud>
          {level}
        </Stamp>
        <Paragraph>{description}</Paragraph>
      </div>
      <dl className="course-card-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="serif">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="small" aria-label={words.topics}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p className="course-card-action">
        <ButtonLink href={mailLink(enrollmentMail(content, course))} data-address={site.email}>
          {words.enroll}
          <span className="visually-hidden"> {title}</span>
        </ButtonLink>
        {site.showPrices && (
          <a className="small" href={`#price-${slug}`}>
            {content.tutoring.compare.price}
            <span className="visually-hidden"> {title}</span>
          </a>
        )}
      </p>
    </Paper>
  );
}

/** Specification §7: the email of a course card. */
function enrollmentMail(content: SiteContent, course: Course): Mail {
  const { courses, source } = content;
  const { title, duration, level } = course;
  const index = courses.indexOf(course);
  return mailFromTemplate(
    content,
    'enrollment',
    { courseTitle: title, duration, level },
    { courseTitle: source?.courseTitles[index] ?? '' },
  );
}
