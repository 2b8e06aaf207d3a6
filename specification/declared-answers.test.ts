import { expect, test } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';
import { REPORT_TYPES } from '#modules/report/form/report-types.ts';

/** Questions of the modules that answer what nobody has declared. It only goes down: a new question says what it answers. */
const FREE = 3;

/** What a type of the report form answers follows from its declaration: its figures, groups and records (decision 122). */
const OF_REPORTS: ReadonlySet<string> = new Set(
  REPORT_TYPES.flatMap(({ type }) => [`report.${type}`, `report.${type}-rows`]),
);

test('no new question answers what nobody has declared', () => {
  const questions = serverModules
    .flatMap(({ operations = [] }) => operations)
    .filter(({ kind }) => kind === 'query');
  // A workbook is a file: nothing in it is declared.
  const free = questions.filter(
    ({ answers, says, path, name }) =>
      !answers && !says && !path.endsWith('/export') && !OF_REPORTS.has(name),
  );
  expect(questions.length).toBeGreaterThan(free.length);
  expect(free.length).toBeLessThanOrEqual(FREE);
});
