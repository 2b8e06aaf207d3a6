import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
/** A repair of 35,000 that is done after it was sold, and goods that are sold with it. */
let repair: string;
let work: string;
let goods: string;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true, invoices_post_at: 'delivery' });
  repair = await shop.type({ name: 'Screen', price: 35_000, makes_job: true, commission: 10 });
  work = (await shop.productOf(repair)).id;
  goods = await shop.product();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const keyed = (body: object) => ({ body, headers: { 'idempotency-key': newId() } });

/** An issued invoice of some goods and so many repairs, of which nothing has left yet. */
async function issued(repairs: number): Promise<string> {
  const made = await shop.post('invoice', {
    customer_id: shop.customer,
    lines: [
      { product_id: goods, quantity: 2 },
      { product_id: work, quantity: repairs },
    ],
  });
  const { id } = made.body.message;
  const issue = await shop.owner.ask('PUT api/invoice/issue', keyed({ id }));
  expect([made.status, issue.status, issue.body.code]).toEqual([200, 200, undefined]);
  return id;
}

const deliver = async (invoice_id: string, line_no: number, pieces: number) => {
  const answer = await shop.owner.ask(
    'POST api/invoice/deliver',
    keyed({ invoice_id, lines: [{ line_no, pieces }] }),
  );
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body.message;
};
const jobsOf = async (sale_id: string) =>
  (await shop.owner.ask(`GET api/service/list?billed_by_id=${sale_id}`)).body.message.data;

describe('work on an invoice that posts as it is delivered', () => {
  test('opens its service with the delivery that posts its line, not with another one', async () => {
    const id = await issued(1);
    const { sale_id } = await deliver(id, 1, 2);
    expect(await jobsOf(sale_id)).toEqual([]);
    await deliver(id, 2, 1);
    const [job, ...others] = await jobsOf(sale_id);
    expect(others).toEqual([]);
    expect(await shop.find('service', job.id)).toMatchObject({
      ...{ service_type_id: repair, status: 'pending', billed_amount: 35_000, total_amount: 0 },
      ...{ customer_id: shop.customer, commission: 2966.1 },
    });
  });

  test('a line that is delivered in parts has one service, which grows with it', async () => {
    const id = await issued(3);
    const { sale_id } = await deliver(id, 2, 1);
    const [{ id: job }] = await jobsOf(sale_id);
    await deliver(id, 2, 2);
    expect(await jobsOf(sale_id)).toHaveLength(1);
    expect(await shop.find('service', job)).toMatchObject({
      ...{ billed_amount: 105_000, billed_quantity: 3, commission: 8898.31 },
    });
    await shop.step('start', job);
    expect((await shop.step('finish', job)).status).toBe(200);
    expect(await shop.find('service', job)).toMatchObject({ total_amount: 0, margin: 80_084.74 });
  });

  test('goods that leave later change nothing of it', async () => {
    const id = await issued(1);
    const { sale_id } = await deliver(id, 2, 1);
    const [{ id: job, version }] = await jobsOf(sale_id);
    await deliver(id, 1, 1);
    expect(await shop.find('service', job)).toMatchObject({ version });
  });

  test('once begun stands in the way of a void until it is cancelled', async () => {
    const id = await issued(1);
    const { sale_id } = await deliver(id, 2, 1);
    const [{ id: job }] = await jobsOf(sale_id);
    await shop.step('start', job);
    const voided = () => shop.owner.ask('PUT api/invoice/void', keyed({ id, reason: 'Wrong' }));
    expect((await voided()).status).toBe(409);
    await shop.step('cancel', job, { reason: 'Wrong' });
    expect((await voided()).status).toBe(200);
  });
});
