/**
 * `npm run bench:growth`: builds the site with 6, 60 and 600 generated courses in a temporary copy.
 * Prints build time, peak memory and the weight of the page that lists the courses. Exits with 1 if
 * the time grows faster than the number of courses, or memory exceeds 1 GB.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { copySite } from '../../tests/support/serve/site-copy.ts';
import { printTable } from '../build/weights/print-table.ts';

const COUNTS = [6, 60, 600];
const MEMORY_MAX_MB = 1000;

const COURSES_FILE = 'content/en/courses.yaml';

interface Growth {
  courses: number;
  seconds: number;
  peakMb: number;
  pageBytes: number;
  pageBrotli: number;
}

const root = copySite();
const { courses: originals } = parse(readFileSync(COURSES_FILE, 'utf8'));

const builds = COUNTS.map(buildWith);
printTable(
  ['courses', 'build s', 's a course', 'peak memory MB', '/tutoring bytes', 'with brotli'],
  builds.map(({ courses, seconds, peakMb, pageBytes, pageBrotli }) => [
    String(courses),
    seconds.toFixed(2),
    (seconds / courses).toFixed(3),
    peakMb.toFixed(),
    String(pageBytes),
    String(pageBrotli),
  ]),
);
const misses = builds.flatMap(({ courses, seconds, peakMb }, position) => {
  const before = builds[position - 1];
  const isSteep = before && seconds / before.seconds > courses / before.courses;
  return [
    ...(isSteep
      ? [`${courses} courses: the build time grows faster than the number of courses`]
      : []),
    ...(peakMb > MEMORY_MAX_MB ? [`${courses} courses: ${peakMb.toFixed()} MB of memory`] : []),
  ];
});
console.log(misses.length === 0 ? '\nEvery target is met.' : `\nMissed:\n${misses.join('\n')}`);
process.exitCode = misses.length === 0 ? 0 : 1;

function buildWith(count: number): Growth {
  console.error(`building with ${count} courses`);
  const courses = stringify({ courses: generatedCourses(count) }, { aliasDuplicateObjects: false });
  writeFileSync(join(root, COURSES_FILE), courses);
  const peakFile = join(root, 'peak-memory.txt');
  // Peak resident memory, in KB, which the build's process writes when it ends.
  const tellPeak = `import { writeFileSync } from 'node:fs';
    process.on('exit', () => writeFileSync(${JSON.stringify(peakFile)}, String(process.resourceUsage().maxRSS)))`;
  const began = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(tellPeak)}`,
      'node_modules/astro/bin/astro.mjs',
      'build',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error(`The build with ${count} courses failed:\n${stderr}`);
  const seconds = (performance.now() - began) / 1000;
  const page = join(root, 'dist/tutoring.html');
  return {
    courses: count,
    seconds,
    peakMb: Number(readFileSync(peakFile, 'utf8')) / 1000,
    pageBytes: statSync(page).size,
    pageBrotli: statSync(`${page}.br`).size,
  };
}

/** The site's own courses, repeated under new names. */
function generatedCourses(count: number) {
  return Array.from({ length: count }, (_, position) => ({
    ...originals[position % originals.length],
    slug: `course-${position + 1}`,
    code: courseCode(position),
    title: `Generated Course ${position + 1}`,
  }));
}

/** AAA, AAB … */
function courseCode(position: number): string {
  const letter = (value: number) => String.fromCharCode(65 + (value % 26));
  return letter(position / 676) + letter(position / 26) + letter(position);
}
