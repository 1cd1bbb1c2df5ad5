import type { Course, TutoringWords } from '#content/schema.ts';
import { byLength } from './course-lengths.ts';
import { InWords } from './InWords.tsx';

export interface CompareTableProps {
  words: TutoringWords;
  courses: readonly Course[];
}

/**
 * The courses in the order of the plot beside it. On phones each row becomes a block, whose values
 * then stand in their own sentences. There is no column of prices.
 */
export function CompareTable({ words, courses }: CompareTableProps) {
  const { caption, ...headings } = words.compare;
  const { ratingText, studentsText } = words.courses;
  const { course, length, level, rating, students } = headings;
  return (
    // Roles keep it a table where phones lay it out as blocks.
    <table className="compare" role="table">
      <caption className="serif">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[course, length, level, rating, students].map((heading) => (
            <th key={heading} className="label" scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {byLength(courses).map((each) => (
          <tr key={each.slug} role="row">
            <th className="serif" scope="row" role="rowheader">
              {each.title}
            </th>
            <td role="cell">{each.duration}</td>
            <td role="cell">{each.level}</td>
            <td role="cell">
              <InWords sentence={ratingText} value={each.rating} />
            </td>
            <td role="cell">
              <InWords sentence={studentsText} value={each.students} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
