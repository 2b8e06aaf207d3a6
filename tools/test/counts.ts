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
  testResults: readonly { name: string; status: string; assertionResults: readonly { status: string }[] }[];
}

/** What the tests of one file came to. */
export interface FileCounts extends Counts {
  file: string;
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
  const files = testResults.map(({ name, status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = assertionResults.length - passed;
    return { file: name, passed, failed: status === 'failed' ? Math.max(failed, 1) : failed };
  });
  return files.filter(({ failed }) => failed > 0);
}

interface PlaywrightSuite {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    tests: readonly { status: string; results?: readonly { duration: number }[] }[];
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
  const statuses = (suite: PlaywrightSuite): string[] => [
    ...suite.specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
    ...(suite.suites ?? []).flatMap(statuses),
  ];
  const byFile = new Map<string, string[]>();
  for (const suite of suites) byFile.set(suite.file, [...(byFile.get(suite.file) ?? []), ...statuses(suite)]);
  const files = [...byFile].map(([file, all]) => {
    const passed = all.filter((status) => status === 'expected').length;
    return { file: `flows/${file}`, passed, failed: all.length - passed };
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

/** A check is one test. */
export function checkCounts(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

// A runner may fail on what is no test of its own: an error outside of them, or no test found.
function atLeastOne({ passed, failed }: Counts, code: number): Counts {
  const unseen = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unseen ? 1 : failed };
}
