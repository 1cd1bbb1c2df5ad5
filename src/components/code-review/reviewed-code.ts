/**
 * A beginner's function before and after its review. A line that the review changed begins with `+`, the
 * others with a space. `highlights` are the words that the three remarks are about.
 */
export const BEFORE_REVIEW = {
  lines: ` // The average rating of a course.
 async function getCourse(url) {
   const res = await fetch(url);
   const course = await res.json();
 
   let sum = 0;
   for (const s of course.stars) {
     sum = sum + s;
   }
 
   return sum / course.stars.length;
 }`,
  highlights: ['getCourse', 'await res.json()', 'sum / course.stars.length'],
};

export const AFTER_REVIEW = {
  lines: `+// Average stars, or null if unrated.
+async function averageStars(url) {
   const res = await fetch(url);
+  if (!res.ok) {
+    throw Error(\`HTTP \${res.status}\`);
+  }
+  const { stars } = await res.json();
+  if (stars.length === 0) return null;
   let sum = 0;
   for (const s of stars) {
     sum = sum + s;
   }
   return sum / stars.length;
 }`,
  highlights: ['averageStars', '!res.ok', 'stars.length === 0'],
};

export type ReviewedVersion = typeof BEFORE_REVIEW;

export interface CodeLine {
  code: string;
  isChanged: boolean;
  /** The index in `highlights` of the words in this line; -1 if there are none. */
  highlight: number;
}

export function codeLines({ lines, highlights }: ReviewedVersion): CodeLine[] {
  return lines.split('\n').map((line) => ({
    code: line.slice(1),
    isChanged: line.startsWith('+'),
    highlight: highlights.findIndex((text) => line.includes(text)),
  }));
}
