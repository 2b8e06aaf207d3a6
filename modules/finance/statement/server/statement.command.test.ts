import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { postEntries, saveDeposit } from '#modules/finance/public.ts';
import { registry } from '#modules/registry.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openShop, SHOP_DAY, type Shop } from '#server/testing/shop.ts';
import { presentSaid } from '#server-kit/http/present-said.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { type Statement, statementAnswer } from '../statement.answer.ts';
import { makeStatement, type PartyEntity } from './make-statement.ts';

const customer = registry.entity('customer');
let db: TestDatabase;
let shop: Shop;
let asha: string;

const owe = async (amount: number, date: string) =>
  String(
    (await shop.create('debt', { kind: 'debtor', origin: 'opening', customer_id: asha, amount, date })).id,
  );

const deposit = (amount: bigint, date: string) =>
  shop.work(async ({ tx, branch }) => {
    const source = { kind: 'test', id: newId() as string };
    const party = { kind: 'customer' as const, id: asha };
    await saveDeposit(tx, { branch, party, source, amount, date });
    const lines = [
      { account: '1010', debit: amount },
      { account: '2100', credit: amount, party },
    ];
    await postEntries(tx, [{ branch_id: branch.id, date, source, lines }]);
  });

const statement = (date?: string, date_to?: string) =>
  shop.ask(async (context) => {
    const made = await makeStatement(context, customer as PartyEntity, { id: asha, date, date_to });
    return presentSaid(statementAnswer, made, context) as Statement;
  });

beforeAll(async () => {
  db = await testDatabase();
  shop = await openShop(db);
  asha = String((await shop.create('customer', { name: 'Asha' })).id);
  await owe(50, '2026-09-30');
  await owe(30, '2026-10-05');
  await deposit(2000n, '2026-10-10');
  await owe(7, '2026-11-02');
});
afterAll(async () => {
  await booksHold(db);
  await db.close();
});

test('the balance runs from what was owed before to what is owed at the end', async () => {
  const made = await statement('2026-10-01', '2026-10-31');
  expect(made).toMatchObject({ name: 'Asha', opening: 50, debit: 30, credit: 20, closing: 60 });
  expect(
    made.rows.map(({ date, source_kind, debit, credit, balance }) => [
      date,
      source_kind,
      debit,
      credit,
      balance,
    ]),
  ).toEqual([
    ['2026-10-05', 'debt', 30, 0, 80],
    ['2026-10-10', 'test', 0, 20, 60],
  ]);
});

test('where no days are said it is of the last three months', async () => {
  expect(await statement()).toMatchObject({ date: '2026-08-22', date_to: SHOP_DAY, opening: 0, closing: 67 });
});

test('what was taken back stands in it twice, and moves nothing in the end', async () => {
  const id = await owe(11, '2026-11-03');
  await shop.remove('debt', id);
  const { rows, closing } = await statement('2026-11-03');
  expect(rows.map(({ is_reversal, balance }) => [is_reversal, balance])).toEqual([
    [false, 78],
    [true, 67],
  ]);
  expect(closing).toBe(67);
});
