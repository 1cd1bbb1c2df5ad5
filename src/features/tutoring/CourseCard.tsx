import '#components/paper/paper.css';
import { Stamp } from '#components/stamp/Stamp.tsx';
import type { Content } from '#content/parse.ts';
import type { Course } from '#content/schemas/courses.ts';
import { type Mail, mailFromTemplate, mailLink } from '#mail/mail.ts';
import { fill } from '#text/fill.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface CourseCardProps {
  content: Content;
  course: Course;
}

/** A course as a ticket, without its price. `/tutoring#its-slug` highlights it. */
export function CourseCard({ content, course }: CourseCardProps) {
  const { site } = content;
  const words = content.tutoring.courses;
  const { slug, title, level, duration, students, rating, description, topics } = course;
  const { entry: startingLevel } = course;
  const figures = [
    { label: words.duration, value: duration },
    { label: words.students, value: students },
    { label: words.rating, value: fill(words.ratingShort, { rating }) },
  ];
  return (
    <li className="paper course-card" id={slug}>
      <div className="course-card-words">
        <h3>{title}</h3>
        <Stamp className={`course-card-stamp for-${startingLevel}`} isReadAloud>
          {level}
        </Stamp>
        <InlineMarkup as="p">{description}</InlineMarkup>
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
        <ButtonLink
          variant="secondary"
          href={mailLink(enrollmentMail(content, slug))}
          aria-label={fill(words.enrollName, { courseTitle: title })}
          data-address={site.email}
        >
          {words.enroll}
        </ButtonLink>
      </p>
    </li>
  );
}

/** Specification §7: the email of a course card. */
function enrollmentMail(content: Content, slug: string): Mail {
  return mailFromTemplate(content, ({ mail, courses }) => {
    const course = courses.find((each) => each.slug === slug);
    const { title = '', duration = '', level = '' } = course ?? {};
    const values = { courseTitle: title, duration, level };
    return {
      subject: fill(mail.enrollment.subject, values),
      body: fill(mail.enrollment.body, values),
    };
  });
}
