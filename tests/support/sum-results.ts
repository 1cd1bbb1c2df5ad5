/**
 * Names the tests that failed, then adds up what the runners wrote: "N passed, N failed". Its arguments
 * are the runs that failed, by the names of their scripts: a run may fail without a failed test.
 */
import { existsSync, readFileSync } from 'node:fs';

const RUNS = ['unit', 'pages', 'browser', 'every-case', 'owner', 'hosts', 'engines'];

const cases = RUNS.flatMap((run) => {
  const file = `test-results/${run}.xml`;
  const entries = existsSync(file) ? readFileSync(file, 'utf8').split('<testcase ').slice(1) : [];
  const tests = entries
    .filter((test) => !test.includes('<skipped'))
    .map((test) => {
      const [name = ''] = test.split(/ time=|>/);
      return { name: `${run}: ${name}`, isFailed: /<(failure|error)\b/.test(test) };
    });
  const isAccountedFor = tests.some(({ isFailed }) => isFailed) || !process.argv.includes(run);
  if (tests.length > 0 && isAccountedFor) return tests;
  return [...tests, { name: `${run}: it did not run to its end`, isFailed: true }];
});

const failed = cases.filter(({ isFailed }) => isFailed);
for (const { name } of failed) console.log(`FAILED ${name}`);
console.log(`${cases.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
