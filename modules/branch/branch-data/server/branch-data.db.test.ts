import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import {
  type FurnishedBusiness,
  openTwoBusinesses,
  type TwoBusinesses,
} from '#server/testing/two-businesses.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { testDatabase } from '#server-kit/testing/database.ts';
import type { TestCaller } from '#server-kit/testing/test-server.ts';

let house: TwoBusinesses;
let beside: FurnishedBusiness;

beforeAll(async () => {
  house = await openTwoBusinesses(await testDatabase());
  beside = await house.openBesideMine('beside-mark');
});
afterAll(() => house.close());

const data = async (by: TestCaller) => (await house.server.ask(by, 'GET api/branch/data')).body.message;
const download = (by: TestCaller, format: string) =>
  house.server.ask(by, 'POST api/branch/download', { body: { format } });
const records = async (by: TestCaller) => (await download(by, 'json')).body.records;

/** The same person with other rights. */
const holding = ({ businessId, userId, branchId }: TestCaller, rights: Iterable<string>) =>
  house.server.admit({ businessId, userId, branchId }, rights);

test('each kind of record of the branch is counted, as its list counts it', async () => {
  for (const { owner } of [house.mine, beside]) {
    const { entities, ledgers } = await data(owner);
    expect(entities.map(({ entity }: { entity: string }) => entity)).toContain('sale');
    for (const { entity, count, bytes } of entities) {
      const list = await house.server.ask(owner, `GET api/${entity}/list`);
      expect([entity, count]).toEqual([entity, list.body.message.total]);
      expect(bytes > 0).toBe(count > 0);
    }
    expect(ledgers.count).toBeGreaterThan(0);
    expect(ledgers.bytes).toBeGreaterThan(ledgers.count * 20);
  }
});

test('the branch taken along holds every record of it with its lines, and nothing of any other', async () => {
  const mine = await download(house.mine.owner, 'json');
  expect(mine.headers['content-disposition']).toMatch(/attachment; .*\.json/);
  const { branch, records: all } = mine.body;
  expect(branch.id).toBe(house.mine.owner.branchId);
  const { entities } = await data(house.mine.owner);
  for (const { entity, count } of entities) expect([entity, all[entity].length]).toEqual([entity, count]);
  for (const rows of Object.values<{ branch_id: string }[]>(all))
    for (const row of rows) expect(row.branch_id).toBe(house.mine.owner.branchId);
  const [sale] = all.sale;
  const alone = await house.server.ask(house.mine.owner, `GET api/sale?id=${sale.id}`);
  expect(sale.lines).toEqual(alone.body.message.lines);
  expect(mine.bytes.toString()).not.toContain(house.canary);
  expect(mine.bytes.toString()).not.toContain('beside-mark');
});

test('the same as a workbook, a sheet for each kind', async () => {
  const { bytes } = await download(house.mine.owner, 'xlsx');
  const { sheets } = await readWorkbook(bytes);
  const { entities } = await data(house.mine.owner);
  for (const [place, { entity, count }] of entities.entries()) {
    const rows = (sheets[place]?.rowCount ?? 0) - 1;
    // An activity has a row for each field that it changed.
    expect([entity, entity === 'activity' ? rows > count : rows === count]).toEqual([entity, true]);
  }
});

test('what one may not list is left out, and so is each field that one may not read', async () => {
  const { owner } = house.mine;
  const rights = ['download_branch_data', 'list_sales'];
  const few = await records(await holding(owner, rights));
  expect(Object.keys(few)).toEqual(['sale']);
  expect(few.sale[0]).not.toHaveProperty('profit');
  expect(few.sale[0].lines[0]).not.toHaveProperty('cost');
  const whole = await records(owner);
  expect(whole.sale[0]).toHaveProperty('profit');
  expect(whole.sale[0].lines[0]).toHaveProperty('cost');

  const { bytes } = await download(await holding(owner, rights), 'xlsx');
  expect((await readWorkbook(bytes)).sheets).toHaveLength(1);
  const [seen, hidden] = await Promise.all(
    [ALL_PERMISSIONS, ALL_PERMISSIONS.difference(new Set(['view_account_balance']))].map(async (held) =>
      JSON.stringify((await records(await holding(owner, held))).account),
    ),
  );
  expect(seen).toContain('balance');
  expect(hidden).not.toContain('balance');
});

test('nothing else is offered, and nothing changes by looking', async () => {
  expect((await download(house.mine.owner, 'csv')).status).toBe(400);
  const before = await data(house.mine.owner);
  await download(house.mine.owner, 'json');
  expect(await data(house.mine.owner)).toEqual(before);
});
