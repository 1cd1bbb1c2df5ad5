import { Bar } from '#components/plot/Bar.tsx';
import type { Course } from '#content/schemas/courses.ts';
import type { TutoringWords } from '#content/schemas/tutoring.ts';
import { courseLengths } from './course-lengths.ts';
import { ValueInSentence } from './ValueInSentence.tsx';

interface CompareTableProps {
  words: TutoringWords;
  courses: readonly Course[];
  /** `comparePrices` in content/site.yaml. */
  hasPrices: boolean;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/**
 * Every course on a line: its length as a bar, its title as a link to its card. Below tablets each row
 * becomes a block, whose values are shown in sentences.
 */
export function CompareTable({ words, courses, hasPrices, labelledBy }: CompareTableProps) {
  const { ratingText } = words.courses;
  const { course, length, level, rating, students, price } = words.compare;
  return (
    <table className="compare-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {[course, length, level, rating, students, ...(hasPrices ? [price] : [])].map(
            (heading) => (
              <th key={heading} className="label" scope="col">
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {courseLengths(courses).map(({ course: each, share }) => (
          <tr key={each.slug}>
            <th className="serif" scope="row">
              <a href={`#${each.slug}`}>{each.title}</a>
            </th>
            <td className="compare-table-length">
              <div>
                <Bar share={share} />
                {each.duration}
              </div>
            </td>
            <td>{each.level}</td>
            <td>
              <ValueInSentence sentence={ratingText} value={each.rating} />
            </td>
            <td>
              <ValueInSentence sentence={each.studentsText} value={each.students} />
            </td>
            {hasPrices && <td translate="no">{each.price}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
