import { fill } from '#content/expand/fill.ts';
import type { Course } from '#content/schemas/courses.ts';
import type { TutoringWords } from '#content/schemas/tutoring.ts';
import { ValueInSentence } from '#features/tutoring/ValueInSentence.tsx';

interface CourseFactsProps {
  words: TutoringWords['courses'];
  course: Course;
}

export function CourseFacts({ words, course }: CourseFactsProps) {
  const { duration, students, studentsText, rating } = course;
  return (
    <dl className="course-facts">
      <div>
        <dt className="label">{words.duration}</dt>
        <dd className="serif">{duration}</dd>
      </div>
      <div>
        <dt className="label">{words.students}</dt>
        <dd className="serif">
          <ValueInSentence sentence={studentsText} value={students} />
        </dd>
      </div>
      <div>
        <dt className="label">{words.rating}</dt>
        <dd className="serif">
          <span aria-hidden="true">{fill(words.ratingShort, { rating })}</span>
          <span className="visually-hidden">{fill(words.ratingText, { rating })}</span>
        </dd>
      </div>
    </dl>
  );
}
