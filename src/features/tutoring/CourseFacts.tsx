import type { Course, TutoringWords } from '#content/schema.ts';
import { InWords } from './InWords.tsx';
import { Lozenges } from './Lozenges.tsx';

export interface CourseFactsProps {
  words: TutoringWords['courses'];
  course: Course;
  isFirst: boolean;
}

export function CourseFacts({ words, course, isFirst }: CourseFactsProps) {
  const { duration, students, rating } = course;
  return (
    <dl className="course-facts">
      <div>
        <dt className="label">{words.duration}</dt>
        <dd className="serif">{duration}</dd>
      </div>
      <div>
        <dt className="label">{words.students}</dt>
        <dd className="serif">
          <InWords sentence={words.studentsText} value={students} />
        </dd>
      </div>
      <div>
        <dt className="label">{words.rating}</dt>
        <dd className="serif">
          <InWords sentence={words.ratingText} value={rating} />{' '}
          <Lozenges rating={Number(rating)} isFirst={isFirst} />
        </dd>
      </div>
    </dl>
  );
}
