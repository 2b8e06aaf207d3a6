// cspell:ignore Kilele Mlima mrefu langu
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '#server/check-books.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { allRows, rowsHash } from '#server-kit/testing/all-rows.ts';
import { makeSample } from './make-sample.ts';

const REMOVE = 'POST api/business/remove-sample';
const DAYS = 1;
const PASSWORD = 'Mlima-mrefu-5895';

let server: TestSystem;
let first: Awaited<ReturnType<typeof aSample>>;
beforeAll(async () => {
  server = await openTestSystem();
  first = await aSample('Kilele One', '255701000100', 5);
});
afterAll(() => server.close());

async function aSample(name: string, owner_phone: string, seed: number, days = DAYS) {
  const { database, serverKey } = server;
  const told: number[] = [];
  const { business_id, sales } = await makeSample(
    { context: terminalContext(server), database, serverKey },
    { name, owner_phone, password: PASSWORD },
    { seed, days },
    { progress: (done) => told.push(done) },
  );
  return { business_id, sales, told, owner_phone };
}

/** What a business has sold, taken and owes, without ids. */
async function figuresOf(business_id: string): Promise<unknown> {
  const [figures] = await server.db.adminQuery(
    `select
       (select jsonb_agg(jsonb_build_array(number, date, total_amount) order by branch_id, number) from sales where business_id = $1) as sales,
       (select count(*)::int from sale_returns where business_id = $1) as returns,
       (select coalesce(sum(amount), 0)::text from payments where business_id = $1) as paid,
       (select coalesce(sum(remain_amount), 0)::text from debts where business_id = $1) as owed,
       (select count(*)::int from voided_lines where business_id = $1) as removed,
       (select sum(value)::text from stock_values where business_id = $1) as stock`,
    [business_id],
  );
  return figures;
}

/** What is wrong with the books of a business. */
async function faultsOf(business_id: string) {
  const access = await server.db.openAccess(business_id);
  return server.database.transaction(access, { readOnly: true }, (tx) => checkBooks(tx));
}

/** How many documents of a kind stand in which state. */
async function statesOf(business_id: string, table: string, column = 'status') {
  const rows = await server.db.adminQuery<{ state: string; many: number }>(
    `select ${column} as state, count(*)::int as many from ${table} where business_id = $1 group by 1 order by 1`,
    [business_id],
  );
  return Object.fromEntries(rows.map(({ state, many }) => [state, many]));
}

const removeAs = (phone: string, name: string) =>
  logIn(server, phone, PASSWORD).then((owner) => owner.ask(REMOVE, { body: { name } }));

test('three shops trade until today with three trades beside them, and their books are right', async () => {
  const { business_id, sales, told, owner_phone } = first;
  expect(told).toEqual([0, 1, 2]);
  const [counted] = await server.db.adminQuery(
    `select count(*)::int as sales, count(distinct branch_id)::int as branches, count(distinct date)::int as days,
            count(distinct created_by)::int as sellers from sales where business_id = $1`,
    [business_id],
  );
  expect(counted).toMatchObject({ branches: 5, days: DAYS + 1, sellers: 7 });
  expect(counted?.sales).toBeGreaterThan(sales / 2);
  expect(await faultsOf(business_id)).toEqual([]);
  const owner = await logIn(server, owner_phone, PASSWORD);
  expect((await owner.ask('GET api/token/list')).body.message.data).toEqual([]);
  const roles = (await owner.ask('GET api/role/list')).body.message.data as {
    name: string;
    permissions: string[];
  }[];
  const backDating = roles.filter(({ permissions }) => permissions.includes('back_date_sale'));
  expect(backDating.map(({ name }) => name)).toEqual(['Manager']);
});

test('the same seed makes the same trade, another one another', async () => {
  const again = await aSample('Kilele Two', '255702000100', 5);
  const other = await aSample('Kilele Three', '255703000100', 6, 5);
  expect(await figuresOf(again.business_id)).toEqual(await figuresOf(first.business_id));
  expect(await figuresOf(other.business_id)).not.toEqual(await figuresOf(first.business_id));
  // With days enough behind it the trades have more to show, and their books are as right.
  const { business_id } = other;
  expect(await faultsOf(business_id)).toEqual([]);
  expect(await statesOf(business_id, 'services')).toEqual({
    cancelled: 1,
    done: 4,
    in_progress: 2,
    pending: 6,
  });
  expect(await statesOf(business_id, 'room_bookings', 'stage')).toEqual({
    ...{ cancelled: 1, checked_in: 4, checked_out: 2, no_show: 1, pending: 3 },
  });
  expect(await statesOf(business_id, 'truck_orders')).toEqual({
    ...{ cancelled: 1, closed: 1, confirmed: 1, delivered: 1, draft: 1, in_transit: 1, loading: 1 },
  });
  expect(await statesOf(business_id, 'truck_services')).toEqual({ done: 1, requested: 1 });
});

test('it is removed without a trace, and nobody else notices', async () => {
  const mine = await aBusiness(server);
  const hash = await rowsHash(server.db);
  const before = await hash(mine.business_id);
  const { business_id, owner_phone } = first;
  expect((await removeAs(owner_phone, 'Kilele Two')).body.code).toBe('not_the_business');
  const branches = (
    await server.db.adminQuery<{ id: string }>('select id from branches where business_id = $1', [
      business_id,
    ])
  ).map(({ id }) => id);
  const deputy = await anEmployee(await logIn(server, owner_phone, PASSWORD), ['reset_branch_data'], {
    branches: branches.slice(0, 1),
  });
  const body = { name: 'Kilele One' };
  const tried = await (await logIn(server, deputy.phone, deputy.password)).ask(REMOVE, { body });
  expect(tried.status).toBe(403);
  const removed = await removeAs(owner_phone, 'Kilele One');
  expect(removed.status).toBe(200);
  for (const [table, rows] of await allRows(server.db))
    expect([table, rows.filter((row) => row.includes(business_id))]).toEqual([table, []]);
  expect(await hash(mine.business_id)).toBe(before);
  expect((await new TestBrowser(server).logIn(owner_phone, PASSWORD)).status).toBe(401);
});

test('a business that somebody works in is removed by nobody', async () => {
  const mine = await aBusiness(server, { name: 'Duka langu', password: PASSWORD });
  const hash = await rowsHash(server.db);
  expect((await removeAs(mine.phone, 'Duka langu')).body.code).toBe('no_sample');
  const access = await server.db.openAccess(mine.business_id);
  const asked = (text: string) => server.database.transaction(access, {}, (tx) => tx.query(text));
  await expect(asked('select ctx.mark_sample()')).rejects.toMatchObject({ code: '42501' });
  await expect(asked('select ctx.remove_sample()')).rejects.toMatchObject({ code: '42501' });
  expect(await hash(mine.business_id)).not.toBe('');
  expect(await server.db.adminQuery('select from businesses where id = $1', [mine.business_id])).toHaveLength(
    1,
  );
});
