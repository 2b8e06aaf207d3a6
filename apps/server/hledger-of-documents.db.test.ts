import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { recordAllDue } from '#modules/finance/recurring-expense/server/record-recurring.job.ts';
import { type BuyingShop, openBuyingShop } from '#modules/procurement/testing/buying-shop.ts';
import { exportJournal } from '#modules/report/public.ts';
import { openPool } from '#server-kit/db/pool.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { servicesOfJobs } from './services-of-jobs.ts';
import { booksHold } from './testing/books-hold.ts';
import { hledgerBalances } from './testing/hledger.ts';

let shop: BuyingShop;
let there: string;
let bank: string;
beforeAll(async () => {
  shop = await openBuyingShop({ vat_registered: true, invoices_post_at: 'delivery' });
  there = (await done('POST api/branch', { name: 'Mwenge', phone_number: '255754000032' })).id;
  bank = (await done('POST api/account', { name: 'Mwenge NMB', type: 'bank' }, there)).id;
  const loan = { kind: 'creditor', origin: 'loan', person: 'Bank', amount: 500_000, account_id: bank };
  await done('POST api/debt', loan, there);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

async function done(call: string, body: object, branch?: string) {
  const whole = { id: newId(), ...body };
  const takesId = !/^POST api\/(branch|account|debt|invoice|quote|recurring-expense|invoice\/deliver)$/.test(
    call,
  );
  const answer = await shop.owner.ask(call, {
    ...(branch ? { branch } : { branch: shop.branch_id }),
    body: takesId ? whole : body,
    // A step of what is there has a key of its own.
    headers: { 'idempotency-key': 'id' in body ? newId() : String(whole.id) },
  });
  if (answer.status !== 200) throw new Error(`${call}: ${JSON.stringify(answer.body)}`);
  return answer.body.message;
}

/** What the books say of each account, in minor units; those that hold nothing are left out, as hledger does. */
async function ours() {
  const rows = await shop.system.db.adminQuery<{ code: string; amount: bigint }>(
    `select account_code as code, sum(debit - credit)::bigint as amount from journal_lines
     where business_id = $1 group by 1 having sum(debit - credit) <> 0`,
    [shop.business_id],
  );
  return Object.fromEntries(rows.map(({ code, amount }) => [code, amount]));
}

async function theirs() {
  const accessHash = await shop.system.db.openAccess(shop.business_id);
  const journal = await shop.system.database.transaction(accessHash, {}, async (tx) => {
    let text = '';
    for await (const part of exportJournal(tx)) text += part;
    return text;
  });
  const balances = await hledgerBalances(journal, 2);
  return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0n));
}

const agrees = async () => expect(await theirs()).toEqual(await ours());
const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });

test('hledger agrees after an exchange that is paid, one that gives back, and one of a debt', async () => {
  const [dear, cheap] = [
    await shop.product({ selling_price: 9000 }),
    await shop.product({ selling_price: 4000 }),
  ];
  const exchange = (of: string, more: object) =>
    done('POST api/sale/exchange', {
      ...{ return_id: newId(), of_sale_id: of, store_id: shop.store_id },
      ...{ back: [{ line_no: 1, quantity: 1 }], payments: [], refunds: [], ...more },
    });
  const sold = await shop.sold(dear, 2);
  const unit = Number(sold.total_amount) / 2;
  const price = Number((await shop.sold(cheap, 1)).total_amount);
  const out = (quantity: number) => [{ product_id: cheap, quantity }];
  await exchange(sold.id, {
    ...{ lines: out(3), exchanged_amount: unit, payments: [cash(3 * price - unit)] },
  });
  await exchange(sold.id, { lines: out(1), exchanged_amount: price, refunds: [cash(unit - price)] });
  const owed = await shop.sell({
    ...{ customer_id: shop.customer, lines: [{ product_id: dear, quantity: 1 }] },
    payments: [{ mode: 'credit', amount: unit }],
  });
  await exchange(owed.body.message.id, { lines: out(1), exchanged_amount: 0, payments: [cash(price)] });
  await agrees();
});

test('hledger agrees after an invoice by delivery whose rest is cancelled, and a quote that was converted', async () => {
  const product_id = await shop.product({ selling_price: 3333.33 });
  const lines = [{ product_id, quantity: 7 }];
  const { id } = await done('POST api/invoice', { customer_id: shop.customer, lines });
  await done('PUT api/invoice/issue', { id });
  for (const pieces of [2, 3])
    await done('POST api/invoice/deliver', {
      invoice_id: id,
      lines: [{ line_no: 1, pieces }],
    });
  await done('PUT api/invoice/cancel-rest', { id, reason: 'No more' });
  await agrees();
  const quote = await done('POST api/quote', { customer_id: shop.customer, lines });
  await done('PUT api/quote/send', { id: quote.id });
  const whole = (await done('PUT api/quote/convert', {
    ...{ quote_id: quote.id, to: 'invoice', lines: [{ line_no: 1, quantity: 4 }] },
  })) as { id: string };
  await done('PUT api/invoice/issue', { id: whole.id });
  await done('POST api/invoice/deliver', {
    ...{ invoice_id: whole.id, lines: [{ line_no: 1, pieces: 4 }] },
  });
  await agrees();
});

test('hledger agrees after goods that another branch paid with a fee, and a recurring expense that was paid with one', async () => {
  const product = await shop.product({ opening_stock: null, buying_price: 0 });
  await shop.bought(product, 10, 5000, {
    ...{ payments: [{ account_id: bank, amount: 30_000, fee: 150 }] },
    costs: [{ title: 'Lorry', amount: 4000, account_id: bank }],
  });
  await agrees();
  const types = (await shop.owner.ask('GET api/expense-type/list?limit=50')).body.message.data;
  const rent = types.find(({ name }: { name: string }) => name === 'Rent').id;
  const begins = (await shop.owner.ask('GET api/sale/catalogue')).body.message.settings.today;
  const recurring = {
    title: 'Rent',
    expense_type_id: rent,
    amount: 600_000,
    every: 'month',
    starts_on: begins,
  };
  const { id } = await done('POST api/recurring-expense', recurring);
  const url = shop.system.db.url('job');
  const pool = openPool({ url, size: 2, waitMs: 5000, namedStatements: false, onLost: () => undefined });
  await recordAllDue(
    openJobContext(pool, randomBytes(32), undefined, servicesOfJobs()),
    shop.system.clock.now(),
  );
  await pool.end();
  const [expense] = (await shop.owner.ask(`GET api/expense/list?recurring=${id}`)).body.message.data;
  await done('PUT api/expense/verify', { id: expense.id });
  await done('POST api/expense/pay', {
    ...{ expense_id: expense.id, account_id: shop.bank, mode: 'emoney', amount: 600_000, fee: 1200 },
  });
  await agrees();
});
