import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const goods = (tax = 'standard') => shop.product({ opening_stock: null, buying_price: 0, tax });
const RECEIPT = { receipt_is_provided: true, tax_mode: 'exclusive' } as const;
let receipts = 0;

/** Buys on credit with a fiscal receipt of its own. */
function buy(lines: object[], more: object = {}) {
  receipts += 1;
  const receipt_number = `PAPER-${receipts}`;
  return shop.buy({ ...RECEIPT, receipt_number, supplier_id: shop.supplier, lines, ...more });
}

/** How many purchases there are: a refusal leaves none. */
const purchases = async () =>
  Number((await shop.owner.ask('GET api/purchase/list?limit=1')).body.message.total);

describe('the total of a line that is typed', () => {
  test('stands to the cent where no price of one gives it, and the price is shown as it follows', async () => {
    const product_id = await goods('exempt');
    const made = await buy([{ product_id, quantity: 3, line_total: 10_000 }], { receipt_is_provided: false });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body.message).toMatchObject({ total_amount: 10_000, lines: [{ price: 3333.33 }] });
    expect(await shop.stockOf(product_id)).toEqual({ quantity: 3000n, value: 1_000_000n });
  });

  test('has discounts taken off it', async () => {
    const product_id = await goods('exempt');
    const lines = [{ product_id, quantity: 3, line_total: 10_000, discount: 1000 }];
    const made = await buy(lines, { receipt_is_provided: false });
    expect(made.body.message).toMatchObject({ total_amount: 9000, lines: [{ discount: 1000 }] });
  });

  test('and a price refuse each other, as neither does, and nothing is bought', async () => {
    const product_id = await goods();
    const before = await purchases();
    for (const [said, field] of [
      [{ price: 100, line_total: 300 }, 'lines.0.line_total'],
      [{}, 'lines.0.price'],
    ] as const) {
      const refused = await buy([{ product_id, quantity: 3, ...said }]);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    }
    expect(await purchases()).toBe(before);
  });
});

describe('the VAT that the receipt says', () => {
  test('is shared over the lines by the VAT that they would bear, and is what is claimed', async () => {
    const taxed = await goods();
    const other = await goods();
    const exempt = await goods('exempt');
    const made = await buy(
      [
        { product_id: taxed, quantity: 1, price: 20_000 },
        { product_id: other, quantity: 1, price: 10_000 },
        { product_id: exempt, quantity: 1, price: 5000 },
      ],
      { tax_amount: 4500 },
    );
    expect(made.body.message.lines).toMatchObject([{ tax: 3000 }, { tax: 1500 }, { tax: 0 }]);
    expect(made.body.message).toMatchObject({ total_amount: 39_500 });
    expect(await shop.entryOf(made.body.message.id)).toEqual({
      1200: 3_500_000n,
      1300: 450_000n,
      2000: -3_950_000n,
    });
  });

  test('comes out of prices that hold it', async () => {
    const product_id = await goods();
    const made = await buy([{ product_id, quantity: 1, price: 11_800 }], {
      ...{ tax_mode: 'inclusive', tax_amount: 900 },
    });
    expect(made.body.message).toMatchObject({
      total_amount: 11_800,
      lines: [{ tax: 900, net_amount: 10_900 }],
    });
  });

  test('is never above the standard rate on all of it, nor borne by goods that bear none', async () => {
    const product_id = await goods();
    const exempt = await goods('exempt');
    const before = await purchases();
    const above = await buy([{ product_id, quantity: 1, price: 10_000 }], { tax_amount: 1800.01 });
    expect([above.status, above.body.code]).toEqual([409, 'tax_too_large']);
    const none = await buy([{ product_id: exempt, quantity: 1, price: 10_000 }], { tax_amount: 100 });
    expect([none.status, Object.keys(none.body.fields)]).toEqual([400, ['tax_amount']]);
    expect(await purchases()).toBe(before);
    const most = await buy([{ product_id, quantity: 1, price: 10_000 }], { tax_amount: 1800 });
    expect(most.status).toBe(200);
  });
});
