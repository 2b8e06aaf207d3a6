import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { type BuyingShop, openBuyingShop } from '../../testing/buying-shop.ts';

let shop: BuyingShop;
let goods: { id: string; unit?: string }[];
beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: true });
  const soap = (more: object = {}) =>
    shop.product({ opening_stock: null, buying_price: 0, whole_units: false, ...more });
  const boxed = await soap({ units: [{ unit: 'carton', factor: 24 }] });
  goods = [
    { id: await soap() },
    { id: boxed },
    { id: boxed, unit: 'carton' },
    { id: await soap({ valuation: 'fifo', tax: 'exempt' }) },
  ];
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** Amounts as they are said and as they are kept. */
const said = (minor: number) => minor / 100;
const kept = (wire: number) => BigInt(Math.round(wire * 100));
const sum = (of: readonly bigint[]) => of.reduce((all, one) => all + one, 0n);
const held = async () => {
  const [row] = await shop.system.db.adminQuery<{ value: bigint }>(
    'select coalesce(sum(value), 0)::bigint as value from stock_values where business_id = $1',
    [shop.business_id],
  );
  return row?.value ?? 0n;
};

const line = fc.record({
  of: fc.integer({ min: 0, max: 3 }),
  quantity: fc.integer({ min: 1000, max: 60_000 }),
  price: fc.integer({ min: 100, max: 9_999_999 }),
  discount_percent: fc.option(fc.integer({ min: 1, max: 20 })),
  tax_type: fc.constantFrom(null, 'standard', 'zero', 'exempt', 'special'),
});
const cost = fc.record({
  amount: fc.integer({ min: 1, max: 50_000_000 }),
  by: fc.constantFrom('value', 'quantity'),
  tax: fc.constantFrom('standard', 'exempt'),
  receipt_is_provided: fc.boolean(),
});
const bill = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  tax_mode: fc.constantFrom('inclusive', 'exclusive'),
  receipt_is_provided: fc.boolean(),
  discount: fc.integer({ min: 0, max: 50 }),
  costs: fc.array(cost, { maxLength: 2 }),
  later: fc.option(cost),
  sells: fc.boolean(),
});

/** Without what is left out. */
const given = (one: object) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null));

test('whatever is bought: bill, VAT, debt, money, stock and costs add up to the cent', {
  timeout: 120_000,
}, async () => {
  let owed = 0n;
  await fc.assert(
    fc.asyncProperty(bill, async ({ lines, discount, costs, later, sells, ...terms }) => {
      const before = await held();
      const bought = await shop.buy({
        ...terms,
        lines: lines.map(({ of, quantity, price, ...more }) => {
          const { id, unit = null } = goods[of] ?? { id: '' };
          return {
            product_id: id,
            quantity: quantity / 1000,
            price: said(price),
            ...given({ ...more, unit }),
          };
        }),
        ...(discount ? { discount: said(discount) } : {}),
        payments: [{ account_id: shop.cash, amount: 0.01 }],
        costs: costs.map((one) => ({
          ...one,
          title: 'Lorry',
          amount: said(one.amount),
          account_id: shop.cash,
        })),
      });
      expect(bought.body).toMatchObject({ success: true });
      const row = bought.body.message;
      const [net, tax, total] = [row.net_amount, row.tax, row.total_amount].map(kept) as [
        bigint,
        bigint,
        bigint,
      ];
      const of = (key: string) => sum(row.lines.map((one: Record<string, number>) => kept(one[key] ?? 0)));
      expect([net + tax, of('net_amount'), of('tax'), of('total_amount')]).toEqual([total, net, tax, total]);
      const claimed = terms.receipt_is_provided ? tax : 0n;
      expect([kept(row.claimed_tax), of('cost')]).toEqual([claimed, total - claimed]);
      // What the lines come to by themselves is the bill, with VAT or before it.
      const plain = sum(
        lines.map(({ quantity, price, discount_percent }) => {
          const whole = (BigInt(quantity) * BigInt(price) + 500n) / 1000n;
          return whole - (whole * BigInt(discount_percent ?? 0) + 50n) / 100n;
        }),
      );
      expect(terms.tax_mode === 'inclusive' ? total : net).toBe(plain - BigInt(discount));
      const entry = await shop.entryOf(row.id);
      const { 1200: stock = 0n, 1300: vat = 0n, 2000: debt = 0n, 1010: money = 0n, ...rest } = entry;
      expect([stock, vat, debt, money, rest]).toEqual([total - claimed, claimed, 1n - total, -1n, {}]);
      owed -= debt;
      const borne = await costsOf(row.id);
      expect(borne.map(({ amount }) => amount).toSorted()).toEqual(
        costs.map(({ amount }) => BigInt(amount)).toSorted(),
      );
      expect((await held()) - before).toBe(stock + sum(borne.map(({ toStock }) => toStock)));

      if (sells) await shop.sold(goods[lines[0]?.of ?? 0]?.id ?? '', 1);
      if (!later) return;
      const then = await held();
      const body = {
        ...later,
        purchases: [row.id],
        title: 'Port',
        amount: said(later.amount),
        account_id: shop.cash,
      };
      expect((await shop.make('POST api/purchase/landed-cost', body)).body).toMatchObject({ success: true });
      const all = await costsOf(row.id);
      expect(all).toHaveLength(costs.length + 1);
      expect((await held()) - then).toBe(
        sum(all.map(({ toStock }) => toStock)) - sum(borne.map(({ toStock }) => toStock)),
      );
    }),
    { numRuns: 15 },
  );
  const list = 'GET api/purchase/list?condition=owed&sort=due_date&order=1&limit=100&page=1';
  const { data } = (await shop.owner.ask(list)).body.message;
  expect(sum(data.map(({ remain_amount }: Record<string, number>) => kept(remain_amount ?? 0)))).toBe(owed);
});

/** The costs that a purchase bears: each is shared without a cent lost, and its entry says so. */
async function costsOf(purchase: string): Promise<{ amount: bigint; toStock: bigint }[]> {
  const costs = await shop.system.db.adminQuery<{
    id: string;
    net: bigint;
    tax: bigint;
    total: bigint;
    shares: bigint;
  }>(
    `select c.id, c.net_amount as net, c.tax, c.total_amount as total, sum(l.share)::bigint as shares
     from landed_costs c join landed_cost_lines l on l.landed_cost_id = c.id
     where l.purchase_id = $1 group by c.id, c.net_amount, c.tax, c.total_amount`,
    [purchase],
  );
  const borne: { amount: bigint; toStock: bigint }[] = [];
  for (const { id, net, tax, total, shares } of costs) {
    const entry = await shop.entryOf(id);
    const { 1200: toStock = 0n, 5000: sold = 0n, 1300: vat = 0n, 1010: money = 0n, ...rest } = entry;
    expect([shares, toStock + sold, vat, money, rest]).toEqual([net, net, tax, -total, {}]);
    expect(net + tax).toBe(total);
    borne.push({ amount: total, toStock });
  }
  return borne;
}
