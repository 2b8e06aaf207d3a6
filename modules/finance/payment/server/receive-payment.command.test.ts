import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

// cspell:ignore Ijumaa

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const standing = async (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { paid_amount, remain_amount, status } = await shop.find('debt', id);
      return [paid_amount, remain_amount, status];
    }),
  );

const balance = async (customer: string) => (await shop.find('customer', customer)).balance;

describe('what a customer pays', () => {
  test('goes to the oldest due first, and each debt gets a row in its history', async () => {
    const asha = await shop.customer();
    const later = await shop.owes(asha, 50_000, { due_date: '2030-02-01' });
    const sooner = await shop.owes(asha, 30_000, { due_date: '2030-01-01' });
    const { status, body } = await shop.pay(asha, 40_000, { remarks: 'Ijumaa' });
    expect([status, body.message]).toEqual([
      200,
      expect.objectContaining({
        party_name: 'Asha Juma',
        kind: 'customer',
        amount: 40_000,
        debts_amount: 40_000,
        deposit_amount: 0,
        status: 'posted',
        remarks: 'Ijumaa',
      }),
    ]);
    expect(await standing(sooner, later)).toEqual([
      [30_000, 0, 'paid'],
      [10_000, 40_000, 'part_paid'],
    ]);
    expect(await shop.posted(body.message.id)).toEqual({ 1010: 40_000, 1100: -40_000 });
    expect(await balance(asha)).toBe(40_000);
    const { data } = (await shop.owner.ask(`GET api/debt-history/list?payment_id=${body.message.id}`)).body
      .message;
    const rows = data.map(({ debt_id, before, amount, after }: Record<string, unknown>) => [
      debt_id,
      before,
      amount,
      after,
    ]);
    expect(rows.sort()).toEqual(
      [
        [sooner, 30_000, 30_000, 0],
        [later, 50_000, 10_000, 40_000],
      ].sort(),
    );
  });

  test('goes to the chosen debts alone, and the rest is a deposit', async () => {
    const juma = await shop.customer('Juma');
    const old = await shop.owes(juma, 10_000, { due_date: '2030-01-01' });
    const chosen = await shop.owes(juma, 20_000, { due_date: '2030-02-01' });
    const { body } = await shop.pay(juma, 25_000, { debts: [chosen] });
    expect(body.message).toMatchObject({ debts_amount: 20_000, deposit_amount: 5000 });
    expect(await standing(old, chosen)).toEqual([
      [0, 10_000, 'open'],
      [20_000, 0, 'paid'],
    ]);
    expect(await shop.posted(body.message.id)).toEqual({ 1010: 25_000, 1100: -20_000, 2100: -5000 });
    expect(await balance(juma)).toBe(5000);
  });

  test('is refused for the debt of somebody else, and pays nothing', async () => {
    const [neema, baraka] = [await shop.customer('Neema'), await shop.customer('Baraka')];
    const owed = await shop.owes(baraka, 1000);
    expect((await shop.pay(neema, 1000, { debts: [owed] })).status).toBe(404);
    expect(await standing(owed)).toEqual([[0, 1000, 'open']]);
    expect(await balance(neema)).toBe(0);
  });

  test('lands once, however often it is sent', async () => {
    const asha = await shop.customer();
    const owed = await shop.owes(asha, 9000);
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => shop.pay(asha, 4000, { id })));
    expect(answers.map(({ status, body }) => [status, body.message.id])).toEqual(
      answers.map(() => [200, id]),
    );
    expect(await standing(owed)).toEqual([[4000, 5000, 'part_paid']]);
    expect((await shop.pay(asha, 4001, { id })).status).toBe(422);
  });

  test('names an account of the business, a real amount and a day that has come', async () => {
    const asha = await shop.customer();
    const asked = async (more: object) => {
      const { status, body } = await shop.pay(asha, 100, more);
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await asked({ account_id: undefined })).toEqual([400, ['account_id']]);
    expect(await asked({ account_id: newId() })).toEqual([400, ['account_id']]);
    expect(await asked({ account_id: shop.bank })).toEqual([400, ['account_id']]);
    expect(await asked({ amount: 0 })).toEqual([400, ['amount']]);
    expect(await asked({ date: '2999-01-01' })).toEqual([400, ['date']]);
    expect(await balance(asha)).toBe(0);
  });

  test('on a day that is past needs the right to back-date', async () => {
    const asha = await shop.customer();
    const clerk = await shop.clerk('create_payment', 'view_payment');
    const body = { kind: 'customer', party_id: asha, amount: 100, account_id: shop.cash, mode: 'cash' };
    const past = { ...body, date: '2026-01-05' };
    expect((await shop.make('POST api/payment', past, shop.branch_id, clerk)).status).toBe(403);
    expect((await shop.make('POST api/payment', body, shop.branch_id, clerk)).status).toBe(200);
    expect((await shop.pay(asha, 100, { date: '2026-01-05' })).body.message).toMatchObject({
      date: '2026-01-05',
    });
  });
});

describe('a payment at another branch', () => {
  test('takes the debt off there, and the branches owe each other through 1900', async () => {
    const asha = await shop.customer();
    const there = await shop.owes(asha, 7000, {}, shop.other_branch);
    const here = await shop.owes(asha, 3000, { due_date: '2030-01-01' });
    const { body } = await shop.pay(asha, 11_000);
    expect(await shop.posted(body.message.id)).toEqual({
      1010: 11_000,
      1100: -3000,
      1900: -7000,
      2100: -1000,
      '1100 there': -7000,
      '1900 there': 7000,
    });
    expect(await standing(here)).toEqual([[3000, 0, 'paid']]);
    expect(await shop.find('debt', there, shop.other_branch)).toMatchObject({
      remain_amount: 0,
      status: 'paid',
    });
    const { data } = (await shop.owner.ask('GET api/debt-history/list', { branch: shop.other_branch })).body
      .message;
    expect(data).toEqual([expect.objectContaining({ debt_id: there, amount: 7000 })]);
  });

  test('pays nothing in a branch that the cashier may not enter', async () => {
    const asha = await shop.customer();
    await shop.owes(asha, 7000, {}, shop.other_branch);
    const clerk = await shop.clerk('create_payment', 'view_payment');
    const body = { kind: 'customer', party_id: asha, amount: 500, account_id: shop.cash, mode: 'cash' };
    expect((await shop.make('POST api/payment', body, shop.branch_id, clerk)).body.message).toMatchObject({
      debts_amount: 0,
      deposit_amount: 500,
    });
  });
});

describe('a deposit', () => {
  test('EV-10, EV-11: is paid ahead, and pays a debt later without money', async () => {
    const asha = await shop.customer();
    const ahead = await shop.pay(asha, 100_000, {
      account_id: shop.wallet,
      mode: 'emoney',
      reference: 'BKL7T2Q9XA',
    });
    expect(await shop.posted(ahead.body.message.id)).toEqual({ 1030: 100_000, 2100: -100_000 });
    const owed = await shop.owes(asha, 150_000);
    const used = await shop.pay(asha, 100_000, { account_id: undefined, mode: 'deposit' });
    expect(await shop.posted(used.body.message.id)).toEqual({ 2100: 100_000, 1100: -100_000 });
    expect(await standing(owed)).toEqual([[100_000, 50_000, 'part_paid']]);
    const more = await shop.pay(asha, 1, { account_id: undefined, mode: 'deposit' });
    expect([more.status, more.body.code]).toEqual([409, 'deposit_too_small']);
  });

  test('EV-12: is paid back, never more than there is', async () => {
    const asha = await shop.customer();
    await shop.pay(asha, 100_000);
    const back = { party_id: asha, account_id: shop.cash, mode: 'cash', amount: 100_000 };
    const { body } = await shop.make('POST api/payment/pay-back', back);
    expect(body.message).toMatchObject({ direction: 'out', deposit_amount: -100_000 });
    expect(await shop.posted(body.message.id)).toEqual({ 2100: 100_000, 1010: -100_000 });
    expect((await shop.make('POST api/payment/pay-back', back)).body.code).toBe('deposit_too_small');
  });

  test('goes back out of a till only as far as there is money in it', async () => {
    const poor = await openOwingShop(shop.system);
    const asha = await poor.customer();
    await poor.pay(asha, 5000, { account_id: poor.wallet, mode: 'emoney', reference: 'RTY987QWE' });
    const clerk = await poor.clerk('create_payment', 'view_payment');
    const back = { party_id: asha, account_id: poor.cash, mode: 'cash', amount: 5000 };
    const refused = await poor.make('POST api/payment/pay-back', back, poor.branch_id, clerk);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_enough_cash']);
    expect((await poor.make('POST api/payment/pay-back', back)).status).toBe(200);
  });

  test('goes back by a transfer that has paid nothing else', async () => {
    const asha = await shop.customer();
    const transfer = { account_id: shop.wallet, mode: 'emoney', reference: 'PQR555STU' };
    await shop.pay(asha, 5000, transfer);
    const back = { party_id: asha, amount: 5000, ...transfer };
    expect((await shop.make('POST api/payment/pay-back', back)).body.code).toBe('reference_used');
    const other = await shop.make('POST api/payment/pay-back', { ...back, reference: 'PQR556STU' });
    expect(other.status).toBe(200);
  });

  test('pays no more than is owed', async () => {
    const asha = await shop.customer();
    await shop.pay(asha, 5000);
    await shop.owes(asha, 1000);
    const { status, body } = await shop.pay(asha, 2000, { account_id: undefined, mode: 'deposit' });
    expect([status, body.code]).toEqual([409, 'more_than_owed']);
  });

  test('is not spent twice by two at once', async () => {
    const asha = await shop.customer();
    await shop.pay(asha, 1000);
    const back = { party_id: asha, account_id: shop.cash, mode: 'cash', amount: 1000 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.make('POST api/payment/pay-back', back)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

test('one transfer of a wallet pays once', async () => {
  const asha = await shop.customer();
  const transfer = { account_id: shop.wallet, mode: 'emoney', reference: 'QWE123RTY' };
  expect((await shop.pay(asha, 700, transfer)).status).toBe(200);
  expect((await shop.pay(asha, 700, { ...transfer, reference: 'qwe 123 rty' })).body.code).toBe(
    'reference_used',
  );
});
