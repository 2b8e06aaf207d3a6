import { expect, test } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';

/** Questions of the modules that answer what nobody has declared. It only goes down: a new question says what it answers. */
const FREE = 80;

test('no new question answers what nobody has declared', () => {
  const questions = serverModules
    .flatMap(({ operations = [] }) => operations)
    .filter(({ kind }) => kind === 'query');
  // A workbook is a file: nothing in it is declared.
  const free = questions.filter(({ answers, says, path }) => !answers && !says && !path.endsWith('/export'));
  expect(questions.length).toBeGreaterThan(free.length);
  expect(free.length).toBeLessThanOrEqual(FREE);
});
