import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

// cspell:ignore Mjomba Ijumaa Amehama

let shop: OwingShop;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const write = (body: object) => shop.owner.ask('POST api/debt', { body });

describe('a debt by hand', () => {
  test('EV-20: an old debtor stands against the opening equity', async () => {
    const asha = await shop.customer();
    const id = await shop.owes(asha, 80_000);
    expect(await shop.posted(id)).toEqual({ 1100: 80_000, 3010: -80_000 });
    expect(await shop.find('debt', id)).toMatchObject({
      party_name: 'Asha Juma',
      remain_amount: 80_000,
      paid_amount: 0,
      status: 'open',
    });
    expect(await shop.find('customer', asha)).toMatchObject({ balance: 80_000 });
  });

  test('EV-21: an old creditor stands against it the other way', async () => {
    const { body } = await write({
      kind: 'creditor',
      origin: 'opening',
      person: 'Duka la Jumla',
      amount: 60_000,
    });
    expect(await shop.posted(body.message.id)).toEqual({ 3010: 60_000, 2000: -60_000 });
  });

  test('is dated back by whoever may date back, and by nobody into the future', async () => {
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
    const old = (date: string) => ({ kind: 'creditor', person: 'Baraka', amount: 500, date });
    const loan = (date: string) => ({
      ...old(date),
      kind: 'debtor',
      origin: 'loan',
      account_id: shop.cash,
      amount: 1,
    });
    const clerk = await shop.clerk('create_debt', 'view_debt');
    const senior = await shop.clerk('create_debt', 'view_debt', 'back_date_sale');
    const made = async (body: object, by = clerk) => (await by.ask('POST api/debt', { body })).status;
    const count = async () => (await shop.owner.ask('GET api/debt/list')).body.message.total;
    const before = await count();
    expect([await made(old(day(-3))), await made(loan(day(-3)))]).toEqual([403, 403]);
    expect(await count()).toBe(before);
    expect([await made(old(day(-3)), senior), await made(old(day(3)), senior)]).toEqual([200, 400]);
    const { date: _, ...today } = old('');
    expect(await made(today)).toBe(200);
  });

  test('EV-22, EV-23: money lent and borrowed leaves or enters an account', async () => {
    const lent = await write({
      kind: 'debtor',
      origin: 'loan',
      person: 'Baraka',
      amount: 30_000,
      account_id: shop.cash,
    });
    expect(await shop.posted(lent.body.message.id)).toEqual({ 1110: 30_000, 1010: -30_000 });
    const loan = {
      kind: 'creditor',
      origin: 'loan',
      person: 'Mjomba',
      amount: 200_000,
      account_id: shop.cash,
    };
    const borrowed = await write(loan);
    expect(await shop.posted(borrowed.body.message.id)).toEqual({ 1010: 200_000, 2020: -200_000 });
  });

  test('is of one party, of some amount, and says where lent money lay', async () => {
    const asha = await shop.customer();
    const faults = async (body: object) => {
      const answer = await write({
        kind: 'debtor',
        origin: 'opening',
        customer_id: asha,
        amount: 5,
        ...body,
      });
      return [answer.status, Object.keys(answer.body.fields ?? {})];
    };
    expect(await faults({ amount: 0 })).toEqual([400, ['amount']]);
    expect(await faults({ customer_id: null, person: 'Juma' })).toEqual([400, ['customer_id']]);
    expect(await faults({ person: 'Juma' })).toEqual([400, ['person']]);
    expect(await faults({ origin: 'loan' })).toEqual([400, ['account_id']]);
    expect(await faults({ origin: 'document' })).toEqual([400, ['origin']]);
    expect(await faults({ due_date: '2020-01-01' })).toEqual([400, ['due_date']]);
    expect(await faults({ remain_amount: 1 })).toEqual([400, ['remain_amount']]);
    expect(await shop.find('customer', asha)).toMatchObject({ balance: 0 });
  });

  test('changes its dates and remarks, and nothing that is posted', async () => {
    const id = await shop.owes(await shop.customer(), 500);
    const change = (body: object) => shop.put(`PUT api/debt?id=${id}`, body);
    const dated = await change({
      version: 1,
      due_date: '2031-01-01',
      promise_date: '2030-12-01',
      remarks: 'Ijumaa',
    });
    expect(dated.body.message).toMatchObject({
      due_date: '2031-01-01',
      promise_date: '2030-12-01',
      version: 2,
    });
    const posted = { kind: 'creditor', origin: 'loan', customer_id: null, person: 'Juma', amount: 600 };
    for (const [column, value] of Object.entries({ ...posted, date: '2026-01-01', account_id: shop.cash })) {
      const { status, body } = await change({ version: 2, [column]: value });
      expect([status, Object.keys(body.fields)]).toEqual([400, [column]]);
      expect(body.fields[column]).toMatch(/^This is posted/);
    }
    expect(await shop.find('debt', id)).toMatchObject({ amount: 500, remain_amount: 500 });
  });

  test('is deleted with its entry while nothing is paid of it', async () => {
    const asha = await shop.customer();
    const [paid, open] = [await shop.owes(asha, 500, { due_date: '2030-01-01' }), await shop.owes(asha, 700)];
    const payment = (await shop.pay(asha, 100)).body.message;
    const refused = await shop.put('POST api/debt/delete', { ids: [paid, open] });
    expect([refused.status, refused.body.refused.map(({ id }: { id: string }) => id)]).toEqual([409, [paid]]);
    const whole = (await shop.pay(asha, 400)).body.message;
    expect((await shop.put('POST api/debt/delete', { ids: [paid] })).status).toBe(409);
    expect(await shop.find('debt', paid)).toMatchObject({ status: 'paid', paid_amount: 500 });
    await shop.put('PUT api/payment/void', { id: whole.id });
    await shop.put('PUT api/payment/void', { id: payment.id });
    expect((await shop.put('POST api/debt/delete', { ids: [paid, open] })).status).toBe(200);
    expect([await shop.posted(paid), await shop.posted(open)]).toEqual([{}, {}]);
    expect(await shop.find('customer', asha)).toMatchObject({ balance: 0 });
  });
});

describe('writing off', () => {
  test('EV-24: a bad debt is a loss', async () => {
    const asha = await shop.customer();
    const id = await shop.owes(asha, 20_000);
    await shop.pay(asha, 8200);
    const { body } = await shop.put('PUT api/debt/write-off', { id, reason: 'Amehama' });
    expect(body.message).toMatchObject({
      paid_amount: 8200,
      written_off_amount: 11_800,
      remain_amount: 0,
      status: 'written_off',
    });
    expect(await shop.posted(id)).toEqual({ 1100: 8200, 3010: -20_000, 6080: 11_800 });
    expect((await shop.put('PUT api/debt/write-off', { id })).body.code).toBe('nothing_remains');
  });

  test('EV-25: what a creditor forgives is income', async () => {
    const { body } = await write({ kind: 'creditor', origin: 'opening', person: 'Duka', amount: 5000 });
    await shop.put('PUT api/debt/write-off', { id: body.message.id });
    expect(await shop.posted(body.message.id)).toEqual({ 3010: 5000, 4900: -5000 });
  });
});
