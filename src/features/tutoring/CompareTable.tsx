import type { Course, TutoringWords } from '#content/schema.ts';
import { byLength } from './course-lengths.ts';
import { InWords } from './InWords.tsx';

export interface CompareTableProps {
  words: TutoringWords;
  courses: readonly Course[];
  /** `comparePrices` in content/site.yaml. */
  hasPrices: boolean;
}

/**
 * The courses in the order of the plot beside it. On phones each row becomes a block, whose values
 * then stand in their own sentences.
 */
export function CompareTable({ words, courses, hasPrices }: CompareTableProps) {
  const { caption, ...headings } = words.compare;
  const { ratingText, studentsText } = words.courses;
  const { course, length, level, rating, students, price } = headings;
  return (
    <table className="compare">
      <caption className="serif">{caption}</caption>
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
        {byLength(courses).map((each) => (
          <tr key={each.slug}>
            <th className="serif" scope="row">
              {each.title}
            </th>
            <td>{each.duration}</td>
            <td>{each.level}</td>
            <td>
              <InWords sentence={ratingText} value={each.rating} />
            </td>
            <td>
              <InWords sentence={studentsText} value={each.students} />
            </td>
            {hasPrices && <td translate="no">{each.price}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
