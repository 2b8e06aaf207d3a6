import ts from 'typescript';
import type { Rule } from '../rule.ts';

/** A test runs, or it is not there. */
export const noSkippedTests: Rule = {
  name: 'no-skipped-tests',
  reason: 'a skipped test looks like a promise that is kept; a lonely one hides all others',
  fix: 'make the test pass or delete it',
  *check(file) {
    if (!file.isCode || !/\.(?:test|flow)\.tsx?$|^e2e\//.test(file.path)) return;
    for (const node of file.nodes()) {
      if (!ts.isCallExpression(node)) continue;
      const called = node.expression.getText();
      if (SKIPPED.test(called)) yield { at: node.getStart(), what: `${called}(…)` };
    }
  },
};

const SKIPPED =
  /^(?:(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fails|skipIf|runIf|fixme|failing)|x(?:it|test|describe)|fit|fdescribe|\w+\.skip)\b/;
