import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';

let shop: SellingShop;
let other: string;
let otherCash: string;
/** The last two years that are over. */
const LAST = new Date().getUTCFullYear() - 1;
const FIRST = LAST - 1;

beforeAll(async () => {
  shop = await openSellingShop();
  const made = await shop.owner.ask('POST api/branch', {
    body: { name: 'Mwenge', phone_number: '0754321000' },
  });
  other = made.body.message.id;
  const accounts = await shop.owner.ask('GET api/account/list?limit=50', { branch: other });
  otherCash = accounts.body.message.data[0].id;
  await move(shop.branch_id, shop.cash, 'income', 1000, `${FIRST}-05-01`);
  await move(shop.branch_id, shop.cash, 'drawings', 40, `${FIRST}-06-01`);
  await move(other, otherCash, 'income', 700, `${LAST}-12-31`);
  await move(other, otherCash, 'expense', 300, `${LAST}-12-31`);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

async function move(branch: string, account_id: string, counterpart: string, amount: number, date: string) {
  const id = newId();
  const type = ['income', 'owner_capital'].includes(counterpart) ? 'deposit' : 'withdraw';
  const types = await shop.owner.ask('GET api/expense-type/list?limit=1');
  const expense_type_id = counterpart === 'expense' ? types.body.message.data[0].id : null;
  const answer = await shop.owner.ask('POST api/transaction', {
    body: { id, type, account_id, counterpart, amount, date, expense_type_id },
    branch,
    headers: { 'idempotency-key': id },
  });
  return answer.body;
}
const close = (year: number, by: TestBrowser = shop.owner) =>
  by.ask('POST api/year-close/close', { body: { year }, headers: { 'idempotency-key': newId() } });
const reopen = (year: number, reason: string | null = 'a bill was forgotten', by = shop.owner) =>
  by.ask('PUT api/year-close/reopen', { body: { year, reason }, headers: { 'idempotency-key': newId() } });

/** What a branch has on accounts of income and cost and on retained earnings at the end of a year, in minor units. */
async function standing(branch: string, year: number): Promise<Record<string, number>> {
  const rows = await shop.system.db.adminQuery<{ account: string; amount: number }>(
    `select split_part(account_code, '-', 1) as account, sum(debit - credit)::int as amount from journal_lines
     where branch_id = $1 and date <= $2 and account_code ~ '^(3900|3020|[456])' group by 1 having sum(debit - credit) <> 0`,
    [branch, `${year}-12-31`],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
const locks = async () => {
  const rows = await shop.system.db.adminQuery<{ day: string | null }>(
    'select lock_date::text as day from branches where id = any($1) order by name desc',
    [[shop.branch_id, other]],
  );
  return rows.map(({ day }) => day).sort();
};
const statement = async (year: number) => {
  const days = `date=${year}-01-01&date_to=${year}-12-31`;
  return (await shop.owner.ask(`GET api/report/income-statement?${days}`)).body.message.net_profit;
};

describe('a year', () => {
  test('is closed in order, once it is over', async () => {
    const before = [await standing(other, LAST), await locks()];
    expect((await close(LAST)).body.code).toBe('earlier_year_open');
    expect((await close(LAST + 1)).body.code).toBe('year_not_over');
    expect((await reopen(FIRST)).body.code).toBe('year_is_open');
    expect([await standing(other, LAST), await locks()]).toEqual(before);
  });

  test('goes to retained earnings in each branch, drawings stay, and its days are locked', async () => {
    const earned = await statement(FIRST);
    const seen = (await shop.owner.ask('GET api/year-close/foresee')).body.message;
    expect(seen).toMatchObject({ year: FIRST, last_closed: null });
    const done = (await close(FIRST)).body.message;
    expect(done.branches.map(({ profit }: { profit: number }) => profit).sort()).toEqual([0, 1000]);
    expect(seen.branches.map(({ profit }: { profit: number }) => profit).sort()).toEqual([0, 1000]);
    expect(await standing(shop.branch_id, FIRST)).toEqual({ 3020: 4000, 3900: -100_000 });
    expect(await locks()).toEqual([`${FIRST}-12-31`, `${FIRST}-12-31`]);
    expect(await statement(FIRST)).toBe(earned);
    expect((await close(FIRST)).body.code).toBe('year_closed');
    expect((await move(shop.branch_id, shop.cash, 'income', 5, `${FIRST}-12-31`)).code).toBe('books_locked');
  });

  test('is closed behind locks of either kind, and further locks stay', async () => {
    await shop.system.db.adminQuery('update branches set lock_date = $2, soft_lock_date = $2 where id = $1', [
      other,
      `${LAST + 1}-01-31`,
    ]);
    expect((await close(LAST)).status).toBe(200);
    expect(await standing(other, LAST)).toEqual({ 3900: -40_000 });
    expect(await locks()).toEqual([`${LAST}-12-31`, `${LAST + 1}-01-31`]);
  });

  test('is opened again from the last, by an owner who says why, and its locks go back', async () => {
    const clerk = await shop.clerk('close_books');
    expect((await reopen(LAST, 'x', clerk)).body.code).toBe('owners_unlock');
    expect((await reopen(FIRST)).body.code).toBe('later_year_closed');
    expect(Object.keys((await reopen(LAST, null)).body.fields)).toEqual(['reason']);
    expect(await standing(other, LAST)).toEqual({ 3900: -40_000 });
    expect((await reopen(LAST)).status).toBe(200);
    expect((await close(LAST, clerk)).status).toBe(403);
    expect(await standing(other, LAST)).toEqual({ 4900: -70_000, 6070: 30_000 });
    expect(await locks()).toEqual([`${FIRST}-12-31`, `${LAST + 1}-01-31`]);
    const [told] = (await shop.owner.ask('GET api/activity/list?entity=year-close')).body.message.data;
    expect(told.reason).toBe('a bill was forgotten');
    await move(shop.branch_id, shop.cash, 'income', 15, `${LAST}-12-30`);
    expect((await close(LAST)).status).toBe(200);
    expect(await standing(shop.branch_id, LAST)).toEqual({ 3020: 4000, 3900: -101_500 });
  });

  test('closed by two at once is closed once', async () => {
    await reopen(LAST);
    const both = await Promise.all([close(LAST), close(LAST)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await standing(other, LAST)).toEqual({ 3900: -40_000 });
  });
});
