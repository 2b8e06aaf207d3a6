import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import type { Rightful } from '#core/permissions.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { type Entry, postEntries } from './post-entries.ts';

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

const OWNER: Rightful = { account_type: 'owner', permissions: new Set(['overdraw_cash']) };
const CLERK: Rightful = { account_type: 'employee', permissions: new Set(['create_payment']) };

/** A till of its own for each test, so that none sees what another left in it. */
async function openTill(): Promise<string> {
  const made = await shop.create('account', { name: newId().slice(-12), type: 'cash in hand' });
  return String(made.ledger_code);
}

function moved(till: string, amount: bigint, date = SHOP_DAY): Entry {
  const [debit, credit] = amount > 0n ? [till, '3010'] : ['3010', till];
  const sum = amount > 0n ? amount : -amount;
  const lines = [
    { account: debit, debit: sum },
    { account: credit, credit: sum },
  ];
  return { branch_id: shop.branch.id, date, source: { kind: 'test', id: newId() }, lines };
}

const post = (entry: Entry, payer?: Rightful) => shop.work(({ tx }) => postEntries(tx, [entry], payer));

async function balances(till: string): Promise<Record<string, bigint>> {
  const days = await db.adminQuery<{ date: string; left_over: bigint }>(
    `select date, (sum(sum(debit - credit)) over (order by date))::bigint as left_over from journal_lines
     where business_id = $1 and account_code = $2 group by date order by date`,
    [shop.business_id, till],
  );
  return Object.fromEntries(days.map(({ date, left_over }) => [date, left_over]));
}

/** Whether a statement of this database waits for a lock. */
async function somebodyWaits(): Promise<boolean> {
  const waiting = await db.adminQuery(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return waiting.length > 0;
}

describe('cash in hand', () => {
  test('gives what lies there, and no more to whoever may not overdraw it', async () => {
    const till = await openTill();
    await post(moved(till, 500n));
    await post(moved(till, -500n), CLERK);
    for (const payer of [CLERK, undefined])
      await expect(post(moved(till, -1n), payer)).rejects.toMatchObject({
        code: 'not_enough_cash',
        data: { date: SHOP_DAY },
      });
    expect(await balances(till)).toEqual({ [SHOP_DAY]: 0n });
    await post(moved(till, -1n), OWNER);
    expect(await balances(till)).toEqual({ [SHOP_DAY]: -1n });
  });

  test('that goes out with an earlier date must have lain there on every day since', async () => {
    const till = await openTill();
    await post(moved(till, 500n, '2026-11-10'));
    await post(moved(till, -400n, '2026-11-12'), CLERK);
    await post(moved(till, 400n, '2026-11-14'));
    await expect(post(moved(till, -200n, '2026-11-11'), CLERK)).rejects.toMatchObject({
      code: 'not_enough_cash',
      data: { date: '2026-11-12' },
    });
    await post(moved(till, -200n, '2026-11-14'), CLERK);
    await expect(post(moved(till, -1n, '2026-11-09'), CLERK)).rejects.toMatchObject({
      data: { date: '2026-11-09' },
    });
    expect(await balances(till)).toEqual({ '2026-11-10': 500n, '2026-11-12': 100n, '2026-11-14': 300n });
  });

  test('is given once, however many ask at the same time', async () => {
    const till = await openTill();
    await post(moved(till, 300n));
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => post(moved(till, -100n), CLERK)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balances(till)).toEqual({ [SHOP_DAY]: 0n });
  });

  test('that somebody is just taking is waited for', async () => {
    const till = await openTill();
    await post(moved(till, 300n));
    const [taken, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = shop.work(async ({ tx }) => {
      await postEntries(tx, [moved(till, -200n)], CLERK);
      taken.resolve();
      await mayCommit.promise;
    });
    await taken.promise;
    let isOver = false;
    const second = post(moved(till, -200n), CLERK).finally(() => {
      isOver = true;
    });
    const refused = expect(second).rejects.toMatchObject({ code: 'not_enough_cash' });
    while (!isOver && !(await somebodyWaits()));
    mayCommit.resolve();
    await Promise.all([first, refused]);
    expect(await balances(till)).toEqual({ [SHOP_DAY]: 100n });
  });

  test('of a bank is not watched: banks lend', async () => {
    const bank = await shop.create('account', { name: newId().slice(-12), type: 'bank' });
    await post(moved(String(bank.ledger_code), -100n), CLERK);
    expect(await balances(String(bank.ledger_code))).toEqual({ [SHOP_DAY]: -100n });
  });

  test('whatever is asked in whatever order, no day ends below zero, and only what would do so is refused', async () => {
    const asked = fc.array(
      fc.record({ day: fc.integer({ min: 10, max: 18 }), amount: fc.integer({ min: -400, max: 300 }) }),
      { minLength: 8, maxLength: 16 },
    );
    await fc.assert(
      fc.asyncProperty(asked, async (wishes) => {
        const till = await openTill();
        const days = new Map<string, bigint>();
        for (const { day, amount } of wishes.filter((wish) => wish.amount !== 0)) {
          const date = `2026-11-${day}`;
          const after = new Map(days).set(date, (days.get(date) ?? 0n) + BigInt(amount));
          const isShort = amount < 0 && lowestSince(after, date) < 0n;
          const answer = await post(moved(till, BigInt(amount), date), CLERK).catch(({ code }) => code);
          expect(answer === 'not_enough_cash').toBe(isShort);
          if (!isShort) days.set(date, after.get(date) ?? 0n);
        }
        expect(Object.values(await balances(till)).every((left) => left >= 0n)).toBe(true);
      }),
      { seed: 20261121, numRuns: 12 },
    );
  });
});

/** The lowest end of a day from one day on. */
function lowestSince(days: ReadonlyMap<string, bigint>, since: string): bigint {
  let left = 0n;
  const ends = [...days].sort().map(([date, amount]) => {
    left += amount;
    return { date, left };
  });
  return ends.filter(({ date }) => date >= since).reduce((low, end) => (end.left < low ? end.left : low), 0n);
}
