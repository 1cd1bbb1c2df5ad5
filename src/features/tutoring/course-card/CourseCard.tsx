import { Stamp } from '#components/stamp/Stamp.tsx';
import { fill } from '#content/expand/fill.ts';
import type { Content } from '#content/parse.ts';
import type { Course } from '#content/schemas/courses.ts';
import { enrollmentMail } from '#features/tutoring/enrollment-mail.ts';
import { mailLink } from '#forms/handoff/mail.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { NoEmailApp } from './NoEmailApp.tsx';
import { WeekBand } from './WeekBand.tsx';

interface CourseCardProps {
  content: Content;
  course: Course;
  /** Counted from 1. */
  number: number;
}

/** A course as a document. `/tutoring#its-slug` highlights it. Never shows the price. */
export function CourseCard({ content, course, number }: CourseCardProps) {
  const { site, shared, courses, mail: templates } = content;
  const words = content.tutoring.courses;
  const mail = enrollmentMail(site.email, course, templates.enrollment);
  return (
    <li className="course-card" id={course.slug}>
      <div className="course-card-sheet">
        <div className="course-card-code label" aria-hidden="true">
          <span>{courseCode(site.code, course)}</span>
          <span>{`${number}/${courses.length}`}</span>
        </div>
        <WeekBand weeks={course.weeks} courses={courses} isFirst={number === 1} />
        <div className="course-card-words">
          <h3>{course.title}</h3>
          <Stamp className="course-card-stamp" name={words.level}>
            {course.level}
          </Stamp>
          <p>
            <InlineMarkup>{course.description}</InlineMarkup>
          </p>
        </div>
        <CourseFacts words={words} course={course} />
        <dl className="course-card-topics">
          <dt className="label">{words.topics}</dt>
          {course.topics.map((topic) => (
            <dd key={topic}>{topic}</dd>
          ))}
        </dl>
      </div>
      <div className="course-card-action">
        <ButtonLink
          href={mailLink(mail)}
          aria-label={fill(words.enrollName, { courseTitle: course.title })}
          data-address={site.email}
        >
          {words.enroll}
        </ButtonLink>
        <NoEmailApp
          words={words.noApp}
          text={shared.noEmailApp}
          courseTitle={course.title}
          mail={mail}
        />
      </div>
    </li>
  );
}

/** The number on a course's document: `CP<FSW<12`. */
function courseCode(siteCode: string, { code, weeks }: Course): string {
  return `${siteCode}<${code}<${String(weeks).padStart(2, '0')}`;
}
