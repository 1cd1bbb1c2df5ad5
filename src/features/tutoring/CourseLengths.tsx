import { Bar, Plot } from '#components/Plot.tsx';
import type { Course, TutoringWords } from '#content/schema.ts';
import { lengthBars } from './course-lengths.ts';

export interface CourseLengthsProps {
  words: TutoringWords['lengths'];
  courses: readonly Course[];
}

/** The courses as bars on an axis of weeks, the shortest first. */
export function CourseLengths({ words, courses }: CourseLengthsProps) {
  const { axis, bars } = lengthBars(courses);
  return (
    <Plot className="course-lengths" alt={words.alt} axis={axis} unit={words.axis}>
      {bars.map(({ course, share, holdsLabel }) => (
        <div key={course.slug} className="length">
          <span>{course.shortTitle}</span>
          <div className="track">
            <Bar share={share} />
            <b className={holdsLabel ? 'bar-label' : undefined}>
              <span>{course.duration}</span>
            </b>
          </div>
        </div>
      ))}
    </Plot>
  );
}
