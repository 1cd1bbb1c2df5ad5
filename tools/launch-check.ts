/**
 * `npm run launch-check`: lists what must be done before the site may go public, and exits with 1 while
 * anything must; then what is to be translated or drawn again, with which the site may go public.
 */
import { readSources } from '#content/read/sources.ts';
import { mayWait, openPoints, writePoints } from './launch-points.ts';

const points = openPoints(readSources());
const must = points.filter((point) => !mayWait(point));
const others = points.filter(mayWait);
if (must.length > 0) {
  console.error(`Before launch:\n\n${writePoints(must)}\n\n${must.length} points in all.`);
  process.exitCode = 1;
} else console.log('Nothing must be done: the site may go public.');
if (others.length > 0) console.log(`\nTo translate or draw again:\n\n${writePoints(others)}`);
