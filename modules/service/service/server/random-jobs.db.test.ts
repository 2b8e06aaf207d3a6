import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

/** A thousand of them prove services.md 10: `RANDOM_JOBS=1000`; a seed that failed is named by its test. */
const MANY = Number(process.env.RANDOM_JOBS ?? 40);
const SEED = Number(process.env.RANDOM_JOBS_SEED ?? Date.now() % 1_000_000);
const EVENTS_AT_ONCE = 4;

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true, price_mode: SEED % 2 ? 'inclusive' : 'exclusive' });
});
afterAll(() => shop.system.close());

/** Numbers that look like chance and are the same for a seed. */
function chance(seed: number) {
  let state = (seed + 1) * 2_654_435_761;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const TAXES = ['standard', 'zero', 'exempt', 'special'] as const;

test(`${MANY} random services of seed ${SEED}: profit is their lines in the books, and all that came back is there again`, {
  timeout: 30_000 + MANY * 2000,
}, async () => {
  const types = await Promise.all(
    TAXES.map((tax, no) =>
      shop.type({ name: `Work ${tax}`, tax, commission: no * 5, price: 20_000 + no, makes_job: true }),
    ),
  );
  const products = await Promise.all(types.map(async (id) => (await shop.productOf(id)).id));
  const parts = await Promise.all(
    TAXES.map((tax, no) =>
      shop.stocked(BigInt(4 * MANY + 40) * 1000n, BigInt(4 * MANY + 40) * BigInt(333_333 + no), {
        ...{ tax, selling_price: 5_111 + no * 1_007 },
      }),
    ),
  );
  const checked: Json[] = [];
  /** What the books have of each type, less what came back. */
  const inBooks = new Map<string, bigint>();
  for (let from = 0; from < MANY; from += EVENTS_AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(EVENTS_AT_ONCE, MANY - from) }, (_, no) => one(chance(SEED + from + no))),
    );

  async function one(any: (below: number) => number): Promise<void> {
    const wanted = Array.from({ length: any(3) }, () => ({
      product_id: parts[any(parts.length)],
      quantity: 1 + any(2),
      ...(any(3) === 0 ? { unit_price: 0 } : {}),
    }));
    const deposit = any(3) === 0 ? { deposit_amount: 1 + any(30_000), deposit_account_id: shop.wallet } : {};
    const type = any(types.length);
    const body = {
      parts: wanted,
      ...(any(2) === 0 ? { price: 10_000 + any(40_000) } : {}),
    };
    const paid = any(2) === 0 ? { account_id: shop.cash } : {};
    // Of three one was sold at the till before, and what is billed as it is done comes on top.
    const before = any(3) === 0 ? await sellFirst(products[type], 1 + any(2), any(5000)) : null;
    const job = before
      ? await finishSold(before, body, paid)
      : await shop.done(
          {
            ...{ service_type_id: types[type], ...body, ...deposit },
            ...(any(2) === 0 ? { discount: any(5000) } : {}),
          },
          paid,
        );
    const bills = before ? [before, job.sale_id] : [job.sale_id];
    expect(job.total_amount).toBeCloseTo(job.net_amount + job.tax, 2);
    expect(job.total_amount).toBeCloseTo(job.paid_amount + job.remain_amount, 2);
    expect(minor(job.margin + job.commission)).toBe(await profitOf(bills));
    const returns: string[] = [];
    for (const no of job.parts.keys()) if (any(2) === 0) returns.push(await giveBack(job.sale_id, no + 2));
    if (before && any(2) === 0) returns.push(await giveBack(before, 1));
    const now = await shop.find('service', job.id);
    const more = await profitOf([...bills, ...returns]);
    inBooks.set(job.service_type_id, (inBooks.get(job.service_type_id) ?? 0n) + more);
    expect(now.total_amount).toBeCloseTo(now.paid_amount + now.remain_amount + now.taken_off_amount, 2);
    checked.push(now);
  }

  async function sellFirst(product_id: string, quantity: number, discount: number): Promise<string> {
    const lines = [{ product_id, quantity, discount }];
    const payments = [{ account_id: shop.cash, mode: 'cash', amount: 1_000_000 }];
    return (await shop.sell({ customer_id: shop.customer, lines, payments })).body.message.id;
  }

  async function finishSold(sale: string, body: object, paid: object): Promise<Json> {
    const [{ id, version }] = (await shop.owner.ask(`GET api/service/list?billed_by_id=${sale}`)).body.message
      .data;
    const changed = await shop.owner.ask(`PUT api/service?id=${id}`, { body: { version, ...body } });
    const [begun, done] = [await shop.step('start', id), await shop.step('finish', id, paid)];
    expect([changed.status, begun.status, done.status]).toEqual([200, 200, 200]);
    return shop.find('service', id);
  }

  async function giveBack(sale_id: string, line_no: number): Promise<string> {
    const { quantity } = (await shop.find('sale', sale_id)).lines[line_no - 1];
    const take = (refunds: object[]) =>
      shop.make('POST api/sale/return', {
        ...{ sale_id, refunds, lines: [{ line_no, quantity, goods: 'restock' }] },
      });
    let made = await take([]);
    // What is owed goes down first; of what is left to pay out the server says how much it is.
    const due = /^Refund ([\d,.]+)\./.exec(String(made.body.message))?.[1]?.replaceAll(',', '');
    if (due) made = await take([{ account_id: shop.wallet, mode: 'emoney', amount: Number(due) }]);
    expect([made.status, made.body.code ?? made.body.fields]).toEqual([200, undefined]);
    return made.body.message.id;
  }

  expect(checked).toHaveLength(MANY);
  await booksHold(shop.system.db);
  // The report says the same, by type.
  const { today } = (await shop.owner.ask('GET api/service/board')).body.message;
  const told = await shop.owner.ask(
    `GET api/report/services?date=${today}&date_to=${today}&group_by=service_type`,
  );
  for (const [no, id] of types.entries()) {
    const row = told.body.message.rows.find(({ title }: Json) => title === `Work ${TAXES[no]}`);
    const { margin = 0, commission = 0 } = row?.figures ?? {};
    expect([TAXES[no], minor(margin) + minor(commission)]).toEqual([TAXES[no], inBooks.get(id) ?? 0n]);
  }
  // All parts of a last one come back: stock is as it was, and the books have the work alone.
  const before = await Promise.all(parts.map((id) => shop.stockOf(id)));
  const last = await shop.done({
    ...{ service_type_id: types[0], discount: 777 },
    parts: parts.map((product_id) => ({ product_id, quantity: 2 })),
  });
  const returns: string[] = [];
  for (const no of last.parts.keys()) returns.push(await giveBack(last.sale_id, no + 2));
  expect(await Promise.all(parts.map((id) => shop.stockOf(id)))).toEqual(before);
  const { lines } = await shop.find('sale', last.sale_id);
  expect(await profitOf([last.sale_id, ...returns])).toBe(minor(lines[0].net_amount));
  await booksHold(shop.system.db);
});

const minor = (wire: number) => BigInt(Math.round(wire * 100));

/** What documents come to in the accounts of income and of cost of sales. */
async function profitOf(documents: readonly string[]): Promise<bigint> {
  const entries = await Promise.all(documents.map((id) => shop.entryOf(id)));
  return entries
    .flatMap((entry) => Object.entries(entry))
    .reduce((sum, [code, amount]) => (/^[45]/.test(code) ? sum - amount : sum), 0n);
}
