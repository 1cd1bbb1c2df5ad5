import { petalTips } from '#art/rosettes/course-rose.ts';
import type { Course } from '#content/schemas/courses.ts';

/**
 * Names the petals of the rose, `BEN 14`; each name leads to its card, for pointers only. The table
 * tells everyone the same.
 */
export function CourseTips({ courses }: { courses: readonly Course[] }) {
  const tips = petalTips(courses.length);
  return courses.map(({ slug, code, weeks }, index) => {
    const [x = 0, y = 0] = tips[index] ?? [];
    return (
      <a key={slug} href={`#${slug}`} tabIndex={-1} className="course-tip">
        <text x={Math.round(x)} y={Math.round(y)}>{`${code} ${weeks}`}</text>
      </a>
    );
  });
}
