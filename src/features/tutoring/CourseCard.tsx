import { Band } from '#components/Band.tsx';
import { mailLink } from '#components/mail.ts';
import { Stamp } from '#components/Stamp.tsx';
import { fill } from '#content/fill.ts';
import type { Content } from '#content/parse.ts';
import type { Course } from '#content/schema.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Rich } from '#ui/Rich.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { enrollmentMail } from './enrollment-mail.ts';
import { NoEmailApp } from './NoEmailApp.tsx';

export interface CourseCardProps {
  content: Content;
  course: Course;
  /** Counted from 1. */
  number: number;
}

/** A course as a document: `/tutoring#its-slug` marks it. The price is never on it. */
export function CourseCard({ content, course, number }: CourseCardProps) {
  const { site, shared, courses, mail: templates } = content;
  const words = content.tutoring.courses;
  const mail = enrollmentMail(site.email, course, templates.enrollment);
  return (
    <li className="course-card" id={course.slug}>
      <div className="course-code label" aria-hidden="true">
        <span>{courseCode(site.code, course)}</span>
        <span>{`${number}/${courses.length}`}</span>
      </div>
      <Band />
      <h3>{course.title}</h3>
      <Stamp name={words.level}>{course.level}</Stamp>
      <p>
        <Rich>{course.description}</Rich>
      </p>
      <CourseFacts words={words} course={course} isFirst={number === 1} />
      <dl className="course-topics">
        <dt className="label">{words.topics}</dt>
        {course.topics.map((topic) => (
          <dd key={topic}>{topic}</dd>
        ))}
      </dl>
      <div className="course-action">
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

/** The number of a course's document: `CP<FSW<12`. */
function courseCode(siteCode: string, { code, weeks }: Course): string {
  return `${siteCode}<${code}<${String(weeks).padStart(2, '0')}`;
}
