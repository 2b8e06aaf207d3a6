import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPKEEP } from '../jobs/upkeep.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { type TestCaller, type TestServer, testServer } from '../testing/test-server.ts';
import { warehouse, warehouseParts } from '../testing/warehouse.ts';

const RIGHTS = warehouse.entities.flatMap(({ permissions }) => Object.values(permissions));

let server: TestServer;
let owner: TestCaller;
let stranger: TestCaller;
let elsewhere: TestCaller;

beforeAll(async () => {
  server = await testServer(warehouse, { modules: [warehouseParts] });
  owner = await server.enter(RIGHTS);
  stranger = await server.enter(RIGHTS);
  elsewhere = await server.enter(RIGHTS, { of: owner, branchId: await server.openBranch(owner) });
  await add(owner, 7000);
  await add(elsewhere, 3000);
  await add(stranger, 500);
});
afterAll(() => server.close());

/** Shelves of the business and deliveries of the branch: over two years, many of one moment, some at the turn of a month. */
async function add(caller: TestCaller, many: number): Promise<void> {
  const made = await server.ask(caller, 'POST api/crate', { body: { name: 'Nails', price: 1 } });
  await server.database.adminQuery(
    `with moments as (
       select case n % 5 when 0 then date_trunc('month', now() - random() * interval '2 years', 'UTC')
                         when 1 then date_trunc('day', now() - random() * interval '2 years')
                         else now() - random() * interval '2 years' end as made, n
       from generate_series(1, $2::int) n),
     shelves as (
       insert into shelves (business_id, id, name, search_text, created_at, remarks)
       select $1, gen_random_uuid(), gen_random_uuid()::text, '', made, case when n % 3 = 0 then 'x' end from moments)
     insert into deliveries (business_id, id, branch_id, number, crate_id, search_text, created_at)
     select $1, gen_random_uuid(), $3, gen_random_uuid()::text, $4, '', made from moments`,
    [caller.businessId, many, caller.branchId, made.body.message.id],
  );
}

/** Hides some, brings some of them back, and hides none twice. */
async function hide(table: string): Promise<void> {
  for (const [share, moment] of [
    [0.3, 'now()'],
    [0.1, 'null'],
  ])
    await server.database.adminQuery(
      `update ${table} set deleted_at = ${moment} where random() < ${share} and business_id = $1`,
      [owner.businessId],
    );
}

async function shown(path: string, caller = owner): Promise<{ ids: string[]; total: number }> {
  const { status, body } = await server.ask(caller, `GET api/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return { ids: body.message.data.map(({ id }: { id: string }) => id), total: body.message.total };
}

/** The same list in one piece, as whoever knows the table would ask for it. */
async function whole(table: string, order: 1 | -1, where: string, caller = owner): Promise<string[]> {
  const by = order === 1 ? 'created_at, id desc' : 'created_at desc, id';
  const rows = await server.database.adminQuery<{ id: string }>(
    `select id from ${table} where business_id = $1 and deleted_at is null and ${where} order by ${by}`,
    [caller.businessId],
  );
  return rows.map(({ id }) => id);
}

const upTo = (most: number, many: number) =>
  Array.from({ length: many }, () => 1 + Math.floor(Math.random() * most));

const LISTS = [
  { entity: 'shelf', table: 'shelves', here: () => 'true' },
  {
    entity: 'delivery',
    table: 'deliveries',
    here: ({ branchId }: TestCaller) => `branch_id = '${branchId}'`,
  },
] as const;

async function expectSamePages(caller = owner): Promise<void> {
  for (const { entity, table, here } of LISTS)
    for (const order of [1, -1] as const) {
      const all = await whole(table, order, here(caller), caller);
      const limits = [20, ...upTo(300, 2)];
      for (const limit of limits) {
        const last = Math.ceil(all.length / limit);
        const pages = [1, last, last - 1, last + 1, ...upTo(last, 3)];
        for (const page of new Set(pages.filter((one) => one > 0))) {
          const path = `${entity}/list?sort=created_at&order=${order}&limit=${limit}&page=${page}`;
          const { ids, total } = await shown(path, caller);
          expect([path, ids, total]).toEqual([path, all.slice((page - 1) * limit, page * limit), all.length]);
        }
      }
    }
}

describe('a page far down', () => {
  it('holds what it would if all before it were counted off', async () => {
    await expectSamePages();
  });

  it('does so after rows were hidden, brought back, added and the counts folded', async () => {
    for (const { table } of LISTS) await hide(table);
    await expectSamePages();
    await runJobs(server.database, UPKEEP);
    await add(owner, 300);
    await expectSamePages();
    await expectSamePages(elsewhere);
  });

  it('of a part of the list is counted off among the rows of that part', async () => {
    const part = await whole('shelves', -1, 'remarks is null');
    const filter = encodeURIComponent(
      JSON.stringify({ join: 'all', parts: [{ field: 'remarks', is: 'empty' }] }),
    );
    for (const page of [3, 4, 5]) {
      const path = `shelf/list?sort=created_at&order=-1&limit=1000&page=${page}`;
      expect((await shown(`${path}&filter=${filter}`)).ids).toEqual(
        part.slice((page - 1) * 1000, page * 1000),
      );
    }
  });
});
