/** Adds up what the test runners wrote to `test-results/` and ends with one plain line. */
import { existsSync, readFileSync } from 'node:fs';

interface Sum {
  passed: number;
  failed: number;
}

/** A runner that wrote nothing never ran: that counts as one failure. */
const DID_NOT_RUN: Sum = { passed: 0, failed: 1 };

const sums = [
  sumOf('test-results/unit.json', vitestSum),
  sumOf('test-results/hosts.json', vitestSum),
  sumOf('test-results/engines.json', vitestSum),
  sumOf('test-results/browser.json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })),
];
const passed = sums.reduce((total, sum) => total + sum.passed, 0);
const failed = sums.reduce((total, sum) => total + sum.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** A file of tests that could not even begin has no failed test, but failed. */
function vitestSum(report: ReturnType<typeof JSON.parse>): Sum {
  const { numPassedTests, numFailedTests, success } = report;
  return { passed: numPassedTests, failed: numFailedTests || Number(!success) };
}

function sumOf(file: string, count: (report: ReturnType<typeof JSON.parse>) => Sum): Sum {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : DID_NOT_RUN;
}
