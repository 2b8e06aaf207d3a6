import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';

/** Questions of the modules that answer what nobody has declared. It only goes down: a new question says what it answers. */
const FREE = 2;

test('no new question answers what nobody has declared', () => {
  const questions = serverModules
    .flatMap(({ operations = [] }) => operations)
    .filter(({ kind }) => kind === 'query');
  // A workbook is a file: nothing in it is declared.
  const free = questions.filter(
    ({ answers, says, describes, path }) => !answers && !says && !describes && !path.endsWith('/export'),
  );
  expect(questions.length).toBeGreaterThan(free.length);
  expect(free.length).toBeLessThanOrEqual(FREE);
});

/** A call in the code of a screen that says by its name what it answers, with a path that is known before it is made. */
const NAMED_CALL =
  /\b(callForRow|callForSentence)\(\s*'(GET|POST|PUT|DELETE)',\s*(?:withQuery\(\s*)?'([^']+)'/g;

test('what a screen takes for a row or a sentence is declared as that', async () => {
  const operations = new Map(
    serverModules
      .flatMap(({ operations: own = [] }) => own)
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const files = globSync('{modules,packages,apps}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const calls = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).flatMap((text) =>
    [...text.matchAll(NAMED_CALL)].map(([, as = '', method, path]) => ({
      as,
      route: `${method} api/${path}`,
    })),
  );
  const known = calls.flatMap(({ as, route }) => {
    const operation = operations.get(route);
    return operation ? [{ as, route, operation }] : [];
  });
  expect(known.length).toBeGreaterThan(10);
  const wrong = known.filter(({ as, operation: { answers, says, describes } }) =>
    as === 'callForRow' ? answers?.form !== 'row' && !describes : Boolean(answers ?? says ?? describes),
  );
  expect(wrong.map(({ as, route }) => `${as} ${route}`)).toEqual([]);
});
