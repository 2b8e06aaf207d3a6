import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { registry } from '#modules/registry.ts';
import type { FurnishedBusiness } from '#server/testing/rows-of-business.ts';
import { openTwoBusinesses, type TwoBusinesses } from '#server/testing/two-businesses.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import type { TestCaller } from '#server-kit/testing/test-server.ts';
import { entitiesOfBranch, linesOf } from './tables-of-branch.ts';
import type { TakenLedger } from './taken-ledgers.ts';

let db: TestDatabase;
let system: TwoBusinesses;
let beside: FurnishedBusiness;

beforeAll(async () => {
  db = await testDatabase();
  system = await openTwoBusinesses(db, [{ brings: { takenLedgers: [probe] } }]);
  beside = await system.openBesideMine('beside-mark');
});
afterAll(() => system.close());

/** Whatever else happens while a branch is read. */
let onProbe: (context: ActorContext) => Promise<void> = async () => undefined;
const probe: TakenLedger = {
  name: 'probe',
  permission: 'list_branch_activities',
  async *rows(context) {
    await onProbe(context);
    yield* [];
  },
};

const data = async (by: TestCaller) => (await system.server.ask(by, 'GET api/branch/data')).body.message;
const download = (by: TestCaller, format: string) =>
  system.server.ask(by, 'POST api/branch/download', { body: { format } });
const records = async (by: TestCaller) => (await download(by, 'json')).body.records;

/** The same person with other rights. */
const holding = ({ businessId, userId, branchId }: TestCaller, rights: Iterable<string>) =>
  system.server.admit({ businessId, userId, branchId }, rights);

test('each kind of record of the branch is counted, as its list counts it', async () => {
  for (const { owner } of [system.mine, beside]) {
    const { entities, ledgers } = await data(owner);
    expect(entities.map(({ entity }: { entity: string }) => entity)).toContain('sale');
    for (const { entity, count, bytes } of entities) {
      // Of what the list of a ledger shows its own records are those that were made by hand.
      const own = registry.entity(entity).linesOf ? '?condition=manual' : '';
      const list = await system.server.ask(owner, `GET api/${entity}/list${own}`);
      expect([entity, count]).toEqual([entity, list.body.message.total]);
      expect(bytes > 0).toBe(count > 0);
    }
    expect(ledgers.count).toBeGreaterThan(0);
    expect(ledgers.bytes).toBeGreaterThan(ledgers.count * 20);
  }
});

test('the branch taken along holds every record of it with its lines, and nothing of any other', async () => {
  const mine = await download(system.mine.owner, 'json');
  expect(mine.headers['content-disposition']).toMatch(/attachment; .*\.json/);
  const { branch, records: all } = mine.body;
  expect(branch.id).toBe(system.mine.owner.branchId);
  const { entities } = await data(system.mine.owner);
  for (const { entity, count } of entities) expect([entity, all[entity].length]).toEqual([entity, count]);
  for (const rows of Object.values<{ branch_id: string }[]>(all))
    for (const row of rows) expect(row.branch_id).toBe(system.mine.owner.branchId);
  const [sale] = all.sale;
  const alone = await system.server.ask(system.mine.owner, `GET api/sale?id=${sale.id}`);
  expect(sale.lines).toEqual(alone.body.message.lines);
  expect(mine.bytes.toString()).not.toContain(system.canary);
  expect(mine.bytes.toString()).not.toContain('beside-mark');
});

test('with the branch go its books, entry by entry, each line once; for whoever may read the journal', async () => {
  for (const { owner } of [system.mine, beside]) {
    const { ledgers } = (await download(owner, 'json')).body;
    const entries: { id: string; branch_id: string; lines: { debit: number; credit: number }[] }[] =
      ledgers['journal-entry'];
    const [kept] = await db.adminQuery<{ entries: number; lines: number; debit: number }>(
      `select (select count(*)::int from journal_entries where branch_id = $1) as entries, count(*)::int as lines,
              sum(debit)::float8 / 100 as debit from journal_lines where branch_id = $1`,
      [owner.branchId],
    );
    const lines = entries.flatMap((entry) => entry.lines);
    const sumOf = (side: 'debit' | 'credit') => lines.reduce((sum, line) => sum + line[side] * 100, 0) / 100;
    expect(kept?.entries).toBeGreaterThan(0);
    expect({
      entries: new Set(entries.map(({ id }) => id)).size,
      lines: lines.length,
      debit: sumOf('debit'),
    }).toEqual(kept);
    expect(sumOf('credit')).toBe(kept?.debit);
    expect(entries.every(({ branch_id }) => branch_id === owner.branchId)).toBe(true);
  }
  const few = await download(
    await holding(system.mine.owner, ['download_branch_data', 'list_sales']),
    'json',
  );
  expect(few.body.ledgers).toEqual({});
});

test('each line of each record is there as often as the tables of the branch have it', async () => {
  const all = await records(system.mine.owner);
  for (const entity of entitiesOfBranch(registry)) {
    for (const { key, table, owner } of linesOf(entity)) {
      const [kept] = await db.adminQuery<{ count: number }>(
        `select count(*)::int as count from ${table} l join ${entity.table} o on o.id = l.${owner}
         where o.branch_id = $1 and o.deleted_at is null`,
        [system.mine.owner.branchId],
      );
      const taken = all[entity.name].flatMap((row: Record<string, unknown[]>) => row[key] ?? []);
      expect([table, taken.length]).toEqual([table, kept?.count]);
    }
  }
});

test('the same as a workbook, a sheet for each kind', async () => {
  const { bytes } = await download(system.mine.owner, 'xlsx');
  const { sheets } = await readWorkbook(bytes);
  const { entities } = await data(system.mine.owner);
  for (const [place, { entity, count }] of entities.entries()) {
    const rows = (sheets[place]?.rowCount ?? 0) - 1;
    // An activity has a row for each field that it changed.
    expect([entity, entity === 'activity' ? rows > count : rows === count]).toEqual([entity, true]);
  }
});

test('what one may not list is left out, and so is each field that one may not read', async () => {
  const { owner } = system.mine;
  const rights = ['download_branch_data', 'list_sales'];
  const few = await records(await holding(owner, rights));
  expect(Object.keys(few)).toEqual(['sale', 'shift']);
  expect(few.sale[0]).not.toHaveProperty('profit');
  expect(few.sale[0].lines[0]).not.toHaveProperty('cost');
  const whole = await records(owner);
  expect(whole.sale[0]).toHaveProperty('profit');
  expect(whole.sale[0].lines[0]).toHaveProperty('cost');

  const { bytes } = await download(await holding(owner, rights), 'xlsx');
  expect((await readWorkbook(bytes)).sheets).toHaveLength(2);
  const [seen, hidden] = await Promise.all(
    [ALL_PERMISSIONS, ALL_PERMISSIONS.difference(new Set(['view_account_balance']))].map(async (held) =>
      JSON.stringify((await records(await holding(owner, held))).account),
    ),
  );
  expect(seen).toContain('balance');
  expect(hidden).not.toContain('balance');
});

test('nothing else is offered, and nothing changes by looking', async () => {
  expect((await download(system.mine.owner, 'csv')).status).toBe(400);
  const before = await data(system.mine.owner);
  await download(system.mine.owner, 'json');
  expect(await data(system.mine.owner)).toEqual(before);
});

test('it is the branch of one moment, whatever is written while it is read', async () => {
  const { owner } = system.mine;
  const counts: number[] = [];
  onProbe = async ({ tx }) => {
    for (let look = 0; look < 2; look += 1) {
      const [seen] = await tx.query<{ n: number }>('select count(*)::int as n from customers');
      counts.push(seen?.n ?? 0);
      const made = await system.server.ask(owner, 'POST api/customer', {
        body: { name: `Meanwhile ${look}` },
      });
      expect(made.status).toBe(200);
    }
  };
  await download(owner, 'json');
  onProbe = async () => undefined;
  expect(counts).toEqual([counts[0], counts[0]]);
  const [after] = await db.adminQuery<{ n: number }>(
    'select count(*)::int as n from customers where business_id = $1',
    [owner.businessId],
  );
  expect(after?.n).toBe((counts[0] ?? 0) + 2);
});
