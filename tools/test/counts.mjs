/** Passed and failed tests of a vitest report. A skipped test counts as failed: it proves nothing and looks as if. */
export function vitestCounts(report, code) {
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return atLeastOne(
    { passed: report.numPassedTests, failed: report.numFailedTests + skipped + unread.length },
    code,
  );
}

/** Passed and failed tests of a Playwright report. One that passes only at times is a failure. */
export function playwrightCounts({ stats, errors }, code) {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return atLeastOne({ passed: stats.expected, failed }, code);
}

/** A check is one test. */
export function checkCounts(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

// A runner may fail on what is no test of its own: an error outside of them, or no test found.
function atLeastOne({ passed, failed }, code) {
  const unseen = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unseen ? 1 : failed };
}
