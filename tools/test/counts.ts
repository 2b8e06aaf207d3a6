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
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
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

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
}

/** Passed and failed tests of a Playwright report. One that passes only at times is a failure. */
export function playwrightCounts({ stats, errors }: PlaywrightReport, code: number): Counts {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return atLeastOne({ passed: stats.expected, failed }, code);
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
