import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money, moneyToWire } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';
import { billOf } from '../bill.rules.ts';
import { type AtTill, addToCart, changeDiscount, changePrice, isRefusal } from '../cart-lines.rules.ts';
import type { CataloguePage, Sellable } from '../catalogue.rules.ts';
import { checkoutBody } from '../checkout-body.rules.ts';
import { type OpenCart, openCart } from '../open-cart.rules.ts';
import { paperOfCart } from '../paper-of-cart.rules.ts';
import { payingOf, waysToPay } from '../payment.rules.ts';
import { MAY_ALL } from '../testing/sample-goods.ts';

const RUNS = 25;

let shop: SellingShop;
let references = 0;

beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true, cash_rounding: 50, price_mode: 'inclusive' });
  const units = [
    { unit: 'carton', factor: 24, selling_price: 16_000.55 },
    { unit: 'dozen', factor: 12 },
  ];
  await shop.product({
    name: 'Soda',
    selling_price: 700.33,
    unit_of_measure: 'bottle',
    units,
    opening_stock: 1e6,
  });
  await shop.product({
    name: 'Rice',
    selling_price: 3201.77,
    unit_of_measure: 'kilogram',
    opening_stock: 1e6,
  });
  await shop.product({ name: 'Flour', selling_price: 1999.99, tax: 'exempt', opening_stock: 1e6 });
  await shop.product({ name: 'Haircut', type: 'service', selling_price: 5000, opening_stock: null });
});
afterAll(() => shop.system.close());

async function catalogue(): Promise<CataloguePage> {
  const { status, body } = await shop.owner.ask('GET api/sale/catalogue');
  expect(status).toBe(200);
  return body.message;
}

const line = fc.record({
  pick: fc.nat(3),
  unit: fc.nat(2),
  pieces: fc.integer({ min: 1, max: 40 }),
  grams: fc.integer({ min: 0, max: 999 }),
  price: fc.option(fc.integer({ min: 1, max: 900_000 })),
  percent: fc.option(fc.integer({ min: 1, max: 3000 })),
});

type Wanted = typeof line extends fc.Arbitrary<infer T> ? T : never;

/** Puts what is wanted into a cart as a cashier would; what the till refuses stays out. */
function filled(lines: readonly Wanted[], goods: readonly Sellable[], till: AtTill): OpenCart {
  return lines.reduce<OpenCart>((cart, { pick, unit, pieces, grams, price, percent }) => {
    const good = goods[pick];
    const chosen = unit === 0 ? undefined : good?.units?.[unit - 1]?.unit;
    const many = quantity(BigInt(pieces) * 1000n + (good?.whole_units ? 0n : BigInt(grams)));
    const added = addToCart(cart, good, { ...(chosen ? { unit: chosen } : {}), quantity: many }, till);
    if (isRefusal(added)) return cart;
    const id = added.line_in_focus ?? '';
    const priced = price === null ? added : changePrice(added, id, money(BigInt(price)), till);
    const agreed = isRefusal(priced) ? added : priced;
    const cheaper = percent === null ? agreed : changeDiscount(agreed, id, { percent }, till);
    return isRefusal(cheaper) ? agreed : cheaper;
  }, openCart());
}

test('a cart comes to the same at the till and on the server, line by line and with its change', async () => {
  const { products, ...head } = await catalogue();
  const goods = products.filter((row): row is Sellable => !('gone' in row));
  const till = {
    product: (id: string) => goods.find((one) => one.id === id),
    settings: head.settings,
    rights: MAY_ALL,
  };
  const ways = waysToPay(head.accounts, true);
  const mobile = ways.find(({ kind }) => kind === 'mobile')?.key ?? '';
  const cash = ways.find(({ kind }) => kind === 'cash')?.key ?? '';
  const wire = (amount: bigint) => moneyToWire(amount, 'TZS');

  const carts = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    discount: fc.option(fc.integer({ min: 1, max: 2000 })),
    split: fc.option(fc.integer({ min: 1, max: 99 })),
    over: fc.option(fc.integer({ min: 0, max: 10_000 })),
  });
  await fc.assert(
    fc.asyncProperty(carts, async ({ lines, discount, split, over }) => {
      const cart = {
        ...filled(lines, goods, till),
        discount: discount === null ? null : { percent: discount },
      };
      const bill = billOf(cart, head.settings);
      if (cart.lines.length === 0 || bill.total_gross < 100_000n) return;
      references += 1;
      const part = split === null ? null : money((bill.total_gross * BigInt(split)) / 100n);
      const payments = [
        ...(part ? [{ id: 'a', way: mobile, received: part, reference: `R${references}` }] : []),
        { id: 'b', way: cash, received: null, reference: '' },
      ];
      const exact = payingOf({ ...cart, payments }, bill, ways, head.settings);
      const given = over === null ? null : money(exact.left + BigInt(over) * 100n);
      const paid = payments.map((payment) =>
        payment.id === 'b' ? { ...payment, received: given } : payment,
      );
      const paying = payingOf({ ...cart, payments: paid }, bill, ways, head.settings);
      expect(paying.missing).toBeNull();
      const sold = { bill, paying, head, served: 'Neema', at: new Date() };
      const body = checkoutBody({ ...cart, payments: paid }, paying, head, {
        total: bill.total_gross,
        sold_at: sold.at.toISOString(),
      });

      const { status, body: answer } = await shop.sell(body);
      expect(answer).toMatchObject({ success: true });
      expect(status).toBe(200);
      // What the customer has in hands without a connection is what is sold when there is one.
      const { number, created_at, created_by_name, date, ...paper } = paperOfCart(
        { ...cart, payments: paid },
        sold,
      );
      expect(number).toBe('');
      expect(onPaper(answer.message)).toMatchObject(onPaper(paper));
      expect(answer.message).toMatchObject({
        id: cart.id,
        total_amount: wire(bill.total_gross),
        tax: wire(bill.total_vat),
        net_amount: wire(bill.total_net),
        discount: wire(bill.total_discount),
        change: wire(paying.change),
        lines: bill.lines.map(({ net, vat, gross, line_discount, allocated_sale_discount }) => ({
          net_amount: wire(net),
          tax: wire(vat),
          total_amount: wire(gross),
          discount: wire(line_discount),
          sale_discount: wire(allocated_sale_discount),
        })),
      });
    }),
    { numRuns: RUNS },
  );
  expect(references).toBeGreaterThan(RUNS / 2);
});

test('a rest that no coin can pay is let off, and said by a cash payment of nothing', async () => {
  const flour = (await catalogue()).products.find((row) => 'name' in row && row.name === 'Flour') as Sellable;
  const lines = [{ product_id: flour.id, quantity: 1 }];
  const mobile = { account_id: shop.wallet, mode: 'emoney', amount: 1975, reference: 'BKL1' };
  const none = { account_id: shop.cash, mode: 'cash', amount: 0 };
  const { body } = await shop.sell({ lines, payments: [mobile, none] });
  expect(body.message).toMatchObject({ total_amount: 1999.99, remain_amount: 0, change: 0 });
  expect(await shop.entryOf(body.message.id)).toMatchObject({ 1030: 197_500n, 6910: 2499n });
  const short = await shop.sell({ lines, payments: [{ ...mobile, reference: 'BKL2' }] });
  expect(short.body).toMatchObject({ success: false, code: 'payments_short' });
  const half = { ...mobile, amount: 1960, reference: 'BKL3' };
  const coin = await shop.sell({ lines, payments: [half, none] });
  expect(coin.body).toMatchObject({ success: false });
});

test('what was sold is told to the next till that asks', async () => {
  const before = await catalogue();
  const soda = before.products.find((row) => 'name' in row && row.name === 'Soda') as Sellable;
  await shop.sold(soda.id, 3);
  const { body } = await shop.owner.ask(`GET api/sale/catalogue?since=${encodeURIComponent(before.mark)}`);
  const now = body.message.products.find((row: Sellable) => row.id === soda.id);
  expect(now).toMatchObject({ stock: (soda.stock ?? 0) - 3 });
});

test('a new product, a changed price and name, and a product that is gone are told, and nothing else', async () => {
  const askSince = async (since: string) =>
    (await shop.owner.ask(`GET api/sale/catalogue?since=${encodeURIComponent(since)}`)).body.message.products;
  const change = async (id: string, body: object) => {
    const { version } = (await shop.owner.ask(`GET api/product?id=${id}`)).body.message;
    const { status } = await shop.owner.ask(`PUT api/product?id=${id}`, { body: { version, ...body } });
    expect(status).toBe(200);
  };
  const begun = new Date().toISOString();
  const bread = await shop.product({ name: 'Bread', selling_price: 1500 });
  expect(await askSince(begun)).toMatchObject([{ id: bread, selling_price: 1500 }]);
  const priced = new Date().toISOString();
  await change(bread, { selling_price: 1600 });
  expect(await askSince(priced)).toMatchObject([{ id: bread, name: 'Bread', selling_price: 1600 }]);
  const named = new Date().toISOString();
  await change(bread, { name: 'Large bread' });
  expect(await askSince(named)).toMatchObject([{ id: bread, name: 'Large bread' }]);
  const gone = new Date().toISOString();
  const { status } = await shop.owner.ask('POST api/product/delete', { body: { ids: [bread] } });
  expect([status, await askSince(gone)]).toMatchObject([409, []]);
  const cake = await shop.product({ name: 'Cake', opening_stock: null });
  await shop.owner.ask('POST api/product/delete', { body: { ids: [cake] } });
  expect(await askSince(gone)).toEqual([{ id: cake, gone: true }]);
  expect((await catalogue()).products.map(({ id }) => id)).not.toContain(cake);
});

/** What a receipt shows of a sale: nothing that is absent where it is nothing. */
function onPaper(sale: object) {
  const { rounding, reference, remarks, ...shown } = sale as Record<string, unknown>;
  return rounding ? { ...shown, rounding } : shown;
}
