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

/** Screens that say by themselves what a call answers, and why no declaration reaches them. */
const SAID_BY_SCREENS: Readonly<Record<string, string>> = {
  'modules/report/page/web/report-calls.ts': 'the report form and its paper answer what their type does',
  'modules/session/first-start/web/first-start-call.ts': 'before there is a business',
  'modules/session/own/web/own-settings.ts': 'of the session itself',
  // The page of a guest takes the type alone: kinds of fields would make it heavier than it may be.
  'modules/session/paper/web/asked-paper.tsx': 'typed by its declared answer',
  'modules/session/recovery/web/forgot-card.tsx': 'typed by its declared answer',
  'modules/session/recovery/web/verification-card.tsx': 'typed by its declared answer',
};

test('no screen of a business slice says by itself what a call answers', async () => {
  const files = globSync('modules/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const free: string[] = [];
  for (const file of files) if (/\bcall</.test(await readFile(file, 'utf8'))) free.push(file);
  expect(free.toSorted()).toEqual(Object.keys(SAID_BY_SCREENS).toSorted());
});
