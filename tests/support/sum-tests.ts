/** Names the tests that failed, then adds up what the runners wrote: "N passed, N failed". */
import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

interface Sum {
  passed: number;
  /** By name. */
  failed: string[];
}

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

let passed = 0;
let failed = 0;
for (const [name, sum] of Object.entries(REPORTS)) {
  const file = `test-results/${name}.json`;
  const sums = existsSync(file)
    ? sum(readFileSync(file, 'utf8'))
    : { passed: 0, failed: ['it never ran'] };
  for (const failure of sums.failed) console.log(`FAILED ${name}: ${failure}`);
  passed += sums.passed;
  failed += sums.failed.length;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A file that could not start, or a run without tests, has failed without a failed test. */
function vitestSum(report: string): Sum {
  const { numPassedTests, success, testResults }: JsonTestResults = JSON.parse(report);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  if (!success && failed.length === 0) failed.push('it did not run to its end');
  return { passed: numPassedTests, failed };
}

/** An error outside the tests, such as one of their server, is a failure too. No test is tried twice. */
function playwrightSum(report: string): Sum {
  const { stats, errors, suites }: JSONReport = JSON.parse(report);
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: stats.expected,
    failed: [
      ...failed.map(({ title, file }) => `${file}: ${title}`),
      ...errors.map(({ message }) => `${message}`),
    ],
  };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
