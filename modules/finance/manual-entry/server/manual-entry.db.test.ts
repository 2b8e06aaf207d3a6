import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { MANUAL_ACCOUNTS } from '../manual-accounts.ts';

let db: TestDatabase;
let shop: Shop;
const day = SHOP_DAY;

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

const wear = (amount: number) => [
  { account: CHART.otherExpenses, debit: amount },
  { account: CHART.depreciation, credit: amount },
];
const write = (said: object = {}) =>
  shop.create('manual-entry', { memo: 'Wear of the lorry', lines: wear(500), ...said });

/** What the entry of a document and its reversals say, day by day, in cents. */
const posted = (id: unknown) =>
  db.adminQuery(
    `select e.date, e.memo, (e.reverses_id is not null) as takes_back, l.account_code,
            (l.debit - l.credit)::int as amount
     from journal_entries e join journal_lines l on l.entry_id = e.id
     where e.source_id = $1 order by e.created_at, e.reverses_id nulls first, l.line_no`,
    [id],
  );

test('a draft posts nothing and has no number; posted, it stands in the books on its day and is never edited', async () => {
  const before = addDays(day, -1);
  const { id, amount, number } = await write({ date: before });
  expect([amount, number]).toEqual([50_000n, null]);
  expect(await posted(id)).toEqual([]);
  const done = await shop.transit('manual-entry', 'post', String(id));
  expect(done).toMatchObject({ status: 'posted', number: expect.stringMatching(/J0001$/) });
  const entry = { date: before, memo: 'Wear of the lorry', takes_back: false };
  const lines = [
    { ...entry, account_code: CHART.otherExpenses, amount: 50_000 },
    { ...entry, account_code: CHART.depreciation, amount: -50_000 },
  ];
  expect(await posted(id)).toEqual(lines);
  for (const change of [{ memo: 'x' }, { date: day }, { lines: wear(1) }])
    await expect(shop.change('manual-entry', String(id), { ...change, version: 2 })).rejects.toMatchObject({
      code: 'not_open',
    });
  await expect(shop.remove('manual-entry', String(id))).rejects.toMatchObject({ code: 'delete_refused' });
  await expect(shop.transit('manual-entry', 'post', String(id))).rejects.toMatchObject({
    code: 'not_in_this_state',
  });
  expect(await posted(id)).toEqual(lines);
});

test('reversed, an entry of today takes it back and both stay; it is not reversed twice', async () => {
  const { id } = await write({ date: addDays(day, -2) });
  await shop.transit('manual-entry', 'post', String(id));
  await shop.transit('manual-entry', 'reverse', String(id), 'Twice');
  const lines = await posted(id);
  expect(lines.map(({ date, takes_back, amount }) => [date, takes_back, amount])).toEqual([
    [addDays(day, -2), false, 50_000],
    [addDays(day, -2), false, -50_000],
    [day, true, -50_000],
    [day, true, 50_000],
  ]);
  await expect(shop.transit('manual-entry', 'reverse', String(id), 'Thrice')).rejects.toMatchObject({
    code: 'not_in_this_state',
  });
  await expect(shop.remove('manual-entry', String(id))).rejects.toMatchObject({ code: 'delete_refused' });
  expect(await posted(id)).toEqual(lines);
});

test('a draft is changed and deleted at will, and its number follows without a gap', async () => {
  const { id } = await write();
  await shop.change('manual-entry', String(id), { lines: wear(7), version: 1 });
  await shop.remove('manual-entry', String(id));
  const next = await write();
  const done = await shop.transit('manual-entry', 'post', String(next.id));
  expect(done).toMatchObject({ number: expect.stringMatching(/J0003$/) });
});

test.each<[string, object, string]>([
  ['out of balance', { lines: [wear(5)[0], wear(4)[1]] }, 'lines'],
  ['of one line', { lines: [wear(5)[0]] }, 'lines'],
  ['of no line', { lines: [] }, 'lines'],
  ['with both sides in a line', { lines: [{ ...wear(5)[0], credit: 5 }, wear(5)[1]] }, 'lines.0.debit'],
  ['with a line of nothing', { lines: [...wear(5), { account: CHART.rent }] }, 'lines.2.debit'],
  ['with less than nothing', { lines: [{ account: CHART.rent, debit: -5 }, wear(5)[1]] }, 'lines.0.debit'],
  ['of a day to come', { date: addDays(day, 1) }, 'date'],
  ['without a word', { memo: ' ' }, 'memo'],
])('an entry %s is refused under its field', async (_, said, field) => {
  await expect(write(said)).rejects.toMatchObject({ problems: { [field]: expect.anything() } });
});

test('accounts that documents keep are not written on by hand', async () => {
  const { cash, customers, suppliers, inventory, vatInput, vatOutput, betweenBranches, retainedEarnings } =
    CHART;
  const theirs = [
    cash,
    customers,
    suppliers,
    inventory,
    vatInput,
    vatOutput,
    betweenBranches,
    retainedEarnings,
  ];
  for (const account of [...theirs, '9999', `${CHART.cash}-01`]) {
    expect(MANUAL_ACCOUNTS as readonly string[]).not.toContain(account);
    const lines = [{ account, debit: 5 }, wear(5)[1]];
    await expect(write({ lines })).rejects.toMatchObject({
      problems: { 'lines.0.account': { key: 'not_choice' } },
    });
  }
});

test('on a day that is locked it is not posted, and takes no number', async () => {
  const { id } = await write({ date: addDays(day, -5) });
  await db.adminQuery('update branches set lock_date = $2 where id = $1', [shop.branch.id, addDays(day, -5)]);
  await expect(shop.transit('manual-entry', 'post', String(id))).rejects.toMatchObject({
    code: 'books_locked',
  });
  expect(await posted(id)).toEqual([]);
  await db.adminQuery('update branches set lock_date = null where id = $1', [shop.branch.id]);
  const done = await shop.transit('manual-entry', 'post', String(id));
  expect(done).toMatchObject({ number: expect.stringMatching(/J0004$/) });
});
