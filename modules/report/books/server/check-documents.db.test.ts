import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSellingShop, type SellingShop } from '#modules/point-of-sale/testing/selling-shop.ts';
import { postingRules } from '#server/check-books.ts';
import { checkDocuments } from './check-books.ts';

let shop: SellingShop;
let soap: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true, allow_negative_stock: true });
  soap = await shop.product();
  const work = await shop.product({ type: 'service', opening_stock: null, buying_price: null });
  const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });
  const credit = { customer_id: shop.customer, payments: [{ mode: 'credit', amount: 11_800 }] };
  const put = (call: string, body: object) =>
    shop.owner.ask(`PUT api/${call}`, { body, headers: { 'idempotency-key': crypto.randomUUID() } });
  const made = async (answer: ReturnType<typeof shop.make>) => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(JSON.stringify(body));
    return String(body.message.id);
  };
  ids.sale = await made(
    shop.sell({
      lines: [
        { product_id: soap, quantity: 3, discount_percent: 10 },
        { product_id: work, quantity: 1 },
      ],
      discount: 1000,
      payments: [cash(100_000)],
    }),
  );
  ids.voided = (await shop.sold(soap, 1)).id;
  await put('sale/void', { id: ids.voided });
  ids.owed = (await shop.sold(soap, 1, credit)).id;
  ids.payment = await made(
    shop.make('POST api/payment', { kind: 'customer', party_id: shop.customer, ...cash(15_000) }),
  );
  await made(shop.make('POST api/payment/pay-back', { party_id: shop.customer, ...cash(1000) }));
  ids.lost = (await shop.sold(soap, 1, credit)).id;
  const debts = await shop.owner.ask(`GET api/debt/list?source_id=${ids.lost}`);
  ids.debt = debts.body.message.data[0].id;
  await put('debt/write-off', { id: ids.debt });
  ids.return = await made(
    shop.make('POST api/sale/return', {
      sale_id: ids.lost,
      lines: [{ line_no: 1, quantity: 1 }],
      refunds: [],
    }),
  );
  // Sold before they came, at the buying price, and back while more is missing still: the difference trues up the cost.
  const short = await shop.product({ opening_stock: null });
  const first = await shop.sold(short, 2);
  await shop.sold(short, 3);
  await put('sale/void', { id: first.id });
});
afterAll(() => shop.system.close());

const check = () => checkDocuments({ query: shop.system.db.adminQuery }, postingRules());

test('every kind of document stands in the ledgers as its rule says', async () => {
  const { faults, examined } = await check();
  expect(faults).toEqual([]);
  expect(examined).toBeGreaterThan(10);
});

test('of many only the newest are gone through where so many are asked for', async () => {
  const { examined } = await checkDocuments({ query: shop.system.db.adminQuery }, postingRules(), 1);
  expect(examined).toBe((await check()).examined);
});

/** Past triggers and checks, as a broken release or a hand in the database would; `:id` is the document. */
const OF = '(select id from journal_entries where source_id = :id limit 1)';
const FAULTS: [what: string, document: string, check: string, sql: string][] = [
  [
    'another amount',
    'sale',
    'documents_are_posted',
    `update journal_lines set debit = debit + 1 where entry_id = ${OF} and debit > 0`,
  ],
  [
    'another account',
    'sale',
    'documents_are_posted',
    `update journal_lines set account_code = '4000' where entry_id = ${OF} and account_code = '4100'`,
  ],
  [
    'another day',
    'payment',
    'documents_are_posted',
    `update journal_entries set date = date - 1 where source_id = :id`,
  ],
  [
    'another party',
    'owed',
    'documents_are_posted',
    `update journal_lines set party_id = :id where entry_id = ${OF} and party_id is not null`,
  ],
  ['no entry', 'return', 'documents_are_posted', `delete from journal_entries where source_id = :id`],
  [
    'a write-off that was never made',
    'debt',
    'documents_are_posted',
    `update debts set recovered_amount = recovered_amount + 1 where id = :id`,
  ],
  [
    'a reversal that is gone',
    'voided',
    'documents_are_posted',
    `delete from journal_entries where source_id = :id and reverses_id is not null`,
  ],
  ['a document that is gone', 'payment', 'documents_are_posted', `delete from payments where id = :id`],
  [
    'goods that never left',
    'sale',
    'documents_move_their_goods',
    `delete from stock_movements where source_id = :id`,
  ],
  [
    'goods that came back twice',
    'voided',
    'documents_move_their_goods',
    `update stock_movements set quantity = quantity * 2 where source_id = :id and quantity > 0`,
  ],
];

test.each(FAULTS)('%s is found', async (_, document, name, sql) => {
  const client = await shop.system.db.adminClient();
  await client.query('begin; set local session_replication_role = replica');
  try {
    await client.query(sql.replaceAll(':id', `'${ids[document]}'`));
    const query = async <R extends object>(text: string, values?: readonly unknown[]) =>
      (await client.query<R>(text, values as unknown[])).rows;
    const { faults } = await checkDocuments({ query }, postingRules());
    expect(faults.map((fault) => [fault.check, fault.subject])).toContainEqual([name, ids[document]]);
  } finally {
    await client.query('rollback');
  }
});
