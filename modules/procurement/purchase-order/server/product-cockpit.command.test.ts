import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop({ has_store: true, products_can_expire: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const put = (route: string, body: object) =>
  shop.owner.ask(route, { body, headers: { 'idempotency-key': newId() } });
const ask = async (call: string, id: string, by: TestBrowser = shop.owner) =>
  (await by.ask(`GET api/product/${call}?id=${id}`)).body.message;
const adjust = (product_id: string, body: object) =>
  shop.make('POST api/stock-adjustment', { product_id, reason: 'Counted', ...body });

interface Amounts {
  quantity: number;
  value: number;
}
const sum = (all: readonly Amounts[], key: keyof Amounts) =>
  all.reduce((total, one) => total + Math.round(one[key] * 1000), 0);

describe('why a product costs what it does', () => {
  test('is told by what came and went since it was last out of stock', async () => {
    const milk = await shop.product({ opening_stock: null });
    await shop.bought(milk, 3, 500);
    await shop.sold(milk, 3);
    const bought = await shop.bought(milk, 10, 700);
    await shop.sold(milk, 1);
    await shop.sold(milk, 2);
    const last = await shop.bought(milk, 7, 900);
    expect(await ask('why-cost', milk)).toMatchObject({
      valuation: 'moving_average',
      quantity: 14,
      value: 11_200,
      before: null,
      steps: [
        { source_kind: 'purchase', source_id: bought.id, document: bought.number, quantity: 10, value: 7000 },
        { source_kind: 'sale', documents: 2, document: null, quantity: -3, value: -2100 },
        { source_kind: 'purchase', source_id: last.id, document: last.number, quantity: 7, value: 6300 },
      ],
    });
  });

  test('marks what was voided, and what the void moved', async () => {
    const milk = await shop.product({ opening_stock: null });
    await shop.bought(milk, 10, 700);
    const wrong = await shop.bought(milk, 5, 7000);
    expect((await shop.voidPurchase(wrong.id)).status).toBe(200);
    const { steps } = await ask('why-cost', milk);
    expect(
      steps.map(({ quantity, is_void }: { quantity: number; is_void: boolean }) => [quantity, is_void]),
    ).toEqual([
      [10, false],
      [0, true],
    ]);
  });

  test('keeps the chain while goods change their store, and folds what is long ago', async () => {
    const back = (await shop.owner.ask('POST api/store', { body: { name: 'Back room' } })).body.message.id;
    const settings = (await shop.owner.ask(`GET api/branch/settings?id=${shop.branch_id}`)).body.message;
    await put(`PUT api/branch/settings?id=${shop.branch_id}`, {
      version: settings.version,
      request_stock: true,
    });
    const milk = await shop.product({ opening_stock: null });
    const first = await shop.bought(milk, 10, 700);
    const id = newId();
    const lines = [{ product_id: milk, requested: 10 }];
    await shop.make('POST api/stock-request', { id, from_store_id: shop.store_id, to_store_id: back, lines });
    for (const step of ['approve', 'dispatch', 'receive'])
      expect((await put(`PUT api/stock-request/${step}`, { id })).body.code).toBeUndefined();
    const { steps } = await ask('why-cost', milk);
    expect(steps).toMatchObject([{ source_id: first.id, quantity: 10, value: 7000 }]);
    for (let more = 0; more < 13; more += 1) await shop.bought(milk, 1, 710 + more);
    const folded = await ask('why-cost', milk);
    expect(folded.steps).toHaveLength(12);
    expect(folded.before).toEqual({ quantity: 11, value: 7710, unit_cost: 700.91 });
  });

  test('is told by the open layers where goods are valued first in, first out', async () => {
    const milk = await shop.product({ opening_stock: null, valuation: 'fifo' });
    const [one, two] = [await shop.bought(milk, 10, 700), await shop.bought(milk, 10, 900)];
    await shop.sold(milk, 4);
    expect(await ask('why-cost', milk)).toMatchObject({
      valuation: 'fifo',
      quantity: 16,
      value: 13_200,
      before: null,
      steps: [
        { source_id: one.id, quantity: 6, value: 4200 },
        { source_id: two.id, quantity: 10, value: 9000 },
      ],
    });
    await shop.sold(milk, 7);
    expect((await ask('why-cost', milk)).steps).toMatchObject([
      { source_id: two.id, quantity: 9, value: 8100 },
    ]);
  });

  test('adds up to stock and value in any history', async () => {
    const chance = chanceFrom(69);
    const roll = (sides: number) => Math.floor(chance() * sides);
    const average = await shop.product({ opening_stock: null });
    const layered = await shop.product({ opening_stock: null, valuation: 'fifo' });
    let done = 0;
    for (let event = 0; event < 50; event += 1) {
      const product = roll(2) ? average : layered;
      const answer = await [
        () =>
          shop.buy({
            lines: [{ product_id: product, quantity: 1 + roll(5), price: 1 + roll(99_999) / 100 }],
          }),
        () =>
          shop.sell({
            lines: [{ product_id: product, quantity: 1 + roll(6) }],
            payments: [{ account_id: shop.cash, mode: 'cash', amount: 1_000_000 }],
          }),
        () => adjust(product, { adjustment_quantity: 1 + roll(3), type: roll(2) ? 'increase' : 'decrease' }),
        () => adjust(product, { new_stock: 0 }),
      ][roll(8) === 0 ? 3 : roll(3)]?.();
      if (answer?.status !== 200) continue;
      done += 1;
      const why = await ask('why-cost', product);
      const all: Amounts[] = [...(why.before ? [why.before] : []), ...why.steps];
      expect([sum(all, 'quantity'), sum(all, 'value')]).toEqual([
        sum([why], 'quantity'),
        sum([why], 'value'),
      ]);
      const pool = await shop.stockOf(product);
      expect([why.quantity, why.value]).toEqual([Number(pool.quantity) / 1000, Number(pool.value) / 100]);
      // Nothing is left over where the whole chain is listed.
      if (product === layered || why.steps.length < 12) expect(why.before).toBeNull();
    }
    expect(done).toBeGreaterThan(25);
  });

  test('is for those who see stock and costs', async () => {
    const milk = await shop.product();
    for (const right of ['view_product_stock', 'view_buying_price']) {
      const clerk = await shop.clerk('view_product', right);
      expect((await clerk.ask(`GET api/product/why-cost?id=${milk}`)).status).toBe(403);
    }
    expect((await shop.owner.ask(`GET api/product/why-cost?id=${newId()}`)).status).toBe(404);
  });
});

describe('the page of a product', () => {
  test('says what is ordered, how it sells, where its batches are and what was paid', async () => {
    const milk = await shop.product({ opening_stock: null, batch_tracking: 'expiry' });
    const batch = { batch: 'B1', expire_date: '2031-01-01' };
    await shop.buy({ lines: [{ product_id: milk, quantity: 5, price: 700, ...batch }] });
    const last = await shop.buy({
      lines: [{ product_id: milk, quantity: 2, price: 800, batch: 'B0', expire_date: '2030-01-01' }],
    });
    await shop.sold(milk, 3);
    const order = async (status: 'draft' | 'sent', quantity: number) => {
      const lines = [{ product_id: milk, quantity, price: 650 }];
      const made = await put('POST api/purchase-order', { supplier_id: shop.supplier, lines });
      const { id, number } = made.body.message;
      if (status === 'sent') await put('PUT api/purchase-order/send', { id });
      return { id, number };
    };
    await order('draft', 100);
    const { id, number } = await order('sent', 40);
    await shop.make('PUT api/purchase-order/receive', {
      order_id: id,
      lines: [{ line_no: 1, quantity: 10, ...batch }],
    });
    const seen = await ask('overview', milk);
    expect(seen.incoming).toMatchObject({
      quantity: 30,
      orders: [{ source_kind: 'purchase-order', source_id: id, document: number, quantity: 30 }],
    });
    expect(seen.sold).toMatchObject({ days: 91, quantity: 3, per_day: 0 });
    expect(seen.sold.weeks).toHaveLength(13);
    expect(seen.sold.weeks.at(-1).quantity).toBe(3);
    expect(seen.batches).toMatchObject([{ number: 'B1', quantity: 14, expire_date: '2031-01-01' }]);
    expect(seen.prices).toMatchObject([
      { source_id: last.body.message.id, supplier_name: 'Azania', quantity: 2, price: 800 },
      { quantity: 5, price: 700 },
    ]);
  });

  test('keeps suppliers and prices from whoever may not see them', async () => {
    const milk = await shop.product();
    await shop.bought(milk, 1, 700);
    const made = await put('POST api/purchase-order', {
      supplier_id: shop.supplier,
      lines: [{ product_id: milk, quantity: 4, price: 650 }],
    });
    await put('PUT api/purchase-order/send', { id: made.body.message.id });
    const keeper = await shop.clerk('view_product', 'view_product_stock', 'list_purchases');
    const seen = await ask('overview', milk, keeper);
    expect(seen.incoming).toEqual({ quantity: 4, orders: [] });
    expect(seen).not.toHaveProperty('prices');
    const buyer = await shop.clerk('view_product', 'view_product_stock', 'view_buying_price');
    expect((await ask('overview', milk, buyer)).prices).toEqual([]);
    const clerk = await shop.clerk('view_product');
    expect((await clerk.ask(`GET api/product/overview?id=${milk}`)).status).toBe(403);
  });

  test('names the document of each movement', async () => {
    const milk = await shop.product();
    const { id, number } = await shop.bought(milk, 1, 700);
    const { data } = await ask('movements', milk);
    expect(data).toMatchObject([
      { source_kind: 'purchase', source_id: id, document: number },
      { source_kind: 'opening-stock', document: null },
    ]);
  });
});
