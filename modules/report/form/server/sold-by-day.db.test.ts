import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

const DAYS = 6;
const SEED = Number(process.env.SEED ?? 1202);
let shop: SellingShop;
let products: string[];
let today: string;

beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true, invoices_post_at: 'delivery' });
  today = businessDay(shop.system.clock.now(), { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  const before = { opening_date: addDays(today, -40), opening_stock: 500 };
  products = [
    await shop.product({ name: 'Soap', ...before }),
    await shop.product({ name: 'Soda', buying_price: 333, selling_price: 777, ...before }),
    // Sold for less than it had cost.
    await shop.product({ name: 'Sugar', buying_price: 5000, selling_price: 4100, ...before }),
  ];
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const keyed = (body: object) => ({ body, headers: { 'idempotency-key': newId() } });
async function done(route: string, body: object): Promise<Json> {
  const answer = await shop.owner.ask(route, keyed(body));
  expect([route, answer.status, answer.body.code]).toEqual([route, 200, undefined]);
  return answer.body.message;
}
const read = async (path: string): Promise<Json> => {
  const { status, body } = await shop.owner.ask(`GET api/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body.message;
};

/** Revenue and cost of goods of each day as the journal has them, in minor units. */
async function journalByDay(accounts: string): Promise<Record<string, bigint>> {
  const rows = await shop.system.db.adminQuery<{ day: string; amount: bigint }>(
    `select e.date::text as day, sum(l.credit - l.debit)::bigint as amount from journal_entries e
     join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
     where e.business_id = $1 and l.account_code like any($2) group by 1 having sum(l.credit - l.debit) <> 0 order by 1`,
    [shop.business_id, accounts.split(' ')],
  );
  return Object.fromEntries(rows.map(({ day, amount }) => [day, BigInt(amount)]));
}

test(`random invoices with deliveries on several days: each report by day is the journal of that day (seed ${SEED})`, async () => {
  const chance = chanceFrom(SEED);
  const upTo = (most: number) => 1 + Math.floor(chance() * most);
  for (let no = 0; no < 12; no += 1) {
    const lines = products
      .filter(() => chance() < 0.7)
      .map((product_id) => ({
        ...{ product_id, quantity: 2 + upTo(6) },
        ...(chance() < 0.5 ? { discount: upTo(300) } : {}),
      }));
    if (lines.length === 0) continue;
    const first = addDays(today, -DAYS - 1);
    const { id } = await done('POST api/invoice', { customer_id: shop.customer, lines });
    await done('PUT api/invoice/issue', { id, date: first });
    const left = lines.map(({ quantity }) => quantity);
    let day = first;
    let last: Json;
    while (left.some((pieces) => pieces > 0) && day < today) {
      day = addDays(day, Math.floor(chance() * 3));
      if (day > today) break;
      const parts = left.flatMap((pieces, place) =>
        pieces > 0 && chance() < 0.7 ? [{ line_no: place + 1, pieces: Math.min(pieces, upTo(pieces)) }] : [],
      );
      if (parts.length === 0) continue;
      last = await done('POST api/invoice/deliver', { invoice_id: id, lines: parts, date: day });
      for (const { line_no, pieces } of parts) left[line_no - 1] = (left[line_no - 1] ?? 0) - pieces;
      if (last.delivery === 'delivered') break;
    }
    if (last && chance() < 0.3) {
      const sold = await read(`sale?id=${last.sale_id}`);
      const [line] = sold.lines.filter(({ quantity }: Json) => quantity > 0);
      const back = await shop.make('POST api/sale/return', {
        ...{ sale_id: sold.id, refunds: [] },
        lines: [{ line_no: line.line_no, quantity: 1 }],
      });
      expect([back.status, back.body.code]).toEqual([200, undefined]);
    }
  }
  await shop.sold(products[0] ?? '', 3);
  const revenue = await journalByDay('4%');
  expect(Object.keys(revenue).length).toBeGreaterThan(3);
  const days = `date=${addDays(today, -DAYS - 2)}&date_to=${today}`;
  const byDay = async (type: string, figure: string) => {
    const { rows, total } = await read(`report/${type}?${days}&group_by=day`);
    const sums: [string, bigint][] = rows
      .map(({ group, figures }: Json) => [group, BigInt(Math.round(figures[figure] * 100))])
      .filter(([, amount]: [string, bigint]) => amount !== 0n);
    return { sums: Object.fromEntries(sums.toSorted()), total: total.figures };
  };
  expect((await byDay('sales', 'net_amount')).sums).toEqual(revenue);
  const cost = await journalByDay('5000');
  const profit = Object.fromEntries(
    Object.entries(revenue).map(([day, amount]) => [day, amount + (cost[day] ?? 0n)]),
  );
  expect((await byDay('sales', 'profit_on_goods')).sums).toEqual(profit);
  // One day alone, by product, is what the whole period has of that day.
  for (const [day, amount] of Object.entries(revenue)) {
    const { rows } = await read(`report/sales?date=${day}&date_to=${day}&group_by=product`);
    const sum = rows.reduce(
      (all: number, { figures }: Json) => all + Math.round(figures.net_amount * 100),
      0,
    );
    expect([day, BigInt(sum)]).toEqual([day, amount]);
  }
  // The start page has them with VAT.
  const vat = await journalByDay('2200');
  const board = await read('report/dashboard?period=year');
  const year = Object.entries(revenue).filter(([day]) => day.slice(0, 4) === today.slice(0, 4));
  const gross = year.reduce((all, [day, amount]) => all + amount + (vat[day] ?? 0n), 0n);
  expect(BigInt(Math.round(board.sales.amount * 100))).toBe(gross);
});
