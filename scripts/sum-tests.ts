/** Adds up what the test runners wrote to `test-results/` and ends with one plain line. */
import { readFileSync } from 'node:fs';

interface Sum {
  passed: number;
  failed: number;
}

const unit = readJson('test-results/unit.json');
const browser = readJson('test-results/browser.json').stats;
const sums: Sum[] = [
  { passed: unit.numPassedTests, failed: unit.numFailedTests },
  { passed: browser.expected, failed: browser.unexpected + browser.flaky },
];
const passed = sums.reduce((sum, one) => sum + one.passed, 0);
const failed = sums.reduce((sum, one) => sum + one.failed, 0);
console.log(`${passed} passed, ${failed} failed`);

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
