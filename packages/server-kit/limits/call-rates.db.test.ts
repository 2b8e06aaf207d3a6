import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestCaller, TestServer } from '../testing/test-server.ts';
import { testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';
import { CALL_RATES, makeCallRates } from './call-rates.ts';

const RIGHTS = warehouse.entities
  .flatMap(({ permissions }) => Object.values(permissions))
  .concat('export_to_excel');

let server: TestServer;
let owner: TestCaller;

beforeAll(async () => {
  // As a clock of its own would have it: nobody rests while the test runs.
  const rates = makeCallRates();
  const still = {
    take: (hash: string, kind: 'read' | 'write' | 'export') => rates.take(hash, kind, new Date(0)),
  };
  server = await testServer(warehouse, { modules: [warehouseParts], rates: still });
  owner = await server.enter(RIGHTS);
});
afterAll(() => server.close());

const make = (by: TestCaller, n: number) =>
  server.ask(by, 'POST api/shelf', { body: { name: `Shelf ${n}` } });

it('a flood of one session is refused beyond its rate, with the time to wait, and makes what it was let', async () => {
  const { burst } = CALL_RATES.write;
  const statuses: number[] = [];
  for (let n = 0; n < burst + 20; n += 1) statuses.push((await make(owner, n)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(burst);
  expect(statuses.slice(burst)).toEqual(Array(20).fill(429));
  const refused = await make(owner, 999);
  expect(refused).toMatchObject({
    headers: { 'retry-after': '1' },
    body: { code: 'too_many_calls', retry_after: 1 },
  });
  expect(await server.database.adminQuery('select from shelves')).toHaveLength(burst);
});

it('a colleague, and the same session asking and taking a list, go on meanwhile', async () => {
  const colleague = await server.enter(RIGHTS, { of: owner });
  expect((await make(colleague, 1000)).status).toBe(200);
  expect((await server.ask(owner, 'GET api/shelf/list')).status).toBe(200);
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) statuses.push((await server.ask(owner, 'GET api/shelf/export')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(CALL_RATES.export.burst);
  expect(statuses.at(-1)).toBe(429);
});
