import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
/** A repair of 35,000 that is done after it was sold, and the product by which it is sold. */
let repair: string;
let work: string;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
  repair = await shop.type({
    name: 'Screen',
    price: 35_000,
    makes_job: true,
    warranty_days: 30,
    commission: 10,
  });
  work = (await shop.productOf(repair)).id;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
const screen = () => shop.stocked(12_000n, 51_600_000n, { selling_price: 58_000 });

/** Sells the repair at the till, for cash, and answers the sale with the job that it opened. */
async function sold(more: object = {}) {
  const sale = (
    await shop.sell({
      ...{ customer_id: shop.customer, lines: [{ product_id: work, quantity: 1 }] },
      ...{ payments: [cash(35_000)], ...more },
    })
  ).body.message;
  const { data } = (await shop.owner.ask(`GET api/service/list?billed_by_id=${sale.id}`)).body.message;
  return { sale, jobs: data, job: data[0] && (await shop.find('service', data[0].id)) };
}

const voidSale = (id: string) =>
  shop.owner.ask('PUT api/sale/void', { body: { id }, headers: { 'idempotency-key': newId() } });
const giveBack = (sale_id: string, quantity: number, amount: number) =>
  shop.make('POST api/sale/return', {
    ...{ sale_id, lines: [{ line_no: 1, quantity }], refunds: [cash(amount)] },
  });
const billsOf = (id: string) =>
  shop.system.db.adminQuery<{ id: string; total_amount: bigint }>(
    "select id, total_amount from sales where service_id = $1 and status <> 'void'",
    [id],
  );
const profitOf = async (saleIds: readonly string[]) => {
  const [row] = await shop.system.db.adminQuery<{ profit: bigint }>(
    `select sum(l.credit - l.debit)::bigint as profit from journal_lines l
     join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
     where e.source_id = any($1) and l.account_code in ('4000', '4010', '4020', '4100', '5000')`,
    [saleIds],
  );
  return Number(row?.profit ?? 0n) / 100;
};

describe('work that is sold before it is done', () => {
  test('opens a service that its sale has billed, with the number on the receipt, then and later', async () => {
    const { sale, job } = await sold();
    expect(sale).toMatchObject({ services: job.number });
    expect(job).toMatchObject({
      ...{ status: 'pending', service_type_id: repair, customer_id: shop.customer, date: sale.date },
      ...{ billed_by_id: sale.id, billed_amount: 35_000, billed_quantity: 1, billed_remain_amount: 0 },
      ...{ price: 0, total_amount: 0, warranty_days: 30, commission: 2966.1 },
    });
    expect(await shop.find('sale', sale.id)).toMatchObject({ services: job.number, service_id: null });
    const haircut = (await shop.productOf(shop.repair)).id;
    expect((await sold({ lines: [{ product_id: haircut, quantity: 1 }] })).jobs).toEqual([]);
  });

  test('is finished without being billed again: income once, and its margin counts what it was sold for', async () => {
    const { sale, job } = await sold();
    await shop.step('start', job.id);
    expect((await shop.step('finish', job.id)).status).toBe(200);
    const done = await shop.find('service', job.id);
    expect(done).toMatchObject({
      ...{ status: 'done', total_amount: 0, remain_amount: 0, margin: 26_694.92, commission: 2966.1 },
    });
    expect(done.warranty_until).not.toBeNull();
    const opened = await shop.owner.ask(`GET api/service/list?billed_by_id=${done.sale_id}`);
    expect(opened.body.message.data).toEqual([]);
    expect(await shop.entryOf(done.sale_id)).toEqual({});
    expect(await profitOf([sale.id, done.sale_id])).toBe(29_661.02);
  });

  test('bills further parts and work as usual, and parts of its price cost once', async () => {
    const product_id = await screen();
    const { sale, job } = await sold();
    const parts = [
      { product_id, quantity: 1 },
      { product_id, quantity: 1, unit_price: 0 },
    ];
    const changed = await shop.owner.ask(`PUT api/service?id=${job.id}`, {
      body: { version: job.version, parts, price: 11_800 },
    });
    expect(changed.body.message).toMatchObject({ total_amount: 69_800, commission: 3966.1 });
    await shop.step('start', job.id);
    await shop.step('finish', job.id, { account_id: shop.cash });
    const done = await shop.find('service', job.id);
    expect(done).toMatchObject({ total_amount: 69_800, paid_amount: 69_800, cost: 86_000 });
    expect(await shop.entryOf(done.sale_id)).toEqual({
      ...{ 1010: 6_980_000n, 4100: -1_000_000n, 4000: -4_915_254n, 2200: -1_064_746n },
      ...{ 5000: 8_600_000n, 1200: -8_600_000n },
    });
    expect(done.margin + done.commission).toBeCloseTo(await profitOf([sale.id, done.sale_id]), 2);
  });

  test('needs no right to other prices of whoever sells it or works on it, until he asks for more', async () => {
    const seller = await shop.clerk('create_sale');
    const lines = [{ product_id: work, quantity: 1 }];
    expect((await shop.sell({ lines, payments: [cash(35_000)] }, seller)).status).toBe(200);
    const { job } = await sold();
    const clerk = await shop.clerk('modify_service', 'view_service');
    const change = (body: object) => clerk.ask(`PUT api/service?id=${job.id}`, { body });
    const noted = await change({ version: job.version, problem: 'Cracked' });
    expect(noted.status).toBe(200);
    const { version } = noted.body.message;
    expect((await change({ version, price: 500 })).status).toBe(403);
    expect((await change({ version, price: 35_000 })).status).toBe(200);
  });

  test('two people finish it at once: its parts leave once', async () => {
    const product_id = await screen();
    const { job } = await sold();
    const body = { version: job.version, parts: [{ product_id, quantity: 1 }] };
    await shop.owner.ask(`PUT api/service?id=${job.id}`, { body });
    await shop.step('start', job.id);
    const both = await Promise.all([1, 2].map(() => shop.step('finish', job.id, { account_id: shop.cash })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await billsOf(job.id)).toHaveLength(1);
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 11_000n, value: 47_300_000n });
  });

  test('opens one service for each line, and hours that were sold stand on it', async () => {
    const hourly = await shop.type({ price: 10_000, price_per: 'hour', makes_job: true });
    const lines = [
      { product_id: work, quantity: 1 },
      { product_id: (await shop.productOf(hourly)).id, quantity: 2.5 },
    ];
    const { sale, jobs } = await sold({ lines, payments: [cash(60_000)] });
    expect(jobs).toHaveLength(2);
    expect(sale.services.split(', ')).toHaveLength(2);
    const hours = jobs.find((job: { service_type_id: string }) => job.service_type_id === hourly);
    expect(await shop.find('service', hours.id)).toMatchObject({ billed_quantity: 2.5, total_amount: 0 });
  });

  test('begins without usual parts that are sold no more, and no sale waits for them', async () => {
    const product_id = await screen();
    const type = await shop.type({ makes_job: true, parts: [{ product_id, quantity: 1 }] });
    const lines = [{ product_id: (await shop.productOf(type)).id, quantity: 1 }];
    expect((await sold({ lines })).job).toMatchObject({ total_amount: 58_000, parts: [{ product_id }] });
    await shop.system.db.adminQuery("update products set status = 'archived' where id = $1", [product_id]);
    expect((await sold({ lines })).job).toMatchObject({ total_amount: 0, parts: [] });
  });

  test('asks no estimate of whoever has bought it, unless it costs more than that', async () => {
    const asking = await shop.type({ makes_job: true, needs_estimate: true });
    const lines = [{ product_id: (await shop.productOf(asking)).id, quantity: 1 }];
    const { job } = await sold({ lines });
    expect((await shop.step('start', job.id)).status).toBe(200);
    const dearer = (await sold({ lines })).job;
    await shop.owner.ask(`PUT api/service?id=${dearer.id}`, {
      body: { version: dearer.version, price: 5000 },
    });
    expect((await shop.step('start', dearer.id)).body.code).toBe('estimate_needed');
  });

  test('is sold on credit and on invoice as well, and says what of that is still owed', async () => {
    const { job } = await sold({ payments: [{ mode: 'credit', amount: 35_000 }] });
    expect(job).toMatchObject({ billed_amount: 35_000, billed_remain_amount: 35_000 });
    // Whoever hands it out, and the customer by his link, see what is left to pay.
    const byLink = (await shop.owner.ask(`GET api/service/by-link?code=${job.link_code}`)).body.message;
    expect(byLink).toMatchObject({ standing: 'received', remain: 35_000 });
    await shop.step('start', job.id);
    await shop.step('finish', job.id);
    const [found] = (await shop.owner.ask(`GET api/service/by-ticket?ticket=${job.number}`)).body.message;
    expect(found).toMatchObject({ id: job.id, remain: 35_000 });
    const body = {
      customer_id: shop.customer,
      lines: [{ product_id: work, quantity: 1, unit_price: 35_000 }],
    };
    const { id } = (await shop.post('invoice', body)).body.message;
    const headers = { 'idempotency-key': newId() };
    expect((await shop.owner.ask('PUT api/invoice/issue', { body: { id }, headers })).status).toBe(200);
    const { sale_id } = await shop.find('invoice', id);
    const { data } = (await shop.owner.ask(`GET api/service/list?billed_by_id=${sale_id}`)).body.message;
    expect(data).toMatchObject([{ status: 'pending', total_amount: 0 }]);
    const again = { body: { id, reason: 'Wrong' }, headers: { 'idempotency-key': newId() } };
    expect((await shop.owner.ask('PUT api/invoice/void', again)).status).toBe(200);
    expect(await shop.find('service', data[0].id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a sale that is taken back', () => {
  test('gives up the service that nobody has begun, and frees whoever was to do it', async () => {
    const { sale, job } = await sold();
    const [starts, ends] = [5, 6].map((hour) => `2026-12-20T0${hour}:00:00.000Z`);
    const { version } = job;
    const timed = { version, assignee_id: shop.owner.userId, starts, ends };
    expect((await shop.owner.ask(`PUT api/service?id=${job.id}`, { body: timed })).status).toBe(200);
    expect((await voidSale(sale.id)).status).toBe(200);
    expect(await shop.find('service', job.id)).toMatchObject({ status: 'cancelled', commission: null });
    const taken = await shop.system.db.adminQuery('select from occupations where source_id = $1', [job.id]);
    expect(taken).toEqual([]);
    const [activity] = await shop.system.db.adminQuery(
      'select reason from activities where record_id = $1 order by created_at desc, id desc limit 1',
      [job.id],
    );
    expect(activity).toEqual({ reason: `Sale ${sale.number} was voided.` });
  });

  test('is refused while the work goes on and once it is done, until that is taken back', async () => {
    const { sale, job } = await sold();
    await shop.step('start', job.id);
    expect((await voidSale(sale.id)).body.code).toBe('job_of_sale_begun');
    expect((await giveBack(sale.id, 1, 35_000)).body.code).toBe('job_of_sale_begun');
    await shop.step('finish', job.id);
    expect((await voidSale(sale.id)).body.code).toBe('job_of_sale_done');
    await shop.step('void', job.id, { reason: 'Wrong' });
    expect((await voidSale(sale.id)).status).toBe(200);
    expect(await shop.find('service', job.id)).toMatchObject({ status: 'void' });
  });

  test('comes back in whole lines while its work waits: that is given up with it', async () => {
    const { sale, job } = await sold({
      ...{ lines: [{ product_id: work, quantity: 2 }], payments: [cash(70_000)] },
    });
    expect((await giveBack(sale.id, 1, 35_000)).body.code).toBe('job_of_sale_comes_whole');
    expect((await giveBack(sale.id, 2, 70_000)).status).toBe(200);
    expect(await shop.find('service', job.id)).toMatchObject({ status: 'cancelled' });
  });

  test('comes back once the work is done or called off, and the service stays what it is', async () => {
    const { sale, job } = await sold();
    await shop.step('start', job.id);
    await shop.step('finish', job.id);
    expect((await giveBack(sale.id, 1, 35_000)).status).toBe(200);
    expect(await shop.find('service', job.id)).toMatchObject({ status: 'done' });
    const other = await sold();
    await shop.step('start', other.job.id);
    await shop.step('cancel', other.job.id, { reason: 'Not possible' });
    expect((await giveBack(other.sale.id, 1, 35_000)).status).toBe(200);
    expect(await shop.find('service', other.job.id)).toMatchObject({ status: 'cancelled' });
  });

  test('and begun at the same moment: one of the two happens', async () => {
    const { sale, job } = await sold();
    const [begun, back] = await Promise.all([shop.step('start', job.id), voidSale(sale.id)]);
    expect([begun?.status, back?.status].sort()).toEqual([200, 409]);
    const { status } = await shop.find('service', job.id);
    expect(status).toBe(begun?.status === 200 ? 'in_progress' : 'cancelled');
  });

  test('is not left without its work: that is cancelled or returned, never deleted', async () => {
    const { sale, job } = await sold();
    const refused = await shop.owner.ask(`DELETE api/service?id=${job.id}`);
    expect(refused.body.refused[0].reason).toBe(
      `Service ${job.number} was sold by a sale. Return it there, or cancel it.`,
    );
    await voidSale(sale.id);
    expect((await shop.owner.ask(`DELETE api/service?id=${job.id}`)).status).toBe(200);
  });
});
