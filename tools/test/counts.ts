import { stripVTControlCharacters } from 'node:util';

/** What tests came to. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    /** Why the file could not be read. */
    message?: string;
    assertionResults: readonly { status: string; fullName?: string; failureMessages?: readonly string[] }[];
  }[];
}

/** What the tests of one file came to. */
export interface FileCounts extends Counts {
  file: string;
  /** Each test that failed, and the beginning of why. */
  why: readonly string[];
}

/** Passed and failed tests of a vitest report. A skipped test counts as failed: it proves nothing and looks as if. */
export function vitestCounts(report: VitestReport, code: number): Counts {
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return atLeastOne(
    { passed: report.numPassedTests, failed: report.numFailedTests + skipped + unread.length },
    code,
  );
}

/** The files of a vitest report with a failure; none where something failed outside of them. */
export function vitestFailures({ testResults }: VitestReport): FileCounts[] {
  const files = testResults.map(({ name, status, message, assertionResults }) => {
    const unsound = assertionResults.filter((test) => test.status !== 'passed');
    const passed = assertionResults.length - unsound.length;
    const why = unsound.map(({ fullName, failureMessages }) => reason(fullName, failureMessages?.[0]));
    const failed = status === 'failed' ? Math.max(unsound.length, 1) : unsound.length;
    return { file: name, passed, failed, why: why.length ? why : [reason('the file', message)] };
  });
  return files.filter(({ failed }) => failed > 0);
}

interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title?: string;
    tests: readonly {
      status: string;
      results?: readonly { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
}

/** Passed and failed tests of a Playwright report. One that passes only at times is a failure. */
export function playwrightCounts({ stats, errors }: PlaywrightReport, code: number): Counts {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return atLeastOne({ passed: stats.expected, failed }, code);
}

/** The files of a Playwright report with a failure, as its words name them. */
export function playwrightFailures({ suites }: PlaywrightReport): FileCounts[] {
  const runs = (suite: PlaywrightSuite): { status: string; why: string }[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({ status, why: reason(title, results?.at(-1)?.error?.message) })),
    ),
    ...(suite.suites ?? []).flatMap(runs),
  ];
  const byFile = Map.groupBy(suites, ({ file }) => file);
  const files = [...byFile].map(([file, parts]) => {
    const all = parts.flatMap(runs);
    const unsound = all.filter(({ status }) => status !== 'expected');
    const passed = all.length - unsound.length;
    return { file: `flows/${file}`, passed, failed: unsound.length, why: unsound.map(({ why }) => why) };
  });
  return files.filter(({ failed }) => failed > 0);
}

/** How long the tests of each file of a Playwright report took, in milliseconds, by the name of the file. */
export function playwrightTimes({ suites }: PlaywrightReport): Map<string, number> {
  const timeOf = (suite: PlaywrightSuite): number => {
    const results = suite.specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results));
    const own = results.reduce((sum, { duration }) => sum + duration, 0);
    return (suite.suites ?? []).reduce((sum, inner) => sum + timeOf(inner), own);
  };
  const times = new Map<string, number>();
  for (const suite of suites) times.set(suite.file, (times.get(suite.file) ?? 0) + timeOf(suite));
  return times;
}

/** What a run came to when the files that failed in it were run a second time. */
export function withSecondRun(first: Counts, failures: readonly FileCounts[], second: Counts): Counts {
  const sum = (of: (counts: Counts) => number) => failures.reduce((total, file) => total + of(file), 0);
  return {
    passed: first.passed - sum(({ passed }) => passed) + second.passed,
    failed: first.failed - sum(({ failed }) => failed) + second.failed,
  };
}

/** So much of a message tells what was expected and what came; a difference of two large objects would fill the page. */
const MOST_OF_A_REASON = 600;

function reason(title = '', message = ''): string {
  const plain = stripVTControlCharacters(message).trim();
  return `${title}: ${plain.length > MOST_OF_A_REASON ? `${plain.slice(0, MOST_OF_A_REASON)} …` : plain}`;
}

/** A check is one test. */
export function checkCounts(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

// A runner may fail on what is no test of its own: an error outside of them, or no test found.
function atLeastOne({ passed, failed }: Counts, code: number): Counts {
  const unseen = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unseen ? 1 : failed };
}
