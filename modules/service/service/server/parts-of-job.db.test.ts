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

/** A part of which there are ten. */
const part = () => shop.stocked(10_000n, 43_000_000n, { selling_price: 58_000 });

/** What lies there of it, and what of that is promised. */
async function shown(product_id: string) {
  const answer = await shop.owner.ask(`GET api/product/stock-by-store?id=${product_id}`);
  const [{ quantity, reserved }] = answer.body.message;
  return { quantity, reserved };
}

/** A job that needs so many of a part, and was started. */
async function started(product_id: string, quantity: number): Promise<string> {
  const { id } = await shop.job({ parts: [{ product_id, quantity }] });
  const answer = await shop.step('start', id);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return id;
}

const sold = (product_id: string, quantity: number) =>
  shop.sell({
    lines: [{ product_id, quantity }],
    payments: [{ account_id: shop.cash, mode: 'cash', amount: 58_000 * quantity }],
  });

const changed = async (id: string, parts: object[]) =>
  shop.owner.ask(`PUT api/service?id=${id}`, {
    body: { version: (await shop.find('service', id)).version, parts },
  });

describe('parts of a job in progress are promised to it', () => {
  test('the till sells what is left, the job that started first has its own, and cancelling frees them', async () => {
    const product_id = await part();
    const waiting = await shop.job({ parts: [{ product_id, quantity: 9 }] });
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 0 });
    const first = await started(product_id, 4);
    await started(product_id, 5);
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 9 });
    const refused = await sold(product_id, 2);
    expect(refused.body).toMatchObject({ code: 'not_enough_stock' });
    expect(refused.body.message).toContain('1 left, 2 needed. Reserved: 9.');
    // One that was not started has nothing promised, and finds what is left when it is.
    expect((await shop.step('start', waiting.id)).body.message).toMatchObject({ waiting: 'parts' });
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 10 });
    await shop.step('cancel', first, { reason: 'Not wanted' });
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 6 });
    expect((await sold(product_id, 4)).status).toBe(200);
  });

  test('they leave as it is finished, nobody else finishes with them, and its void promises nothing', async () => {
    const product_id = await part();
    const first = await started(product_id, 8);
    const second = await started(product_id, 8);
    expect((await shop.step('finish', second)).body.code).toBe('not_enough_stock');
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 10 });
    expect((await shop.step('finish', first)).status).toBe(200);
    expect(await shown(product_id)).toEqual({ quantity: 2, reserved: 2 });
    await shop.step('void', first, { reason: 'Wrong' });
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 2 });
    // What came is promised as the work goes on.
    expect((await shop.step('resume', second)).body.message).toMatchObject({ waiting: null });
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 8 });
    expect((await shop.step('finish', second)).status).toBe(200);
    expect(await shown(product_id)).toEqual({ quantity: 2, reserved: 0 });
  });

  test('other parts are promised in place of those before, and what is missing is waited for', async () => {
    const [product_id, other] = [await part(), await part()];
    const id = await started(product_id, 4);
    expect((await changed(id, [{ product_id: other, quantity: 3 }])).body.message).toMatchObject({
      waiting: null,
    });
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 0 });
    expect(await shown(other)).toEqual({ quantity: 10, reserved: 3 });
    // The same part on two lines adds up.
    const twice = [
      { product_id: other, quantity: 6 },
      { product_id: other, quantity: 5 },
    ];
    expect((await changed(id, twice)).body.message).toMatchObject({ waiting: 'parts' });
    expect(await shown(other)).toEqual({ quantity: 10, reserved: 10 });
  });

  test('a charge for the diagnosis leaves them in the store and frees them', async () => {
    const product_id = await part();
    const id = await started(product_id, 4);
    const answer = await shop.step('cancel', id, { reason: 'Too dear', charge: 10_000 });
    expect(answer.status).toBe(200);
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 0 });
  });

  test('work that is a part itself is promised by nobody', async () => {
    const { id: product_id } = await shop.productOf(await shop.type());
    const { id } = await shop.job({ parts: [{ product_id, quantity: 1 }] });
    expect((await shop.step('start', id)).body.message).toMatchObject({ waiting: null });
  });

  test('jobs that start at once are promised no more than there is', async () => {
    const product_id = await part();
    const jobs = await Promise.all(
      Array.from({ length: 8 }, () => shop.job({ parts: [{ product_id, quantity: 3 }] })),
    );
    const answers = await Promise.all(jobs.map(({ id }) => shop.step('start', id)));
    const waits = answers.map(({ body }) => body.message.waiting);
    expect(waits.filter((one) => one === null)).toHaveLength(3);
    expect(await shown(product_id)).toEqual({ quantity: 10, reserved: 10 });
  });
});
