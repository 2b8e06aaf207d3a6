import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DENIAL } from '#core/permissions.words.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { PLATFORM_PERMISSIONS } from '#modules/platform-rights.ts';
import { registry } from '#modules/registry.ts';
import { describeCalls } from '#server-kit/openapi/describe-calls.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import { testDatabase } from '#server-kit/testing/database.ts';
import type { Ask, TestCaller } from '#server-kit/testing/test-server.ts';
import { formOf } from '#server-kit/testing/upload.ts';
import { tryPermissionMatrix } from './testing/permission-matrix.ts';
import { openTestSystem } from './testing/test-system.ts';
import { openTwoBusinesses, type TwoBusinesses } from './testing/two-businesses.ts';

let system: TwoBusinesses;
let guarded: (Operation & { permission: string | readonly string[] })[];
let caller: TestCaller;

beforeAll(async () => {
  const database = await testDatabase();
  system = await openTwoBusinesses(database);
  guarded = system.operations.filter(({ kind }) => kind !== 'guest');
  caller = await system.server.admit(system.mine.owner);
});
afterAll(() => system.close());

/** What roles can hold, and what only accounts of the platform have. */
const EVERY_RIGHT = ALL_PERMISSIONS.union(PLATFORM_PERMISSIONS);
const rightsOf = ({ permission }: Operation) =>
  [permission].flat().filter((right) => right !== 'free_access');
const choosersOf = (operation: Operation) => ('choices' in operation ? (operation.choices ?? []) : []);

/** A call without anything in it: rights are asked before the input is read. */
function emptyAsk({ accepts, method }: Operation): Ask {
  if (accepts === 'file') return formOf(Buffer.from('x'));
  return method === 'GET' || method === 'DELETE' ? {} : { body: {} };
}

async function answerWith(operation: Operation, rights: Iterable<string>) {
  caller.permissions = new Set(rights);
  const { method, path } = operation;
  const { status, body } = await system.server.ask(caller, `${method} ${path}`, emptyAsk(operation));
  return { status, code: body.code, message: body.message };
}

const denied = { status: 403, code: 'permission_denied', message: DENIAL.en };

test('the description of the interface has just the calls of the table: all of them are asked here', () => {
  const { paths } = describeCalls(system.operations, registry) as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  );
  const guests = system.operations.filter(({ kind }) => kind === 'guest');
  const asked = [...guarded, ...guests].map(({ method, path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(asked.toSorted());
});

describe('every call of the table of operations', () => {
  test('is 401 without a session, in one message and whatever is asked', async () => {
    for (const operation of guarded) {
      const route = `${operation.method} ${operation.path}`;
      const { status, body } = await system.server.ask(null, route, emptyAsk(operation));
      expect([route, status, body.message]).toEqual([route, 401, 'no active session']);
    }
  });

  test('is 403 with all rights but its own, each of them alone taken away', async () => {
    for (const operation of guarded)
      for (const right of rightsOf(operation)) {
        const others = new Set(EVERY_RIGHT).difference(new Set([right, ...choosersOf(operation)]));
        const answer = await answerWith(operation, others);
        expect([operation.name, right, answer]).toEqual([operation.name, right, denied]);
      }
  });

  test('is not 403 with its own right and no other', async () => {
    for (const operation of guarded) {
      const { status, code } = await answerWith(operation, rightsOf(operation));
      expect([operation.name, code === 'permission_denied', status < 500]).toEqual([
        operation.name,
        false,
        true,
      ]);
    }
  });

  test('that only searches is let through for whoever chooses, and for nobody else', async () => {
    const searches = guarded.filter((operation) => choosersOf(operation).length > 0);
    expect(searches.length).toBeGreaterThan(0);
    for (const operation of searches)
      for (const right of choosersOf(operation)) {
        const { status, message } = await answerWith(operation, [right]);
        expect([operation.name, right, status]).toEqual([operation.name, right, 200]);
        for (const row of message as object[]) expect(row).not.toHaveProperty('created_at');
      }
  });

  test('asks for rights of the catalogue, and no other right of it opens anything', async () => {
    const asked = new Set(guarded.flatMap(rightsOf));
    expect([...asked].filter((right) => !EVERY_RIGHT.has(right))).toEqual([]);
    const others = new Set(EVERY_RIGHT).difference(asked).difference(new Set(guarded.flatMap(choosersOf)));
    for (const operation of guarded.filter((one) => rightsOf(one).length > 0))
      expect([operation.name, await answerWith(operation, others)]).toEqual([operation.name, denied]);
  });
});

test('rights count in the branch where they are held, asked by lot through the guard', async () => {
  // All of it is asked by `npm run prove -- permission-matrix`.
  const seed = Number(process.env.MATRIX_SEED ?? Date.now() % 1_000_000);
  const real = await openTestSystem();
  const counts = await tryPermissionMatrix(real, { share: 0.12, seed }).finally(() => real.close());
  console.log(`permission matrix, seed ${seed}: ${counts.cells} cells of ${counts.operations} calls`);
  expect(counts.denied).toBeGreaterThan(20);
}, 600_000);
