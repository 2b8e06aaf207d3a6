import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEntity } from '#core/define-entity.ts';
import { tablesOf } from '#core/derive/table.ts';
import { newId } from '#core/ids.ts';
import { registry } from '#modules/registry.ts';
import { checkBooks } from '#server/check-books.ts';
import { type FurnishedBusiness, makeRow } from '#server/testing/rows-of-business.ts';
import { openTwoBusinesses, type TwoBusinesses } from '#server/testing/two-businesses.ts';
import { rowsHash } from '#server-kit/testing/all-rows.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import type { TestCaller } from '#server-kit/testing/test-server.ts';

let db: TestDatabase;
let system: TwoBusinesses;
let mine: FurnishedBusiness;
let name: string;

beforeAll(async () => {
  db = await testDatabase();
  system = await openTwoBusinesses(db);
  mine = await system.openBesideMine('beside-mark');
  const [row] = await db.adminQuery<{ name: string }>('select name from branches where id = $1', [
    mine.owner.branchId,
  ]);
  name = row?.name ?? '';
});
afterAll(() => system.close());

const reset = (by: TestCaller, typed: string, key = newId()) =>
  system.server.ask(by, 'POST api/branch/reset', {
    body: { name: typed },
    headers: { 'idempotency-key': key },
  });
const restore = (by: TestCaller, backup_id: string) =>
  system.server.ask(by, 'POST api/branch/restore', {
    body: { backup_id },
    headers: { 'idempotency-key': newId() },
  });

const emptied = async () =>
  (await db.adminQuery<{ name: string }>('select name from ctx.tables_of_branch()')).map(
    (table) => table.name,
  );

/** Every row of the tables that a reset empties, by branch and table, as text. */
async function rowsOf(branchId: string): Promise<Record<string, string[]>> {
  const kept: Record<string, string[]> = {};
  for (const table of await db.adminQuery<{ name: string; belongs: string }>(
    'select * from ctx.tables_of_branch()',
  ))
    kept[table.name] = (
      await db.adminQuery<{ row: string }>(
        `select r::text as row from ${table.name} r where r.business_id = $1 and $2::uuid is not null and ${table.belongs} order by 1`,
        [mine.owner.businessId, branchId],
      )
    ).map(({ row }) => row);
  return kept;
}

const counts = async (by: TestCaller) =>
  Object.fromEntries(
    (await system.server.ask(by, 'GET api/branch/data')).body.message.entities.map(
      ({ entity, count }: { entity: string; count: number }) => [entity, count],
    ),
  );

async function faultsOfBooks() {
  return db.database.transaction(mine.owner.accessHash, { readOnly: true }, (tx) => checkBooks(tx));
}

/** What a branch is set up with, and what nobody may forget. A new table of a branch goes here or is emptied. */
const STAYS = new Set([
  // What all branches share.
  ...registry.entities.filter(({ scope }) => scope === 'business').flatMap((entity) => namesOf(entity)),
  ...['branch_settings', 'stores', 'accounts', 'ledger_accounts', 'businesses', 'vat_rates'],
  ...['fee_payments', 'platform_settings', 'service_products'],
  ...['user_access', 'tokens', 'files', 'file_contents', 'attachments'],
  ...['activities', 'command_log', 'download_tickets', 'notifications', 'sent_reminders', 'saved_views'],
  ...['seal_keys', 'offline_sales'],
  ...['imports', 'imported_rows'],
]);

function namesOf(entity: AnyEntity): string[] {
  return tablesOf(entity, registry).map(({ name }) => name);
}

test('nobody forgets a table: each is emptied or stays on purpose', async () => {
  const tables = await db.adminQuery<{ name: string }>(
    "select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'",
  );
  const decided = STAYS.union(new Set(await emptied()));
  expect(tables.filter((table) => !decided.has(table.name))).toEqual([]);
});

test('a branch whose debts another has collected is not emptied over its head', async () => {
  const columns = (
    await db.adminQuery<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'debt_histories' and column_name not in ('id', 'debt_id')",
    )
  ).map((column) => column.name);
  const made = await db.adminQuery<{ id: string }>(
    `insert into debt_histories (id, debt_id, ${columns}) select gen_random_uuid(), $1, ${columns}
     from (select * from debt_histories where branch_id = $2 limit 1) h, generate_series(1, 2) returning id`,
    [mine.ids.debt, system.mine.owner.branchId],
  );
  expect(made).toHaveLength(2);
  const before = await rowsOf(mine.owner.branchId);
  const refused = await reset(mine.owner, name);
  expect(refused.body.code).toBe('branch_entangled');
  expect(refused.body.message).toContain(': 2.');
  expect(await rowsOf(mine.owner.branchId)).toEqual(before);
  expect((await system.server.ask(mine.owner, 'GET api/branch/backups')).body.message).toEqual([]);
  await db.adminQuery('delete from debt_histories where id = any ($1)', [made.map(({ id }) => id)]);
});

test('a wrong name, no right and another branch empty nothing', async () => {
  const before = await rowsOf(mine.owner.branchId);
  expect((await reset(mine.owner, `${name}x`)).body.code).toBe('not_the_branch');
  const { businessId, userId, branchId } = mine.owner;
  const clerk = await system.server.admit({ businessId, userId, branchId }, [
    'view_branch_data',
    'download_branch_data',
  ]);
  expect((await reset(clerk, name)).status).toBe(403);
  expect((await reset(system.mine.owner, name)).body.code).toBe('not_the_branch');
  expect(await rowsOf(branchId)).toEqual(before);
});

test('a branch begins anew, and comes back as it was', async () => {
  const hash = await rowsHash(db);
  const [theirs, first, before] = [
    await hash(system.theirs.owner.businessId),
    await rowsOf(system.mine.owner.branchId),
    await rowsOf(mine.owner.branchId),
  ];
  const had = await counts(mine.owner);
  for (const table of ['sales', 'sale_lines', 'journal_lines', 'stock_movements', 'stock_levels', 'debts'])
    expect([table, before[table]?.length]).not.toEqual([table, 0]);

  const key = newId();
  const done = await reset(mine.owner, ` ${name} `, key);
  expect(done.status).toBe(200);
  const { backup_id, records } = done.body.message;
  expect(records).toBe(Object.values(before).flat().length);
  expect((await reset(mine.owner, ` ${name} `, key)).body).toEqual(done.body);

  expect(Object.values(await rowsOf(mine.owner.branchId)).flat()).toEqual([]);
  const left = await counts(mine.owner);
  for (const [entity, count] of Object.entries(left)) {
    const stays = ['store', 'account', 'activity'].includes(entity);
    expect([entity, count > 0]).toEqual([entity, stays]);
    const list = await system.server.ask(mine.owner, `GET api/${entity}/list`);
    expect([entity, list.body.message.total]).toEqual([entity, count]);
  }
  expect(left.store).toBe(had.store);
  expect(await rowsOf(system.mine.owner.branchId)).toEqual(first);
  expect(await hash(system.theirs.owner.businessId)).toBe(theirs);
  expect(await faultsOfBooks()).toEqual([]);

  const told = await system.server.ask(mine.owner, `GET api/activity/list?record_id=${mine.owner.branchId}`);
  expect(told.body.message.data[0]).toMatchObject({ entity: 'branch', type: 'modification' });
  expect(told.body.message.data[0].reason).toContain(`${records} records`);

  expect((await restore(system.mine.owner, backup_id)).status).toBe(404);
  expect((await restore(system.theirs.owner, backup_id)).status).toBe(404);
  const back = await restore(mine.owner, backup_id);
  expect([back.status, back.body.message?.records]).toEqual([200, records]);
  expect(await rowsOf(mine.owner.branchId)).toEqual(before);
  expect(await counts(mine.owner)).toMatchObject({ sale: had.sale, debt: had.debt, payment: had.payment });
  for (const entity of ['sale', 'debt', 'payment'])
    expect((await system.server.ask(mine.owner, `GET api/${entity}/list`)).body.message.total).toBe(
      had[entity],
    );
  expect(await faultsOfBooks()).toEqual([]);
  expect((await restore(mine.owner, backup_id)).body.code).toBe('branch_not_empty');
});

test('books that were moved up meanwhile begin again where what comes back began', async () => {
  const day = (text: string) => db.adminQuery<{ books_begin: string }>(text, [mine.owner.businessId]);
  const { backup_id } = (await reset(mine.owner, name)).body.message;
  await day(`update businesses set books_begin = '2999-01-01' where id = $1`);
  expect((await restore(mine.owner, backup_id)).status).toBe(200);
  const [moved] = await day('select books_begin from businesses where id = $1');
  expect(moved?.books_begin).not.toBe('2999-01-01');
  expect((await faultsOfBooks()).map(({ check }) => check)).not.toContain('nothing_before_the_books_begin');
  await day(`update businesses set books_begin = '2025-01-01' where id = $1`);
});

test('a backup that is older than some columns comes back, with what they are where nothing is said', async () => {
  const before = await rowsOf(mine.owner.branchId);
  const { backup_id, records } = (await reset(mine.owner, name)).body.message;
  // Every column that has a default may have come with a later release; those of time say when, so they stay.
  await db.adminQuery(
    `update ctx.branch_backup_parts p
     set rows = (select jsonb_agg(o.one - d.names order by o.place)
                 from jsonb_array_elements(p.rows) with ordinality o (one, place))
     from (select c.relname, array_agg(a.attname::text) as names
           from pg_attrdef e join pg_class c on c.oid = e.adrelid
           join pg_attribute a on a.attrelid = e.adrelid and a.attnum = e.adnum
           where a.atttypid <> 'timestamptz'::regtype group by 1) d
     where p.backup_id = $1 and d.relname = p.table_name`,
    [backup_id],
  );
  const back = await restore(mine.owner, backup_id);
  expect([back.status, back.body.message?.records]).toEqual([200, records]);
  const counted = (rows: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length]));
  expect(counted(await rowsOf(mine.owner.branchId))).toEqual(counted(before));
});

test('the numbers begin anew with the books, and what was sold since keeps the backup out', async () => {
  const { backup_id } = (await reset(mine.owner, name)).body.message;
  await makeRow(system.server, mine.owner, 'debt', 'later');
  expect((await restore(mine.owner, backup_id)).body.code).toBe('branch_not_empty');
  expect((await counts(mine.owner)).debt).toBe(1);
  expect((await system.server.ask(mine.owner, 'GET api/debt/list')).body.message.total).toBe(1);
  const backups = (await system.server.ask(mine.owner, 'GET api/branch/backups')).body.message;
  expect(backups.map(({ id }: { id: string }) => id)).toContain(backup_id);
  expect(backups[0].records).toBeGreaterThan(0);
  expect((await system.server.ask(system.mine.owner, 'GET api/branch/backups')).body.message).toEqual([]);
});

test('the ledgers stay closed to everybody else', async () => {
  await expect(
    db.database.transaction(mine.owner.accessHash, {}, async (tx) => {
      await tx.query("select set_config('app.reset_branch', $1, true)", [system.mine.owner.branchId]);
      await tx.query('delete from journal_lines');
    }),
  ).rejects.toMatchObject({ code: '42501' });
  const client = await db.adminClient();
  await client.query(`begin; select set_config('app.reset_branch', '${system.mine.owner.branchId}', true)`);
  const ofIt = `branch_id = '${system.mine.owner.branchId}'`;
  await expect(client.query(`delete from journal_lines where ${ofIt}`)).rejects.toThrow('append-only');
  await client.query('rollback');
  await expect(
    db.database.transaction(null, {}, (tx) =>
      tx.query('select ctx.reset_branch($1, $2, $2)', [mine.owner.branchId, newId()]),
    ),
  ).rejects.toMatchObject({ code: '42501' });
});
