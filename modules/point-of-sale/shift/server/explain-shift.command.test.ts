import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
let safe: string;
let fuel: string;
beforeAll(async () => {
  shop = await openTillShop({ cash_difference_limit: 10_000 });
  const listed = async (path: string) => (await shop.owner.ask(`GET api/${path}`)).body.message.data;
  safe = (await listed('account/list')).find(({ name }: { name: string }) => name === 'Safe').id;
  const made = await shop.owner.ask('POST api/expense-type', {
    body: { name: 'Fuel', ledger_account: '5100' },
  });
  fuel = made.body.message.id;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(async () => {
  await shop.closeAll();
  await shop.make('POST api/transaction', {
    ...{ type: 'deposit', account_id: shop.cash, counterpart: 'owner_capital', amount: 981_750 },
  });
});

const explain = (shift_id: string, body: object, by = shop.owner) =>
  shop.make('POST api/shift/explain', { shift_id, ...body }, by);
const left = async (id: string) => (await shop.seen(id)).to_be_explained;
const code = ({ body }: { body: { code?: string } }) => body.code;
/** What the books have in 1050 and 6100. */
const balances = async () => {
  const rows = await shop.system.db.adminQuery<{ code: string; amount: bigint }>(
    `select account_code as code, sum(debit - credit)::bigint as amount from journal_lines
     where business_id = $1 and account_code in ('1050', '6100') group by 1`,
    [shop.business_id],
  );
  const of = (wanted: string) => Number(rows.find((row) => row.code === wanted)?.amount ?? 0n) / 100;
  return { waits: of('1050'), short: of('6100') };
};

describe('a float far from what the books say', () => {
  test('is no loss: the difference waits to be explained, in parts and no further', async () => {
    const before = await balances();
    const id = await shop.opened(50_000);
    expect(await shop.seen(id)).toMatchObject({ opening_difference: -931_750, to_be_explained: 931_750 });
    expect(await shop.entryOf(id)).toEqual({ '1010': -93_175_000n, '1050': 93_175_000n });
    const moved = newId();
    const answers = [
      await explain(id, { id: moved, answer: 'transfer', amount: 850_000, account_id: safe }),
      await explain(id, { answer: 'owner_took', amount: 60_000 }),
      await explain(id, { answer: 'missing', amount: 9950 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.message).toMatchObject({ to_be_explained: 81_750 });
    expect(await shop.entryOf(moved)).toEqual({ '1010': 85_000_000n, '1050': -85_000_000n });
    expect(code(await explain(id, { answer: 'owner_took', amount: 11_801 }))).toBe('more_than_to_explain');
    expect(await left(id)).toBe(11_800);
    const spent = newId();
    const expense = await explain(id, {
      ...{ id: spent, answer: 'expense', amount: 11_800, expense_type_id: fuel },
      ...{ tax_type: 'standard', has_receipt: true, receipt_number: '88-1' },
    });
    expect(expense.body.success, JSON.stringify(expense.body)).toBe(true);
    expect(await shop.entryOf(spent)).toEqual({ '1050': -1_180_000n, '1300': 180_000n, '5100': 1_000_000n });
    expect(await left(id)).toBe(0);
    expect(code(await explain(id, { answer: 'missing', amount: 1 }))).toBe('nothing_to_explain');
    expect(await balances()).toEqual({ waits: before.waits, short: before.short + 9950 });
    expect(await shop.till()).toBe(50_000);
    expect((await shop.seen(id)).explanations).toHaveLength(4);
  });

  test('takes no answer that does not fit, and none about the till itself', async () => {
    const id = await shop.opened(50_000);
    for (const answer of ['owner_brought', 'found'])
      expect(code(await explain(id, { answer, amount: 1000 }))).toBe('answer_does_not_fit');
    const same = await explain(id, { answer: 'transfer', amount: 1000, account_id: shop.cash });
    expect(same.body.fields).toHaveProperty('account_id');
    expect((await explain(id, { answer: 'transfer', amount: 1000 })).body.fields).toHaveProperty(
      'account_id',
    );
    expect((await explain(id, { answer: 'missing', amount: 0 })).status).toBe(400);
    expect((await explain(id, { answer: 'expense', amount: 5 })).status).toBe(400);
    expect(await left(id)).toBe(931_750);
  });

  test('may be more than the books say: then somebody brought it, or it was found', async () => {
    const id = await shop.opened(1_059_750);
    expect(await left(id)).toBe(-78_000);
    for (const answer of ['owner_took', 'missing', 'expense'])
      expect(code(await explain(id, { answer, amount: 1, expense_type_id: fuel }))).toBe(
        'answer_does_not_fit',
      );
    await shop.make('POST api/transaction', {
      ...{ type: 'deposit', account_id: shop.bank, counterpart: 'owner_capital', amount: 50_000 },
    });
    const moved = newId();
    await explain(id, { id: moved, answer: 'transfer', amount: 50_000, account_id: shop.bank });
    expect(await shop.entryOf(moved)).toEqual({ '1020': -5_000_000n, '1050': 5_000_000n });
    const brought = newId();
    await explain(id, { id: brought, answer: 'owner_brought', amount: 20_000 });
    expect(await shop.entryOf(brought)).toEqual({ '1050': 2_000_000n, '3000': -2_000_000n });
    await explain(id, { answer: 'found', amount: 8000 });
    expect(await left(id)).toBe(0);
  });

  test('is over or short as before up to the limit, which counts with it', async () => {
    const id = await shop.opened(971_750);
    expect(await shop.seen(id)).toMatchObject({ opening_difference: -10_000, to_be_explained: 0 });
    expect(await shop.entryOf(id)).toEqual({ '1010': -1_000_000n, '6100': 1_000_000n });
    await shop.closed(id, 971_750);
    const next = await shop.opened(961_749);
    expect(await left(next)).toBe(10_001);
  });

  test('is open again once an answer is voided, also after the shift was closed', async () => {
    const id = await shop.opened(50_000);
    await shop.closed(id, 50_000);
    const moved = newId();
    await explain(id, { id: moved, answer: 'owner_took', amount: 931_750 });
    expect(await left(id)).toBe(0);
    const voided = await shop.owner.ask('PUT api/transaction/void', {
      body: { id: moved },
      headers: { 'idempotency-key': newId() },
    });
    expect(voided.status).toBe(200);
    expect(await left(id)).toBe(931_750);
    await explain(id, { answer: 'missing', amount: 931_750 });
    expect(await left(id)).toBe(0);
  });

  test('is answered once where many answer at once', async () => {
    const id = await shop.opened(50_000);
    const parts = [1, 2, 3, 4].map(() => explain(id, { answer: 'owner_took', amount: 400_000 }));
    const codes = (await Promise.all(parts)).map(code);
    expect(codes.filter((one) => one === undefined)).toHaveLength(2);
    expect(await left(id)).toBe(131_750);
  });
});

describe('who may say where the money is', () => {
  test('sees balances and moves money; others see neither the question nor the amount', async () => {
    const cashier = await shop.clerk('create_sale', 'list_sales', 'view_sale');
    const { body } = await shop.open(50_000, cashier);
    const { id } = body.message;
    for (const hidden of ['to_be_explained', 'unexplained_at_opening', 'opening_difference'])
      expect(body.message).not.toHaveProperty(hidden);
    for (const rights of [['create_sale'], ['create_transaction'], ['view_account_balance', 'create_sale']]) {
      const by = await shop.clerk('list_sales', ...rights);
      expect((await explain(id, { answer: 'missing', amount: 1 }, by)).status, rights.join()).toBe(403);
    }
    const manager = await shop.clerk(
      'create_transaction',
      'view_account_balance',
      'create_sale',
      'list_sales',
    );
    expect((await explain(id, { answer: 'missing', amount: 931_750 }, manager)).status).toBe(200);
  });

  test('is told by the bell when somebody else counts; whoever counted is asked on the spot', async () => {
    const bell = async () =>
      (await shop.owner.ask('GET api/notification/list')).body.message.data.filter(
        ({ kind }: { kind: string }) => kind === 'cash_to_explain',
      );
    const before = await bell();
    const id = await shop.opened(50_000);
    expect(await bell()).toEqual(before);
    await shop.closed(id, 50_000);
    const cashier = await shop.clerk('create_sale');
    const opened = (await shop.open(0, cashier)).body.message;
    expect((await bell())[0]).toMatchObject({ link: `/point-of-sale/shift-view?id=${opened.id}` });
    expect(await bell()).toHaveLength(before.length + 1);
  });
});

test('a shift is opened on the drawer of a till and not on a safe', async () => {
  const refused = await shop.make('POST api/shift/open', { account_id: safe, float: 0 });
  expect(refused.body.fields).toHaveProperty('account_id');
  expect(refused.status).toBe(400);
});

test('only a count finds money: a transaction by hand does not', async () => {
  for (const [type, counterpart] of [
    ['withdraw', 'missing'],
    ['deposit', 'found'],
  ]) {
    const { body } = await shop.make('POST api/transaction', {
      ...{ type, account_id: shop.cash, counterpart, amount: 5 },
    });
    expect(body.fields).toHaveProperty('counterpart');
  }
});
