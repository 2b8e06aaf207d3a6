import { expect, test } from 'vitest';
import {
  checkCounts,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  vitestCounts,
  vitestFailures,
  withSecondRun,
} from './counts.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/tree/a.test.ts',
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
const suites: [] = [];
test.each([
  ['all passed', { suites, stats, errors: [] }, 0, { passed: 5, failed: 0 }],
  ['one failed', { suites, stats: { ...stats, unexpected: 1 }, errors: [] }, 1, { passed: 5, failed: 1 }],
  ['one passes at times', { suites, stats: { ...stats, flaky: 1 }, errors: [] }, 0, { passed: 5, failed: 1 }],
  [
    'the server did not start',
    { suites, stats: { ...stats, expected: 0 }, errors: [{}] },
    1,
    { passed: 0, failed: 1 },
  ],
])('playwright: %s', (_, given, code, counts) => {
  expect(playwrightCounts(given, code)).toEqual(counts);
});

test('the files that failed are named with what they counted', () => {
  const red = {
    status: 'failed',
    fullName: 'adds',
    failureMessages: [`${'\u001b[31m'}expected 1 to be 2`],
  };
  const some = file('failed', 'passed');
  const results = [
    file('passed', 'passed'),
    { ...some, assertionResults: [...some.assertionResults, red] },
    { ...file('failed'), message: 'it has no end' },
  ];
  expect(vitestFailures(report({}, results))).toEqual([
    { file: '/tree/a.test.ts', passed: 1, failed: 1, why: ['adds: expected 1 to be 2'] },
    { file: '/tree/a.test.ts', passed: 0, failed: 1, why: ['the file: it has no end'] },
  ]);
  const spec = (status: string) => {
    const error = { message: 'x'.repeat(700) };
    return { title: status, tests: [{ status, results: [{ duration: 1, error }] }] };
  };
  const long = `${'x'.repeat(600)} …`;
  const one = { file: 'till.flow.ts', specs: [spec('expected')] };
  const inside = { file: 'sale.flow.ts', specs: [spec('expected'), spec('unexpected'), spec('skipped')] };
  const two = { file: 'sale.flow.ts', specs: [], suites: [inside] };
  expect(playwrightFailures({ suites: [one, two], stats, errors: [] })).toEqual([
    {
      ...{ file: 'flows/sale.flow.ts', passed: 1, failed: 2 },
      why: [`unexpected: ${long}`, `skipped: ${long}`],
    },
  ]);
});

test('a second run of what failed counts in its place', () => {
  const failures = [{ file: 'flows/sale.flow.ts', passed: 1, failed: 2, why: [] }];
  const first = { passed: 10, failed: 2 };
  expect(withSecondRun(first, failures, { passed: 3, failed: 0 })).toEqual({ passed: 12, failed: 0 });
  expect(withSecondRun(first, failures, { passed: 1, failed: 2 })).toEqual(first);
});

test('a check is one test', () => {
  expect([checkCounts(0), checkCounts(2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

test('the seconds of a file are those of all its tests, in groups and in every window', () => {
  const spec = (...durations: number[]) => ({
    tests: durations.map((duration) => ({ status: 'expected', results: [{ duration }] })),
  });
  const suites = [
    { file: 'a.flow.ts', specs: [spec(3)], suites: [{ file: 'a.flow.ts', specs: [spec(4, 5)] }] },
    { file: 'b.flow.ts', specs: [spec(1)] },
    { file: 'a.flow.ts', specs: [spec(10)] },
  ];
  expect([...playwrightTimes({ suites, stats, errors: [] })]).toEqual([
    ['a.flow.ts', 22],
    ['b.flow.ts', 1],
  ]);
});
