/** Adds up what the test runners wrote to `test-results/`, in one line: "N passed, N failed". */
import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

type Sum = [passed: number, failed: number];

/** What each runner writes, and how it is read. */
const REPORTS: Readonly<Record<string, (file: string) => Sum>> = {
  unit: vitestSum,
  pages: vitestSum,
  browser: playwrightSum,
  'every-case': playwrightSum,
  owner: playwrightSum,
  hosts: vitestSum,
  engines: vitestSum,
};

let [passed, failed] = [0, 0];
for (const [name, sum] of Object.entries(REPORTS)) {
  const file = `test-results/${name}.json`;
  // A runner that wrote nothing never ran: that counts as one failure.
  const sums = existsSync(file) ? sum(readFileSync(file, 'utf8')) : ([0, 1] as const);
  if (sums[1] > 0) console.log(`FAILED ${name}: ${sums[1]}`);
  passed += sums[0];
  failed += sums[1];
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A file that could not start, or a run without tests, has failed without a failed test. */
function vitestSum(report: string): Sum {
  const { numPassedTests, numFailedTests, success }: JsonTestResults = JSON.parse(report);
  return [numPassedTests, success ? numFailedTests : Math.max(numFailedTests, 1)];
}

/** An error outside the tests, such as one of their server, is a failure too. */
function playwrightSum(report: string): Sum {
  const { stats, errors }: JSONReport = JSON.parse(report);
  return [stats.expected, stats.unexpected + stats.flaky + errors.length];
}
