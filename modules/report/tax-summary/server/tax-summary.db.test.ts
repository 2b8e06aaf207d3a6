import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { chanceFrom } from '#modules/point-of-sale/testing/chance.ts';
import { type BuyingShop, openBuyingShop } from '#modules/procurement/testing/buying-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { vatAgrees } from '#server/testing/vat-agrees.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { today as todayOf } from '#server-kit/operation/clock.ts';
import type { TaxedDocuments, TaxSummary } from '../tax-summary.answer.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

let shop: BuyingShop;
let today: string;
const goods: Record<string, string> = {};

beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: false, invoices_post_at: 'delivery' });
  today = todayOf(shop.system.clock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' });
  for (const [since, standard_rate] of [
    [ago(60), 18],
    [ago(20), 20],
  ] as const)
    await done('PUT api/branch/vat', {
      ...{ id: shop.branch_id, since, registered: true, standard_rate, special_rate: 0 },
      vrn_number: '40-012345-A',
    });
  for (const tax of ['standard', 'zero', 'exempt'])
    goods[tax] = await shop.product({ tax, opening_stock: 10_000, opening_date: ago(300) });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await vatAgrees(shop.system.db);
  await shop.system.close();
});

const ago = (days: number) => addDays(today, -days);
async function done(route: string, body: object): Promise<Json> {
  const headers = { 'idempotency-key': newId() };
  const answer = /return|expense$/.test(route)
    ? await shop.make(route, body)
    : await shop.owner.ask(route, { body, headers });
  if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
  return answer.body.message;
}
const read = async (query: Record<string, string>): Promise<TaxSummary> => {
  const { status, body } = await shop.owner.ask(`GET api/report/tax-summary?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
};

/** What each event comes to, worked out here from what was said and nothing that the server keeps, in cents. */
interface Told {
  date: string;
  line: string;
  net: number;
  tax: number;
}
const told: Told[] = [];
const rateOn = (day: string) => (day >= ago(20) ? 20 : day >= ago(60) ? 18 : 0);
const vatIn = (gross: number, rate: number) =>
  Math.floor((gross * rate * 2 + 100 + rate) / (2 * (100 + rate)));

function charged(date: string, tax: string, gross: number) {
  const rate = tax === 'standard' ? rateOn(date) : 0;
  const vat = vatIn(gross, rate);
  const line =
    tax !== 'standard' ? `sold-${tax}` : rate ? `sold-standard-${rate * 100}` : 'sold-unregistered';
  return { date, line, net: gross - vat, tax: vat };
}

function paid(date: string, tax: string, gross: number, claims: boolean, of = date) {
  const rate = rateOn(of);
  if (tax !== 'standard') return { date, line: `bought-${tax}`, net: gross, tax: 0 };
  if (!claims || rate === 0) return { date, line: 'bought-unclaimed', net: gross, tax: 0 };
  const vat = vatIn(gross, rate);
  return { date, line: `bought-standard-${rate * 100}`, net: gross - vat, tax: vat };
}

const minus = (one: Told, date: string): Told => ({ ...one, date, net: -one.net, tax: -one.tax });
const half = (amount: number, part: number, of: number) => Math.floor((amount * part * 2 + of) / (2 * of));

test('agrees with what was said of each event, in any days, and with the books (A29)', async () => {
  const chance = chanceFrom(4_122_026);
  const upTo = (most: number) => Math.floor(chance() * most);
  const pick = <X>(...choices: readonly X[]) => choices[upTo(choices.length)] as X;
  const expenseType = (await shop.owner.ask('GET api/expense-type/list?limit=1')).body.message.data[0].id;

  async function sell() {
    const tax = pick('standard', 'standard', 'zero', 'exempt');
    const quantity = 2 + upTo(5);
    const unit_price = 1 + upTo(9999);
    const date = ago(1 + upTo(90));
    const sale = await shop.sold(String(goods[tax]), quantity, {
      date,
      lines: [{ product_id: goods[tax], quantity, unit_price }],
    });
    const gross = quantity * unit_price * 100;
    const one = charged(date, tax, gross);
    told.push(one);
    const next = pick('stays', 'back', 'void');
    if (next === 'void') {
      await done('PUT api/sale/void', { id: sale.id });
      told.push(minus(one, today));
    }
    if (next === 'back') {
      const part = 1 + upTo(quantity - 1);
      const total = half(gross, part, quantity);
      const vat = half(one.tax, part, quantity);
      const refunds = [{ account_id: shop.cash, mode: 'cash', amount: Math.round(total / 100) }];
      await done('POST api/sale/return', {
        sale_id: sale.id,
        lines: [{ line_no: 1, quantity: part }],
        refunds,
      });
      told.push({ ...one, date: today, net: vat - total, tax: -vat });
    }
  }

  async function buy() {
    const tax = pick('standard', 'standard', 'zero', 'exempt');
    const quantity = 2 + upTo(5);
    const price = 1 + upTo(9999);
    const date = ago(1 + upTo(90));
    const claims = pick(true, false);
    const bought = await shop.bought(String(goods[tax]), quantity, price, {
      date,
      receipt_is_provided: claims,
    });
    const gross = quantity * price * 100;
    const one = paid(date, tax, gross, claims);
    told.push(one);
    const next = pick('stays', 'back', 'void');
    if (next === 'void') {
      await shop.voidPurchase(bought.id).then(({ body }) => expect(body).toMatchObject({ success: true }));
      told.push(minus(one, today));
    }
    if (next === 'back') {
      await done('POST api/purchase/return', {
        purchase_id: bought.id,
        lines: [{ line_no: 1, quantity }],
      });
      told.push(minus(one, today));
    }
  }

  async function spend() {
    const tax_type = pick('standard', 'standard', 'exempt');
    const amount = 10 + upTo(99_999);
    const date = ago(1 + upTo(90));
    const claims = pick(true, false);
    const typed = claims && tax_type === 'standard' && rateOn(date) > 0 && pick(true, false, false);
    const receipt = claims ? { has_receipt: true, receipt_number: newId().slice(-8) } : {};
    const { id } = await done('POST api/expense', {
      ...{ expense_type_id: expenseType, amount, date, title: 'Rent', ...receipt },
      ...(typed ? { tax_amount: 1 } : { tax_type }),
    });
    const verified = pick(date, today);
    await done('PUT api/expense/verify', { id, date: verified });
    const cents = amount * 100;
    const one = typed
      ? { date: verified, line: 'bought-mixed', net: cents - 100, tax: 100 }
      : paid(verified, tax_type, cents, claims, date);
    told.push(one);
    if (pick(true, false)) return;
    await done('PUT api/expense/unverify', { id });
    told.push(minus(one, today));
    const next = pick('stays', 'again', 'void');
    if (next === 'void') await done('PUT api/expense/void', { id });
    if (next !== 'again') return;
    await done('PUT api/expense/verify', { id, date: verified });
    told.push(one);
  }

  for (let made = 0; made < 75; made += 1) await pick(sell, sell, buy, spend)();

  for (let tries = 0; tries < 40; tries += 1) {
    const [date, date_to] = [ago(upTo(95)), ago(upTo(95))].toSorted() as [string, string];
    const report = await read(tries === 0 ? { date: ago(95), date_to: today } : { date, date_to });
    expect(linesOf(report)).toEqual(expected(report));
    expect(report.sides.map(({ side, difference }) => [side, difference])).toEqual([
      ['sold', 0],
      ['bought', 0],
    ]);
  }
});

const linesOf = ({ rows }: TaxSummary) =>
  Object.fromEntries(rows.map(({ name, net_amount, tax }) => [name, [cents(net_amount), cents(tax)]]));
const cents = (amount: number) => Math.round(amount * 100);

function expected({ date, date_to }: TaxSummary) {
  const within = told.filter((one) => one.date >= date && one.date <= date_to);
  return Object.fromEntries(
    [...Map.groupBy(within, ({ line }) => line)]
      .map(([line, of]) => [
        line,
        of.reduce(([net, tax], one) => [net + one.net, tax + one.tax] as const, [0, 0] as readonly [
          number,
          number,
        ]),
      ])
      .filter(([, sums]) => (sums as [number, number]).some((sum) => sum !== 0)),
  );
}

test('the documents of a line add up to it, each with its part', async () => {
  const days = { date: ago(95), date_to: today };
  for (const { name, net_amount, tax } of (await read(days)).rows) {
    const { body } = await shop.owner.ask(
      `GET api/report/tax-summary/rows?${new URLSearchParams({ ...days, line: name, limit: '1000' })}`,
    );
    const made: TaxedDocuments = body.message;
    const sum = (key: 'net_amount' | 'tax') => made.data.reduce((all, one) => all + cents(one[key]), 0);
    expect([name, cents(made.net_amount), cents(made.tax)]).toEqual([name, cents(net_amount), cents(tax)]);
    expect([sum('net_amount'), sum('tax')]).toEqual([cents(net_amount), cents(tax)]);
    expect(made.total).toBe(made.data.length);
  }
  for (const wrong of ['', 'sold', 'sold-none', 'sold-standard-x', 'sold-standard-1800-2'])
    expect((await shop.owner.ask(`GET api/report/tax-summary/rows?line=${wrong}`)).status).toBe(400);
});

test('what is delivered in parts stands under the day of each, and a void takes all of it back', async () => {
  const before = await read({ date: ago(95), date_to: today });
  const product_id = goods.standard;
  const draft = await done('POST api/invoice', {
    customer_id: shop.customer,
    lines: [{ product_id, quantity: 3, unit_price: 1200 }],
  });
  await done('PUT api/invoice/issue', { id: draft.id });
  for (const pieces of [1, 1])
    await done('POST api/invoice/deliver', { invoice_id: draft.id, lines: [{ line_no: 1, pieces }] });
  const line = (made: TaxSummary) => made.rows.find(({ name }) => name === 'sold-standard-2000');
  const after = await read({ date: ago(95), date_to: today });
  expect(line(after)?.net_amount).toBeCloseTo((line(before)?.net_amount ?? 0) + 2000, 2);
  expect(after.sides.map(({ difference }) => difference)).toEqual([0, 0]);
  await done('PUT api/invoice/void', { id: draft.id });
  expect(await read({ date: ago(95), date_to: today })).toEqual(before);
});

test('a month that is settled comes to what the summary of its days says', async () => {
  const month_end = addDays(`${today.slice(0, 7)}-01`, -1);
  const until = { date: '2020-01-01', date_to: month_end };
  const { sides, payable } = await read(until);
  const draft = await done('POST api/vat-settlement', { date_to: month_end });
  const settled = await done('PUT api/vat-settlement/post', { id: draft.id });
  const [sold, bought] = sides;
  expect(settled).toMatchObject({ output: sold?.tax, input: bought?.tax });
  expect(cents(settled.payable) - cents(settled.input_carried)).toBe(cents(payable));
  const after = await read(until);
  expect(after.sides).toEqual(sides);
  expect(after.settlements).toEqual([
    expect.objectContaining({ id: draft.id, number: settled.number, payable: settled.payable }),
  ]);
});

test('says by how much the books differ, where an entry has no document', async () => {
  const { sides } = await read({ date: today, date_to: today });
  const client = await shop.system.db.adminClient();
  const add = async (amount: number) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `update journal_lines set debit = debit + case when debit > 0 then $3 else 0 end,
              credit = credit + case when credit > 0 then $3 else 0 end
       where business_id = $1 and account_code = '2200' and (entry_id, line_no) = (
         select entry_id, line_no from journal_lines
         where business_id = $1 and account_code = '2200' and date = $2 order by 1, 2 limit 1)`,
      [shop.business_id, today, amount],
    );
    await client.query('set session_replication_role = origin');
  };
  await add(500);
  const wrong = await read({ date: today, date_to: today });
  await add(-500);
  expect(wrong.sides.map(({ tax }) => tax)).toEqual(sides.map(({ tax }) => tax));
  expect(Math.abs(wrong.sides[0]?.difference ?? 0)).toBe(5);
});

test('goes to a workbook, its documents on a sheet of their own, for whoever may take it', async () => {
  const days = `date=${ago(95)}&date_to=${today}`;
  const { url, headers } = await shop.owner.prepare(`GET api/report/tax-summary/export?${days}`);
  const answer = await shop.system.server.app.inject({ method: 'GET', url, headers });
  const [summary, documents] = (await readWorkbook(answer.rawPayload)).sheets;
  const { rows, payable } = await read({ date: ago(95), date_to: today });
  expect(summary?.rows.at(-1)?.map((cell) => cell?.number ?? cell?.text)).toEqual([
    'VAT to pay',
    undefined,
    payable,
  ]);
  expect(summary?.rows).toHaveLength(rows.length + 10);
  const net = documents?.rows.slice(1).reduce((all, row) => all + cents(row.at(-2)?.number ?? 0), 0);
  expect(net).toBe(rows.reduce((all, { net_amount }) => all + cents(net_amount), 0));
});
