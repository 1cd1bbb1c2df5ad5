/** Adds up what the test runners wrote to `test-results/`: lists each failure, then one total line. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

interface Sum {
  passed: number;
  /** For each failure, the test's name and what was wrong. */
  failures: string[];
}

/** What each runner writes, and how it is read. */
const REPORTS: Readonly<Record<string, (file: string) => Sum>> = {
  unit: (file) => sumOf(file, vitestSum),
  pages: (file) => sumOf(file, vitestSum),
  browser: (file) => sumOf(file, playwrightSum),
  'every-case': (file) => sumOf(file, playwrightSum),
  owner: (file) => sumOf(file, playwrightSum),
  hosts: (file) => sumOf(file, vitestSum),
  engines: (file) => sumOf(file, vitestSum),
};

const sums = Object.entries(REPORTS).map(([name, sum]) => sum(`test-results/${name}.json`));
const passed = sums.reduce((total, sum) => total + sum.passed, 0);
const failures = sums.flatMap((sum) => sum.failures);
for (const failure of failures) console.log(`\nFAILED ${stripVTControlCharacters(failure)}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** A runner that wrote nothing never ran: that counts as one failure. */
function sumOf<Report>(file: string, count: (report: Report) => Sum): Sum {
  if (!existsSync(file)) return { passed: 0, failures: [`${file} was not written`] };
  return count(JSON.parse(readFileSync(file, 'utf8')));
}

/** A test file that could not start has failed without a failed test; so has a run without tests. */
function vitestSum({ numPassedTests, testResults, success }: JsonTestResults): Sum {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}\n${message}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages?.join('\n')}`,
      );
    });
  if (!success && failures.length === 0) failures.push('Vitest failed outside its tests');
  return { passed: numPassedTests, failures };
}

/** An error outside the tests, such as one of their server, is a failure too. */
function playwrightSum({ stats, suites, errors }: JSONReport): Sum {
  const failures = errors.map(({ message }) => `${message}`);
  return { passed: stats.expected, failures: [...failures, ...suites.flatMap(playwrightFailures)] };
}

function playwrightFailures({ specs, suites = [] }: JSONReportSuite): string[] {
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return `${file} (${projectName}): ${title}\n${messages.join('\n')}`;
      }),
  );
  return [...failures, ...suites.flatMap(playwrightFailures)];
}
