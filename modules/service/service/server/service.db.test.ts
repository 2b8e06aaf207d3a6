import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
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

/** A screen of which there are twelve, worth 43,000 each. */
const screen = () => shop.stocked(12_000n, 51_600_000n, { selling_price: 58_000 });
const entries = async (job: { sale_id: string }) => shop.entryOf(job.sale_id);

describe('a job that is done', () => {
  test('is billed by the engine of the till: work as service, parts as goods, at what they had cost', async () => {
    const product_id = await screen();
    const parts = [{ product_id, quantity: 2 }];
    const job = await shop.done({ parts });
    expect(job).toMatchObject({
      ...{ status: 'done', result: 'done', total_amount: 151_000, remain_amount: 151_000 },
      ...{ net_amount: 127_966.1, tax: 23_033.9, cost: 86_000, margin: 41_966.1 },
      parts: [{ unit_price: 58_000, total_amount: 116_000 }],
    });
    expect(await entries(job)).toEqual({
      ...{ 1100: 15_100_000n, 4100: -2_966_102n, 4000: -9_830_508n, 2200: -2_303_390n },
      ...{ 5000: 8_600_000n, 1200: -8_600_000n },
    });
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 10_000n, value: 43_000_000n });
    const moved = await shop.system.db.adminQuery<{ cause: string }>(
      'select cause from stock_movements where product_id = $1 and quantity < 0',
      [product_id],
    );
    expect(moved).toEqual([{ cause: 'service' }]);
    const [debt] = await shop.system.db.adminQuery(
      'select customer_id, remain_amount from debts where source_id = $1',
      [job.sale_id],
    );
    expect(debt).toMatchObject({ customer_id: shop.customer, remain_amount: 15_100_000n });
  });

  test('is paid at once, whole or in part, into the account that is said', async () => {
    const whole = await shop.done({ customer_id: null }, { account_id: shop.cash });
    expect(whole).toMatchObject({ paid_amount: 35_000, remain_amount: 0 });
    expect(await entries(whole)).toEqual({ 1010: 3_500_000n, 4100: -2_966_102n, 2200: -533_898n });
    const part = await shop.done({}, { account_id: shop.wallet, paid: 20_000, reference: 'QX1' });
    expect(part).toMatchObject({ paid_amount: 20_000, remain_amount: 15_000 });
    expect(await entries(part)).toMatchObject({ 1030: 2_000_000n, 1100: 1_500_000n });
  });

  test('with parts in the price of the work has no income of goods, and their cost all the same', async () => {
    const product_id = await screen();
    const job = await shop.done({ parts: [{ product_id, quantity: 2, unit_price: 0 }] });
    expect(job).toMatchObject({ total_amount: 35_000, margin: -56_338.98 });
    expect(await entries(job)).toEqual({
      ...{ 1100: 3_500_000n, 4100: -2_966_102n, 2200: -533_898n, 5000: 8_600_000n, 1200: -8_600_000n },
    });
  });

  test('shares a discount over work and parts, and is paid by the hour', async () => {
    const product_id = await screen();
    const job = await shop.done({ parts: [{ product_id, quantity: 2 }], discount: 7000 });
    expect(job).toMatchObject({ total_amount: 144_000 });
    expect(await entries(job)).toMatchObject({ 4020: 593_220n, 4100: -2_966_102n, 4000: -9_830_508n });
    const hourly = await shop.type({ price: 10_000, price_per: 'hour' });
    expect(await shop.job({ service_type_id: hourly, hours: 2.5 })).toMatchObject({ total_amount: 25_000 });
  });

  test('is taxed line by line: exempt work, taxed parts', async () => {
    const exempt = await shop.type({ tax: 'exempt', price: 35_000 });
    const job = await shop.done({
      service_type_id: exempt,
      parts: [{ product_id: await screen(), quantity: 2 }],
    });
    expect(await entries(job)).toMatchObject({ 4100: -3_500_000n, 4000: -9_830_508n, 2200: -1_769_492n });
  });

  test('gives whoever did it a commission of the work alone', async () => {
    const commissioned = await shop.type({ price: 35_400, commission: 10 });
    const job = await shop.job({
      service_type_id: commissioned,
      parts: [{ product_id: await screen(), quantity: 1 }],
    });
    expect(job.commission).toBe(3000);
    const dear = await shop.type({ price: 35_000, commission: 15 });
    const parts = [{ product_id: await screen(), quantity: 2 }];
    expect(await shop.done({ service_type_id: dear, parts })).toMatchObject({
      ...{ commission: 4449.15, cost: 86_000, margin: 37_516.95 },
    });
  });

  test('is owed within the limit of the customer and never above it', async () => {
    const limited = { name: 'Juma Limit', credit_limit: 50_000 };
    const customer_id = (await shop.post('customer', limited)).body.message.id;
    const paid = { account_id: shop.wallet, paid: 20_000, reference: 'QX2' };
    const part = await shop.done({ customer_id }, paid);
    expect(part).toMatchObject({ remain_amount: 15_000 });
    const clerk = await shop.clerk('modify_service', 'view_service', 'sale_on_credit');
    const { id } = await shop.job({ customer_id, price: 35_001 });
    await shop.step('start', id);
    const above = await shop.step('finish', id, {}, clerk);
    expect([above.status, above.body.code]).toEqual([409, 'credit_limit_exceeded']);
    const unasked = await shop.clerk('modify_service', 'view_service');
    expect((await shop.step('finish', id, {}, unasked)).status).toBe(403);
  });

  test('in cash is rounded to the coin as at the till, down to nothing', async () => {
    const inCash = { account_id: shop.cash };
    for (const price of [30_000.86, 30_000.14]) {
      const job = await shop.done({ price }, inCash);
      expect(job).toMatchObject({ total_amount: price, remain_amount: 0, status: 'done' });
    }
    const paid = { deposit_amount: 30_000, deposit_account_id: shop.wallet };
    expect(await shop.done({ price: 30_000.14, ...paid }, inCash)).toMatchObject({ remain_amount: 0 });
  });

  test('gives a part back as any sale does: credit for it, stock at the cost it left with', async () => {
    const product_id = await screen();
    const job = await shop.done({ parts: [{ product_id, quantity: 2 }] });
    const back = { sale_id: job.sale_id, refunds: [{ mode: 'credit', amount: 58_000 }] };
    const made = await shop.make('POST api/sale/return', {
      ...back,
      lines: [{ line_no: 2, quantity: 1, goods: 'restock' }],
    });
    expect(await shop.entryOf(made.body.message.id)).toEqual({
      ...{ 4010: 4_915_254n, 2200: 884_746n, 1100: -5_800_000n, 1200: 4_300_000n, 5000: -4_300_000n },
    });
    expect(await shop.find('service', job.id)).toMatchObject({ remain_amount: 93_000 });
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 11_000n, value: 47_300_000n });
    const twice = await shop.make('POST api/sale/return', {
      ...{ ...back, refunds: [{ mode: 'credit', amount: 116_000 }] },
      lines: [{ line_no: 2, quantity: 2, goods: 'restock' }],
    });
    expect(twice.body.code).toBe('more_than_sold');
    expect((await shop.step('void', job.id, { reason: 'Wrong' })).body.code).toBe('sale_has_returns');
  });

  test('a part that is paid back in cash is neither paid nor left, so its figures add up', async () => {
    const parts = [{ product_id: await screen(), quantity: 2 }];
    const job = await shop.done({ parts }, { account_id: shop.cash });
    expect(job).toMatchObject({ total_amount: 151_000, paid_amount: 151_000, taken_off_amount: 0 });
    await shop.make('POST api/sale/return', {
      sale_id: job.sale_id,
      refunds: [{ account_id: shop.cash, mode: 'cash', amount: 58_000 }],
      lines: [{ line_no: 2, quantity: 1, goods: 'restock' }],
    });
    expect(await shop.find('service', job.id)).toMatchObject({
      ...{ total_amount: 151_000, paid_amount: 93_000, taken_off_amount: 58_000, remain_amount: 0 },
    });
  });

  test('is not done where parts are missing or nobody owes it, and nothing is half done', async () => {
    const { id } = await shop.job({ parts: [{ product_id: await screen(), quantity: 13 }] });
    await shop.step('start', id);
    const nobody = await shop.job({ customer_id: null });
    await shop.step('start', nobody.id);
    const before = await shop.everything();
    const short = await shop.step('finish', id, { account_id: shop.cash });
    expect([short.status, short.body.code]).toEqual([409, 'not_enough_stock']);
    expect((await shop.step('finish', nobody.id)).body.code).toBe('nobody_owes');
    expect((await shop.step('finish', nobody.id, { paid: 5 })).body.fields).toHaveProperty('account_id');
    expect(await shop.find('service', id)).toMatchObject({ status: 'in_progress' });
    expect(await shop.everything()).toEqual(before);
  });
});

describe('a job', () => {
  test('begins with the parts, the price and the warranty of its type, and keeps them when that changes', async () => {
    const product_id = await screen();
    const parts = [{ product_id, quantity: 1, unit_price: 50_000 }];
    const type = await shop.type({ price: 20_000, warranty_days: 30, parts });
    const job = await shop.job({ service_type_id: type });
    expect(job).toMatchObject({
      ...{ price: 20_000, warranty_days: 30, total_amount: 70_000, status: 'pending' },
      parts: [{ product_id, quantity: 1, unit_price: 50_000 }],
    });
    expect(job.number).toMatch(/S\d{4}$/);
    const { version } = await shop.find('service-type', type);
    await shop.owner.ask(`PUT api/service-type?id=${type}`, { body: { version, price: 30_000 } });
    const kept = await shop.owner.ask(`PUT api/service?id=${job.id}`, {
      body: { version: job.version, hours: 2 },
    });
    expect(kept.body.message).toMatchObject({ price: 20_000, total_amount: 90_000 });
  });

  test('asks the right to other prices and discounts of whoever has it priced otherwise', async () => {
    const clerk = await shop.clerk('create_service', 'view_service', 'modify_service');
    const body = { service_type_id: shop.repair, customer_id: shop.customer };
    expect((await shop.post('service', body, clerk)).status).toBe(200);
    expect((await shop.post('service', { ...body, price: 34_000 }, clerk)).status).toBe(403);
    expect((await shop.post('service', { ...body, discount: 1 }, clerk)).status).toBe(403);
  });

  test('goes its way by its states alone', async () => {
    const { id } = await shop.job();
    expect((await shop.step('finish', id, { account_id: shop.cash })).body.code).toBe('service_not_started');
    await shop.step('start', id);
    expect((await shop.owner.ask(`DELETE api/service?id=${id}`)).status).toBe(409);
    expect((await shop.step('cancel', id)).status).toBe(400);
    expect((await shop.step('cancel', id, { reason: 'Not wanted' })).status).toBe(200);
    expect((await shop.step('start', id)).status).toBe(409);
    const done = await shop.done({}, { account_id: shop.cash });
    expect((await shop.step('cancel', done.id, { reason: 'Late' })).body.code).toBe('service_is_done');
    expect((await shop.step('collect', done.id, { collected_by: 'Juma' })).body.message).toMatchObject({
      collected_by: 'Juma',
    });
    expect((await shop.step('collect', done.id)).body.code).toBe('collected_already');
    const changed = await shop.owner.ask(`PUT api/service?id=${done.id}`, {
      body: { version: (await shop.find('service', done.id)).version, price: 1 },
    });
    expect(changed.status).toBe(409);
  });

  test('is verified and un-verified, and not voided in between', async () => {
    const product_id = await screen();
    const job = await shop.done({ parts: [{ product_id, quantity: 2 }] });
    expect((await shop.step('verify', job.id)).body.message).toMatchObject({ is_verified: true });
    expect((await shop.step('verify', job.id)).body.code).toBe('service_verified_already');
    expect((await shop.step('void', job.id, { reason: 'Wrong' })).body.code).toBe('service_is_verified');
    expect((await shop.owner.ask(`DELETE api/service?id=${job.id}`)).status).toBe(409);
    await shop.step('unverify', job.id);
    expect((await shop.step('void', job.id, { reason: 'Wrong' })).body.message).toMatchObject({
      ...{ status: 'void', sale_id: null, remain_amount: 0 },
    });
    expect(await entries(job)).toEqual({});
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 12_000n, value: 51_600_000n });
  });

  test('is voided and not its sale alone', async () => {
    const job = await shop.done();
    const answer = await shop.owner.ask('PUT api/sale/void', {
      ...{ body: { id: job.sale_id }, headers: { 'idempotency-key': newId() } },
    });
    expect(answer.body.code).toBe('sale_is_of_service');
    expect((await shop.owner.ask(`DELETE api/service?id=${job.id}`)).status).toBe(200);
    expect(await entries(job)).toEqual({});
  });

  test('under the warranty of another costs nothing, until its last day and not after', async () => {
    const product_id = await screen();
    const type = await shop.type({ warranty_days: 30 });
    const first = await shop.done({ service_type_id: type });
    expect(first.warranty_until).toBe(addMonth(first.finished_on));
    const claim = { service_type_id: type, warranty_of_id: first.id };
    const job = await shop.done({
      ...claim,
      date: first.warranty_until,
      parts: [{ product_id, quantity: 1 }],
    });
    expect(job).toMatchObject({ total_amount: 0, remain_amount: 0, warranty_until: null });
    // Work that begins before its day is of the day on which it begins.
    expect(job.date).toBe(first.finished_on);
    expect(await entries(job)).toEqual({ 5000: 4_300_000n, 1200: -4_300_000n });
    const late = await shop.post('service', { ...claim, date: dayAfter(first.warranty_until) });
    expect(late.body.fields.warranty_of_id).toContain('The warranty of this service ended on');
    const none = await shop.post('service', { ...claim, warranty_of_id: job.id });
    expect(none.body.fields).toHaveProperty('warranty_of_id');
    const priced = await shop.post('service', { ...claim, price: 500 });
    expect(priced.body.fields).toHaveProperty('price');
  });

  test('two people finish it at once: it is billed once', async () => {
    const { id } = await shop.job();
    await shop.step('start', id);
    const both = await Promise.all([1, 2].map(() => shop.step('finish', id, { account_id: shop.cash })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const sales = await shop.system.db.adminQuery('select id from sales where service_id = $1', [id]);
    expect(sales).toHaveLength(1);
  });
});

test('where prices are without VAT each line is rounded by itself', async () => {
  const other = await openWorkshop({ vat_registered: true, price_mode: 'exclusive' });
  const product_id = await other.stocked(12_000n, 51_600_000n, { selling_price: 58_000 });
  const parts = [{ product_id, quantity: 2 }];
  const job = await other.done({ price: 29_661.02, discount: 7000, parts });
  expect(job).toMatchObject({ total_amount: 163_620 });
  expect(await other.entryOf(job.sale_id)).toEqual({
    ...{ 1100: 16_362_000n, 4020: 700_000n, 4100: -2_966_102n, 4000: -11_600_000n, 2200: -2_495_898n },
    ...{ 5000: 8_600_000n, 1200: -8_600_000n },
  });
  await booksHold(other.system.db);
  await other.system.close();
});

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const addMonth = (day: string) => new Date(Date.parse(day) + 30 * 86_400_000).toISOString().slice(0, 10);
