import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { Refusal } from '#core/errors.ts';
import { newId } from '#core/ids.ts';
import { LARGEST_MONEY } from '#core/money.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_BEGINS, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { type Entry, postEntries } from './post-entries.ts';
import { reverseEntries } from './reverse-entries.ts';

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

const entry = (lines: Entry['lines'], more: Partial<Entry> = {}): Entry => ({
  branch_id: shop.branch.id,
  date: SHOP_DAY,
  source: { kind: 'test', id: newId() },
  lines,
  ...more,
});

const post = (...entries: Entry[]) => shop.work(({ tx }) => postEntries(tx, entries));

async function books() {
  return db.adminQuery(
    `select account_code, sum(debit)::bigint as debit, sum(credit)::bigint as credit from journal_lines
     group by 1 order by 1`,
  );
}

describe('postEntries', () => {
  test('writes entry, lines and month sums; lines of nothing are left out', async () => {
    const [id] = await post(
      entry([
        { account: '1010', debit: 500n },
        { account: '2200', credit: 0n },
        { account: '4000', credit: 500n },
      ]),
    );
    const lines = await db.adminQuery(
      'select account_code, debit, credit, date from journal_lines where entry_id = $1 order by line_no',
      [id],
    );
    expect(lines).toEqual([
      { account_code: '1010', debit: 500n, credit: 0n, date: SHOP_DAY },
      { account_code: '4000', debit: 0n, credit: 500n, date: SHOP_DAY },
    ]);
    const months = await db.adminQuery(
      `select account_code, month, debit, credit from account_months where account_code in ('1010', '4000') order by 1`,
    );
    expect(months).toEqual([
      { account_code: '1010', month: '2026-11-01', debit: 500n, credit: 0n },
      { account_code: '4000', month: '2026-11-01', debit: 0n, credit: 500n },
    ]);
    const [written] = await db.adminQuery(
      'select currency, created_by is not null as by from journal_entries where id = $1',
      [id],
    );
    expect(written).toEqual({ currency: 'TZS', by: true });
  });

  test.each([
    [
      'debits that are not the credits',
      [
        { account: '1010', debit: 500n },
        { account: '4000', credit: 499n },
      ],
    ],
    ['a line of both sides', [{ account: '1010', debit: 5n, credit: 5n }]],
    [
      'an amount below zero',
      [
        { account: '1010', debit: -5n },
        { account: '4000', credit: -5n },
      ],
    ],
  ])('refuses %s, and nothing is written', async (_, lines) => {
    const before = await books();
    await expect(post(entry(lines))).rejects.toMatchObject({ code: 'unbalanced_posting' });
    expect(await books()).toEqual(before);
  });

  test('one faulty entry takes the sound one beside it down', async () => {
    const before = await books();
    const sound = entry([
      { account: '1010', debit: 5n },
      { account: '4000', credit: 5n },
    ]);
    await expect(post(sound, entry([{ account: '1010', debit: 5n }]))).rejects.toBeInstanceOf(Refusal);
    expect(await books()).toEqual(before);
  });

  test('an account never holds more than can be told to the last cent, by one entry or by many', async () => {
    const of = await openShop(db);
    const most = LARGEST_MONEY;
    const put = (amount: bigint) =>
      of.work(({ tx }) =>
        postEntries(tx, [
          {
            ...{ branch_id: of.branch.id, date: SHOP_DAY, source: { kind: 'test', id: newId() } },
            lines: [
              { account: '1500', debit: amount },
              { account: '3000', credit: amount },
            ],
          },
        ]),
      );
    const held = () =>
      db.adminQuery(
        `select sum(debit - credit)::bigint as balance from account_months
         where business_id = $1 and account_code = '1500'`,
        [of.business_id],
      );
    await expect(put(most + 1n)).rejects.toMatchObject({ code: 'amount_too_large' });
    await put(most - 5n);
    await expect(put(most - 5n)).rejects.toMatchObject({ code: 'amount_too_large' });
    await expect(
      of.create('account', { name: 'CRDB', type: 'bank', opening_balance: 1 }),
    ).resolves.toBeDefined();
    expect(await held()).toEqual([{ balance: most - 5n }]);
  });

  test('an entry of nothing is not written', async () => {
    expect(
      await post(
        entry([
          { account: '1200', debit: 0n },
          { account: '3010', credit: 0n },
        ]),
      ),
    ).toEqual([]);
  });

  test('refuses a day on which the books of the business have not begun', async () => {
    const lines = [
      { account: '1010', debit: 5n },
      { account: '4000', credit: 5n },
    ];
    await expect(post(entry(lines, { date: addDays(SHOP_BEGINS, -1) }))).rejects.toMatchObject({
      problems: { date: { key: 'before_books' } },
    });
    await expect(post(entry(lines, { date: SHOP_BEGINS }))).resolves.toHaveLength(1);
  });

  test('refuses a day up to which the books are locked, and takes the day after', async () => {
    await db.adminQuery(`update branches set lock_date = '2026-10-31' where id = $1`, [shop.branch.id]);
    const lines = [
      { account: '1010', debit: 5n },
      { account: '4000', credit: 5n },
    ];
    await expect(post(entry(lines, { date: '2026-10-31' }))).rejects.toMatchObject({ code: 'books_locked' });
    await expect(post(entry(lines, { date: '2026-11-01' }))).resolves.toHaveLength(1);
    await db.adminQuery('update branches set lock_date = null where id = $1', [shop.branch.id]);
  });

  test('an account that is not in the chart, or a branch of nobody, is a mistake and writes nothing', async () => {
    const before = await books();
    await expect(
      post(
        entry([
          { account: '9999', debit: 5n },
          { account: '4000', credit: 5n },
        ]),
      ),
    ).rejects.toThrow();
    await expect(
      post(
        entry(
          [
            { account: '1010', debit: 5n },
            { account: '4000', credit: 5n },
          ],
          { branch_id: newId() },
        ),
      ),
    ).rejects.toThrow('does not exist');
    expect(await books()).toEqual(before);
  });
});

describe('reverseEntries', () => {
  const party = { kind: 'customer', id: newId() as string };
  const sale = { kind: 'test', id: newId() as string };

  test('restores every balance exactly, once', async () => {
    const before = await books();
    await post(
      entry(
        [
          { account: '1100', debit: 333n, party },
          { account: '4000', credit: 333n },
        ],
        { source: sale },
      ),
      entry(
        [
          { account: '5000', debit: 100n },
          { account: '1200', credit: 100n },
        ],
        { source: sale },
      ),
    );
    await shop.work(({ tx }) => reverseEntries(tx, { kind: sale.kind, ids: [sale.id] }, SHOP_DAY));
    const balances = (rows: Record<string, unknown>[]) =>
      rows
        .map((row) => [row.account_code, (row.debit as bigint) - (row.credit as bigint)])
        .filter(([, sum]) => sum !== 0n);
    expect(balances(await books())).toEqual(balances(before));
    const [owed] = await db.adminQuery(
      'select sum(debit - credit)::bigint as owed, count(*)::int as lines from journal_lines where party_id = $1',
      [party.id],
    );
    expect(owed).toEqual({ owed: 0n, lines: 2 });
    await expect(
      shop.work(({ tx }) => reverseEntries(tx, { kind: sale.kind, ids: [sale.id] }, SHOP_DAY)),
    ).rejects.toMatchObject({
      code: 'already_reversed',
    });
  });
});

describe('the ledger in the database', () => {
  const asApp = (text: string) => shop.work(({ tx }) => tx.query(text));

  test.each(['journal_entries', 'journal_lines', 'stock_movements'])(
    '%s is append-only for the application',
    async (table) => {
      await expect(asApp(`update ${table} set branch_id = branch_id`)).rejects.toMatchObject({
        code: '42501',
      });
      await expect(asApp(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
      await expect(asApp(`truncate ${table}`)).rejects.toMatchObject({ code: '42501' });
    },
  );

  test.each(['journal_entries', 'journal_lines'])(
    '%s is append-only even for the superuser',
    async (table) => {
      await expect(db.adminQuery(`update ${table} set branch_id = branch_id`)).rejects.toThrow('append-only');
      await expect(db.adminQuery(`delete from ${table}`)).rejects.toThrow('append-only');
      await expect(db.adminQuery(`truncate ${table} cascade`)).rejects.toThrow('append-only');
    },
  );

  test('an entry that does not balance cannot be committed, however it got there', async () => {
    const before = await books();
    const entries = `insert into journal_entries (business_id, id, branch_id, date, source_kind, source_id, currency)
      values ((select ctx.biz()), $1, $2, $3, 'test', $1, 'TZS')`;
    const row = (_: unknown, i: number) =>
      `((select ctx.biz()), $1, $${3 * i + 4}, $2, $3, '1010', $${3 * i + 5}, $${3 * i + 6})`;
    const both = (length: number) =>
      `insert into journal_lines (business_id, entry_id, line_no, branch_id, date, account_code, debit, credit)
       values ${Array.from({ length }, row).join(', ')}`;
    const values = (id: string) => [id, shop.branch.id, SHOP_DAY];
    const attempt = (...lines: [number, bigint, bigint][]) =>
      shop.work(async ({ tx }) => {
        const id = newId();
        await tx.query(entries, values(id));
        if (lines.length > 0) await tx.query(both(lines.length), [...values(id), ...lines.flat()]);
      });
    await expect(attempt()).rejects.toThrow('not balanced');
    await expect(attempt([1, 5n, 0n])).rejects.toThrow('not balanced');
    await expect(attempt([1, 5n, 0n], [2, 0n, 4n])).rejects.toThrow('not balanced');
    await expect(attempt([1, 5n, 5n])).rejects.toThrow('journal_lines_one_side');
    expect(await books()).toEqual(before);
  });

  test('no line can be added to an entry of another day', async () => {
    const [old] = await db.adminQuery('select id, branch_id from journal_entries limit 1');
    await expect(
      shop.work(({ tx }) =>
        tx.query(
          `insert into journal_lines (business_id, entry_id, line_no, branch_id, date, account_code, debit, credit)
           values ((select ctx.biz()), $1, 99, $2, $3, '1010', 5, 0)`,
          [old?.id, old?.branch_id, SHOP_DAY],
        ),
      ),
    ).rejects.toThrow('not balanced');
  });
});
