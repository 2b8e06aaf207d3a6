import { expect, test } from 'vitest';
import { checkCounts, playwrightCounts, vitestCounts } from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});
const report = (numbers: object, testResults = [file('passed', 'passed')]) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
  ...numbers,
});

test.each([
  ['all passed', report({}), 0, { passed: 3, failed: 0 }],
  ['some failed', report({ numFailedTests: 2 }, [file('failed', 'failed')]), 1, { passed: 3, failed: 2 }],
  ['a skipped test', report({ numPendingTests: 1 }), 0, { passed: 3, failed: 1 }],
  ['a test yet to be written', report({ numTodoTests: 1 }), 0, { passed: 3, failed: 1 }],
  ['a file that cannot be read', report({}, [file('failed')]), 1, { passed: 3, failed: 1 }],
  ['an error outside of the tests', report({}), 1, { passed: 3, failed: 1 }],
  ['no test at all', report({ numPassedTests: 0 }, []), 0, { passed: 0, failed: 1 }],
])('vitest: %s', (_, given, code, counts) => {
  expect(vitestCounts(given, code)).toEqual(counts);
});

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
test.each([
  ['all passed', { stats, errors: [] }, 0, { passed: 5, failed: 0 }],
  ['one failed', { stats: { ...stats, unexpected: 1 }, errors: [] }, 1, { passed: 5, failed: 1 }],
  ['one passes at times', { stats: { ...stats, flaky: 1 }, errors: [] }, 0, { passed: 5, failed: 1 }],
  [
    'the server did not start',
    { stats: { ...stats, expected: 0 }, errors: [{}] },
    1,
    { passed: 0, failed: 1 },
  ],
])('playwright: %s', (_, given, code, counts) => {
  expect(playwrightCounts(given, code)).toEqual(counts);
});

test('a check is one test', () => {
  expect([checkCounts(0), checkCounts(2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});
