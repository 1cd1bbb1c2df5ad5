import { Diamonds } from '#components/diamonds/Diamonds.tsx';
import type { Content } from '#content/parse.ts';
import { fill } from '#text/fill.ts';

interface CompareTableProps {
  content: Content;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/**
 * Every course on a line: its title leads to its card, its weeks are drawn as diamonds. A phone has
 * title, weeks, level and rating; the other figures are on the cards.
 */
export function CompareTable({ content, labelledBy }: CompareTableProps) {
  const { tutoring, courses, site } = content;
  const { course, length, key, level, rating, students, price } = tutoring.compare;
  const headings = [
    course,
    length,
    level,
    rating,
    students,
    ...(site.comparePrices ? [price] : []),
  ];
  return (
    <table className="compare" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} className="label" scope="col">
              {heading}
              {heading === length && (
                <span className="compare-key" aria-hidden="true">
                  {key}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courses.map((each) => (
          <tr key={each.slug}>
            <th className="serif" scope="row">
              <a href={`#${each.slug}`}>{each.title}</a>
            </th>
            <td>
              <Diamonds weeks={each.weeks} />
              {each.duration}
            </td>
            <td>{each.level}</td>
            <td>{fill(tutoring.courses.ratingShort, { rating: each.rating })}</td>
            <td>{each.students}</td>
            {site.comparePrices && <td translate="no">{each.price}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
