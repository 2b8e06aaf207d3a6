import { expect, test } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import type { Database } from '#server-kit/db/database.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';

const session = sessionServer({ database: {} as Database, serverKey: Buffer.alloc(32) });
const operations = allOperations(registry, [...serverModules, session]);
const routesOf = (permission: string) =>
  operations
    .filter((operation) => operation.permission === permission)
    .map(({ method, path }) => `${method} ${path}`)
    .sort();

test('calls without a session are these and no others: a new one is a decision', () => {
  expect(routesOf('guest')).toEqual(
    expect.arrayContaining(['GET api/first-start', 'POST api/first-start', 'POST api/user/login']),
  );
  const frozen =
    /^(GET|POST) api\/(first-start(\/(sample|setup-code))?|user\/(login|forgot-password|verify|reset-password)|live|ready|verify-invoice|openapi\.json|docs)$|^(GET|PUT) api\/(service|quote)\/by-link$|^GET api\/truck-order\/by-link$|^POST api\/transaction-message\/ingest$/;
  expect(routesOf('guest').filter((route) => !frozen.test(route))).toEqual([]);
});

test('calls that every session may make are about oneself or what one has begun, or ask for rights within', () => {
  expect(
    routesOf('free_access').filter(
      (route) =>
        !/ api\/(approval|user|device|download|import|file|notification|saved-view|palette|events|branch\/letterhead)(\/|$)/.test(
          route,
        ),
    ),
  ).toEqual([]);
});
