import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const asha = async (body = {}) =>
  (await shop.post('customer', { name: 'Asha Ahead', ...body })).body.message.id;

/** A job of 35,000 of a customer, with what was paid ahead for it. */
async function paidAhead(customer_id: string, amount: number, body = {}) {
  const job = await shop.job({ customer_id, ...body });
  const answer = await shop.step('take-deposit', job.id, { amount, account_id: shop.wallet });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.message;
}

const balanceOf = async (id: string) => (await shop.find('customer', id)).balance;

describe('a deposit of a job', () => {
  test('lies with the house as the customer’s, and pays the job as it is done, the rest as it is collected', async () => {
    const customer_id = await asha();
    const product_id = await shop.stocked(12_000n, 51_600_000n, { selling_price: 58_000 });
    const parts = [{ product_id, quantity: 2 }];
    const { id } = await paidAhead(customer_id, 50_000, { parts });
    expect(await shop.find('service', id)).toMatchObject({ deposit: 50_000, paid_amount: 50_000 });
    expect(await balanceOf(customer_id)).toBe(-50_000);
    await shop.step('start', id);
    expect((await shop.step('finish', id)).status).toBe(200);
    expect(await shop.find('service', id)).toMatchObject({
      ...{ total_amount: 151_000, paid_amount: 50_000, remain_amount: 101_000 },
    });
    expect(await balanceOf(customer_id)).toBe(101_000);
    expect((await shop.step('collect', id, { paid: 5 })).body.fields).toHaveProperty('account_id');
    const fetched = await shop.step('collect', id, { account_id: shop.cash, collected_by: 'Juma' });
    expect(fetched.body.message).toMatchObject({ remain_amount: 0, collected_by: 'Juma' });
    expect(await balanceOf(customer_id)).toBe(0);
  });

  test('that is more than the bill stays the customer’s, and asks for no right to credit', async () => {
    const customer_id = await asha({ credit_limit: 0 });
    const { id } = await paidAhead(customer_id, 40_000);
    const clerk = await shop.clerk('modify_service', 'view_service');
    await shop.step('start', id, {}, clerk);
    expect((await shop.step('finish', id, {}, clerk)).status).toBe(200);
    expect(await shop.find('service', id)).toMatchObject({ paid_amount: 35_000, remain_amount: 0 });
    expect(await balanceOf(customer_id)).toBe(-5_000);
  });

  test('that is less than the bill leaves the rest to credit, which is asked for', async () => {
    const { id } = await paidAhead(await asha(), 34_000);
    const clerk = await shop.clerk('modify_service', 'view_service');
    await shop.step('start', id);
    expect((await shop.step('finish', id, {}, clerk)).status).toBe(403);
    expect((await shop.step('finish', id, { account_id: shop.cash }, clerk)).status).toBe(200);
    expect(await shop.find('service', id)).toMatchObject({ paid_amount: 35_000, remain_amount: 0 });
  });

  test('for one job pays no other, nor what was paid ahead for nothing a job without one', async () => {
    const customer_id = await asha();
    const first = await paidAhead(customer_id, 20_000);
    const second = await paidAhead(customer_id, 10_000);
    // Half of the first is paid back at the counter meanwhile.
    const back = { kind: 'customer', party_id: customer_id, account_id: shop.wallet, mode: 'emoney' };
    await shop.make('POST api/payment/pay-back', { ...back, amount: 10_000 });
    await shop.step('start', first.id);
    await shop.step('finish', first.id);
    expect(await shop.find('service', first.id)).toMatchObject({ paid_amount: 10_000 });
    const plain = await shop.done({ customer_id });
    expect(plain).toMatchObject({ paid_amount: 0, remain_amount: 35_000 });
    await shop.step('start', second.id);
    await shop.step('finish', second.id);
    expect(await shop.find('service', second.id)).toMatchObject({ paid_amount: 10_000 });
  });

  test('is of a customer, who is not exchanged behind it, and whoever takes it may take payments', async () => {
    const nobody = await shop.job({ customer_id: null });
    const given = { amount: 5_000, account_id: shop.cash };
    expect((await shop.step('take-deposit', nobody.id, given)).body.code).toBe('nobody_pays_ahead');
    const { id } = await paidAhead(await asha(), 5_000);
    const { version } = await shop.find('service', id);
    const other = await shop.owner.ask(`PUT api/service?id=${id}`, {
      body: { version, customer_id: shop.customer },
    });
    expect(other.body.fields).toHaveProperty('customer_id');
    const clerk = await shop.clerk('modify_service', 'view_service');
    expect((await shop.step('take-deposit', id, given, clerk)).status).toBe(403);
    expect(await shop.find('service', id)).toMatchObject({ deposit: 5_000 });
  });
});

describe('a deposit that is paid as a job is taken in', () => {
  const given = () => ({ deposit_amount: 20_000, deposit_account_id: shop.wallet });

  test('is that of the job, in the books and on its ticket, by one command', async () => {
    const customer_id = await asha();
    const job = await shop.job({ customer_id, ...given(), deposit_reference: 'MP1X' });
    expect(job).toMatchObject({ deposit: 20_000, paid_amount: 20_000 });
    expect(await balanceOf(customer_id)).toBe(-20_000);
    const [paid] = await shop.system.db.adminQuery(
      'select id, amount, mode, reference from payments where customer_id = $1',
      [customer_id],
    );
    expect(paid).toMatchObject({ amount: 2_000_000n, mode: 'emoney', reference: 'MP1X' });
    expect(await shop.entryOf(String(paid?.id))).toMatchObject({ 2100: -2_000_000n });
    await shop.step('start', job.id);
    await shop.step('finish', job.id);
    expect(await shop.find('service', job.id)).toMatchObject({ paid_amount: 20_000, remain_amount: 15_000 });
  });

  test('names what it lacks, and whoever takes it may take payments; then nothing is taken in', async () => {
    const count = async () =>
      (await shop.system.db.adminQuery('select id from services union all select id from payments')).length;
    const before = await count();
    const take = async (body: object, by = shop.owner) =>
      (await shop.post('service', { service_type_id: shop.repair, ...body }, by)).body;
    const customer_id = await asha();
    expect((await take(given())).fields).toHaveProperty('customer_id');
    expect((await take({ customer_id, deposit_amount: 5 })).fields).toHaveProperty('deposit_account_id');
    const { deposit_account_id } = given();
    expect((await take({ customer_id, deposit_account_id })).fields).toHaveProperty('deposit_amount');
    const alone = await take({ customer_id, deposit_reference: 'DK22N8FK524' });
    expect(Object.keys(alone.fields).sort()).toEqual([
      'deposit_account_id',
      'deposit_amount',
      'deposit_reference',
    ]);
    const unknown = { ...given(), deposit_account_id: customer_id };
    expect((await take({ customer_id, ...unknown })).fields).toHaveProperty('deposit_account_id');
    const clerk = await shop.clerk('create_service', 'view_service');
    expect((await take({ customer_id, ...given() }, clerk)).code).toBe('permission_denied');
    const past = await take({ customer_id, ...given(), is_history: true });
    expect(past.fields).toHaveProperty('deposit_amount');
    expect(await count()).toBe(before);
    const cashier = await shop.clerk('create_service', 'view_service', 'create_payment');
    expect(await shop.job({ customer_id, ...given() }, cashier)).toMatchObject({ deposit: 20_000 });
  });
});

describe('a job that is given up', () => {
  test('before the work pays its deposit back, or leaves it with the house as the customer’s', async () => {
    const customer_id = await asha();
    const { id } = await paidAhead(customer_id, 50_000);
    const given = { reason: 'Not wanted', account_id: shop.wallet };
    const clerk = await shop.clerk('modify_service', 'view_service');
    expect((await shop.step('cancel', id, given, clerk)).status).toBe(403);
    expect((await shop.step('cancel', id, given)).status).toBe(200);
    expect(await balanceOf(customer_id)).toBe(0);
    expect(await shop.find('service', id)).toMatchObject({ status: 'cancelled', paid_amount: 0 });
    const left = await paidAhead(customer_id, 50_000);
    await shop.step('cancel', left.id, { reason: 'Not wanted' });
    expect(await balanceOf(customer_id)).toBe(-50_000);
  });

  test('charges the diagnosis out of the deposit, as work with its VAT, and pays back the rest', async () => {
    const customer_id = await asha();
    const { id } = await paidAhead(customer_id, 50_000);
    await shop.step('start', id);
    const given = { reason: 'Too dear', charge: 10_000, account_id: shop.wallet };
    expect((await shop.step('cancel', id, given)).body.message).toMatchObject({
      ...{ status: 'cancelled', total_amount: 10_000, net_amount: 8474.58, tax: 1525.42 },
      ...{ paid_amount: 10_000, remain_amount: 0 },
    });
    const { sale_id } = await shop.find('service', id);
    expect(await shop.entryOf(sale_id)).toEqual({ 1100: 1_000_000n, 4100: -847_458n, 2200: -152_542n });
    expect(await balanceOf(customer_id)).toBe(0);
  });

  test('is paid or owed what the deposit does not cover, and comes back whole when it is void', async () => {
    const customer_id = await asha();
    const job = await shop.job({ customer_id });
    await shop.step('cancel', job.id, { reason: 'Too dear', charge: 10_000 });
    expect(await shop.find('service', job.id)).toMatchObject({ remain_amount: 10_000 });
    expect(await balanceOf(customer_id)).toBe(10_000);
    const paid = await paidAhead(customer_id, 4_000);
    await shop.step('cancel', paid.id, { reason: 'Too dear', charge: 10_000, account_id: shop.cash });
    expect(await shop.find('service', paid.id)).toMatchObject({ paid_amount: 10_000 });
    expect((await shop.owner.ask(`DELETE api/service?id=${job.id}`)).status).toBe(200);
    expect(await balanceOf(customer_id)).toBe(0);
  });
});
