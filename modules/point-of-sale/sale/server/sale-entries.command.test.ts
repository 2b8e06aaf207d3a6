import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Currency } from '#core/currencies.ts';
import { moneyOf } from '#core/money.ts';
import { quantityOf } from '#core/quantity.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';
import examples from '../data/posting-examples.json' with { type: 'json' };
import worked from '../data/worked-cases.json' with { type: 'json' };

// The worked entries of accounting.md, each made by calls and compared account by account.

interface PostingLine {
  account: string;
  debit: number;
  credit: number;
}

interface Discounts {
  discount?: number;
  discount_percent?: number;
}

interface CaseLine extends Discounts {
  quantity: number;
  unit_price: number;
  tax: string;
  vat_rate: number;
  cost?: number;
  allocated_sale_discount?: number;
}

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const minor = (amount: number, currency: Currency = 'TZS') => moneyOf(amount, currency) as bigint;

/** What a worked entry comes to by account, debit above zero. */
function entryOf(lines: readonly PostingLine[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { account, debit, credit } of lines)
    sums[account] = (sums[account] ?? 0n) + minor(debit) - minor(credit);
  return sums;
}

/** The worked entry of an event; some leave the cost of the goods out. */
const event = (id: string) => entryOf(examples.entries.find((entry) => entry.id === id)?.lines ?? []);

function withoutCost({ 5000: _, 1200: __, ...entry }: Record<string, bigint>): Record<string, bigint> {
  return entry;
}

let transfers = 0;
function payment(mode: string, amount: number): object {
  transfers += 1;
  if (mode === 'credit') return { mode, amount };
  if (mode === 'emoney') return { mode, amount, account_id: shop.wallet, reference: `T${transfers}` };
  return { mode, amount, account_id: shop.cash };
}

/** The checkout body of a worked case, with goods that cost what it says. */
async function bodyOf(at: SellingShop, lines: readonly CaseLine[], currency: Currency = 'TZS') {
  return Promise.all(
    lines.map(async ({ quantity, unit_price, tax, cost = 0, discount, discount_percent }) => ({
      product_id: await at.stocked(quantityOf(quantity) as bigint, minor(cost, currency), {
        selling_price: unit_price,
        buying_price: 0,
        tax,
      }),
      quantity,
      ...(discount === undefined ? {} : { discount }),
      ...(discount_percent === undefined ? {} : { discount_percent }),
    })),
  );
}

describe('events', () => {
  const soap = () => shop.product({ selling_price: 11_800, buying_price: 7000 });

  test('EV-01: a cash sale', async () => {
    const { id } = await shop.sold(await soap(), 2);
    expect(await shop.entryOf(id)).toEqual(event('EV-01'));
  });

  test('EV-02: cash, mobile money and credit', async () => {
    const lines = [{ product_id: await soap(), quantity: 2 }];
    const payments = [payment('cash', 10_000), payment('emoney', 8600), payment('credit', 5000)];
    const { body } = await shop.sell({ lines, payments, customer_id: shop.customer });
    expect(await shop.entryOf(body.message.id)).toEqual(event('EV-02'));
    expect(body.message).toMatchObject({
      paid_amount: 18_600,
      remain_amount: 5000,
      customer_name: 'Asha Juma',
    });
  });

  test('EV-03: a return of what is still owed', async () => {
    const lines = [{ product_id: await soap(), quantity: 2 }];
    const sale = { lines, payments: [payment('credit', 23_600)], customer_id: shop.customer };
    const sale_id = (await shop.sell(sale)).body.message.id;
    const back = { sale_id, lines: [{ line_no: 1, quantity: 1, goods: 'restock' }], refunds: [] };
    const { body } = await shop.make('POST api/sale/return', back);
    expect(await shop.entryOf(body.message.id)).toEqual(event('EV-03'));
    expect(body.message.refunds).toEqual([
      { account_id: null, account_name: null, mode: 'credit', amount: 11_800, reference: null },
    ]);
    const { remain_amount, status } = (await shop.owner.ask(`GET api/sale?id=${sale_id}`)).body.message;
    expect({ remain_amount, status }).toEqual({ remain_amount: 11_800, status: 'part_returned' });
  });

  test('EV-04: a return of spoiled goods', async () => {
    const product = await soap();
    const { id: sale_id } = await shop.sold(product, 1);
    const back = {
      sale_id,
      lines: [{ line_no: 1, quantity: 1, goods: 'scrap' }],
      refunds: [payment('cash', 11_800)],
    };
    const { body } = await shop.make('POST api/sale/return', back);
    expect(await shop.entryOf(body.message.id)).toEqual(event('EV-04'));
    expect((await shop.stockOf(product)).quantity).toBe(99_000n);
  });

  test('EV-29: the cash part of a sale is rounded to the coin', async () => {
    const branch = await openSellingShop(
      { vat_registered: true, cash_rounding: 50 },
      { system: shop.system },
    );
    const product = await branch.product({ selling_price: 9960 });
    const lines = [{ product_id: product, quantity: 1 }];
    const exact = { account_id: branch.cash, mode: 'cash', amount: 9950 };
    const { body } = await branch.sell({ lines, payments: [exact] });
    expect(withoutCost(await branch.entryOf(body.message.id))).toEqual(event('EV-29'));
    expect(body.message).toMatchObject({ total_amount: 9960, paid_amount: 9960, change: 0, rounding: -10 });
    const more = await branch.sell({ lines, payments: [{ ...exact, amount: 10_000 }] });
    expect(more.body.message).toMatchObject({ change: 50, rounding: -10 });
  });

  test.each([
    ['EV-37', 'exclusive', 27_000, 4500, 26_550],
    ['EV-38', 'inclusive', 29_500, 5074, 24_426],
  ])('%s: a discount in prices that are %s', async (id, tax_mode, selling_price, discount, total) => {
    const lines = [{ product_id: await shop.product({ selling_price }), quantity: 1 }];
    const { body } = await shop.sell({ lines, discount, tax_mode, payments: [payment('cash', total)] });
    expect(withoutCost(await shop.entryOf(body.message.id))).toEqual(event(id));
    expect(body.message).toMatchObject({ discount, total_amount: total, price_mode: tax_mode });
  });
});

describe('worked sales', () => {
  test.each(worked.sale_entries)('$id: $description', async ({ input, price_mode, expected }) => {
    const lines = await bodyOf(shop, input.lines as CaseLine[]);
    const { discount, discount_percent } = input as Discounts;
    const payments = input.payments.map(({ mode, amount }) => payment(mode, amount));
    const { status, body } = await shop.sell({
      lines,
      ...(discount === undefined ? {} : { discount }),
      ...(discount_percent === undefined ? {} : { discount_percent }),
      tax_mode: price_mode,
      payments,
      customer_id: shop.customer,
    });
    expect([status, body.message]).toEqual([200, expect.any(Object)]);
    expect(await shop.entryOf(body.message.id)).toEqual(entryOf(expected.entry));
    expect(body.message.lines.map(shownLine)).toEqual(expected.lines.map(workedLine));
    expect(body.message).toMatchObject({
      net_amount: expected.total_net,
      tax: expected.total_vat,
      total_amount: expected.total_gross,
    });
    const costs = expected.entry_by_line.map((line) => line['5000_debit']);
    expect(body.message.lines.map(({ cost }: { cost: number }) => cost)).toEqual(costs);
  });
});

describe('worked prices', () => {
  const settings = worked.vat_cases.map(({ currency, price_mode, seller_vat_registered }) =>
    JSON.stringify({ currency, price_mode, vat_registered: seller_vat_registered }),
  );
  const shops = new Map<string, SellingShop>();
  beforeAll(async () => {
    for (const key of new Set(settings)) {
      const { currency, ...more } = JSON.parse(key);
      shops.set(key, await openSellingShop(more, { system: shop.system, currency }));
    }
  });

  test.each(worked.vat_cases)('$id: $description', async ({ input, expected, currency, ...more }) => {
    const key = { currency, price_mode: more.price_mode, vat_registered: more.seller_vat_registered };
    const at = shops.get(JSON.stringify(key)) as SellingShop;
    const { discount, discount_percent } = input as Discounts;
    const { status, body } = await at.sell({
      lines: await bodyOf(at, input.lines as CaseLine[], currency as Currency),
      ...(discount === undefined ? {} : { discount }),
      ...(discount_percent === undefined ? {} : { discount_percent }),
      payments: [{ mode: 'emoney', account_id: at.bank, amount: expected.total_gross }],
    });
    expect([status, body.message]).toEqual([200, expect.any(Object)]);
    expect(body.message.lines.map(shownLine)).toEqual(expected.lines.map(workedLine));
    expect(body.message).toMatchObject({
      net_amount: expected.total_net,
      tax: expected.total_vat,
      total_amount: expected.total_gross,
      remain_amount: 0,
    });
  });
});

describe('worked returns in part', () => {
  test.each(worked.return_cases)('$id: $description', async ({ input, original, returns, currency }) => {
    expect(currency).toBe('TZS');
    const lines = await bodyOf(shop, [{ ...(input.line as CaseLine), cost: original.cost }]);
    const { allocated_sale_discount: discount } = input.line as CaseLine;
    const { body: sold } = await shop.sell({
      lines,
      ...(discount ? { discount } : {}),
      tax_mode: input.price_mode,
      payments: [payment('emoney', original.gross)],
    });
    expect(sold.message).toMatchObject({
      net_amount: original.net,
      tax: original.vat,
      profit: expect.any(Number),
    });
    for (const { quantity, goods, entry, ...back } of returns) {
      const { status, body } = await shop.make('POST api/sale/return', {
        sale_id: sold.message.id,
        lines: [{ line_no: 1, quantity, goods }],
        refunds: back.gross ? [payment('emoney', back.gross)] : [],
      });
      expect([status, body.message]).toEqual([200, expect.any(Object)]);
      const { net, vat, gross, cost } = back;
      const line = {
        quantity,
        discount: back.discount,
        net_amount: net,
        tax: vat,
        total_amount: gross,
        cost,
        goods,
      };
      expect(body.message.lines[0]).toMatchObject(line);
      expect(await shop.entryOf(body.message.id)).toEqual(entryOf(entry));
    }
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a line as the wire has it
const shownLine = ({ discount, sale_discount, net_amount, tax, total_amount }: any) => [
  discount,
  sale_discount,
  net_amount,
  tax,
  total_amount,
];

const workedLine = (line: {
  line_discount: number;
  allocated_sale_discount: number;
  net: number;
  vat: number;
  gross: number;
}) => [line.line_discount, line.allocated_sale_discount, line.net, line.vat, line.gross];
