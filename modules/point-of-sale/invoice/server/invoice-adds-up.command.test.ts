import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
beforeAll(async () => {
  shop = await openSellingShop({});
  soap = await shop.product({ name: 'Sabuni' });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const seen = async (entity: string, id: string) =>
  (await shop.owner.ask(`GET api/${entity}?id=${id}`)).body.message;
const put = async (path: string, body: object) => {
  const headers = { 'idempotency-key': newId() };
  const done = await shop.owner.ask(`PUT api/${path}`, { body, headers });
  expect([done.status, done.body.message]).toEqual([200, expect.anything()]);
};
const cash = (amount: number) => ({ account_id: shop.cash, mode: 'cash', amount });

/** Nine at 11,000: an invoice of 99,000, and the debt that it leaves. */
async function issued() {
  const body = {
    customer_id: shop.customer,
    lines: [{ product_id: soap, quantity: 9, unit_price: 11_000 }],
  };
  const headers = { 'idempotency-key': newId() };
  const { id } = (await shop.owner.ask('POST api/invoice', { body, headers })).body.message;
  await put('invoice/issue', { id });
  const { sale_id } = await seen('invoice', id);
  const debts = await shop.owner.ask(`GET api/debt/list?source_id=${sale_id}`);
  return { id, sale_id, debt: debts.body.message.data[0].id };
}
const pay = (debt: string, amount: number) =>
  shop.make('POST api/payment', {
    ...{ kind: 'customer', party_id: shop.customer, debts: [debt] },
    ...cash(amount),
  });
const credit = (id: string, quantity: number, refunds: object[] = []) =>
  shop.make('POST api/invoice/return', { invoice_id: id, lines: [{ line_no: 1, quantity }], refunds });

test('99,000 of which 50,000 are paid and 33,000 credited: 16,000 are left, on every paper of it', async () => {
  const { id, sale_id, debt } = await issued();
  await pay(debt, 50_000);
  await credit(id, 3);
  const left = { paid_amount: 50_000, taken_off_amount: 33_000, remain_amount: 16_000 };
  expect(await seen('invoice', id)).toMatchObject({
    ...{ total_amount: 99_000, standing: 'part_paid', ...left },
  });
  expect(await seen('debt', debt)).toMatchObject({ amount: 99_000, ...left });
  const terms = await shop.owner.ask(`GET api/debt-history/terms?debt_id=${debt}`);
  expect(terms.body.message.debt).toMatchObject({ amount: 99_000, ...left });
  // The sale says what was kept.
  const kept = { total_after_returns: 66_000, paid_after_returns: 50_000, remain_amount: 16_000 };
  expect(await seen('sale', sale_id)).toMatchObject({ ...kept, taken_off_amount: 0 });
  await put('debt/write-off', { id: debt });
  expect(await seen('invoice', id)).toMatchObject({
    ...{ paid_amount: 50_000, taken_off_amount: 49_000, remain_amount: 0, standing: 'written_off' },
  });
  expect(await seen('sale', sale_id)).toMatchObject({
    ...{
      total_after_returns: 66_000,
      paid_after_returns: 50_000,
      remain_amount: 0,
      taken_off_amount: 16_000,
    },
  });
});

test('what was paid and paid out again is not paid; what was given up and came back was never paid', async () => {
  const { id, debt } = await issued();
  await pay(debt, 99_000);
  await credit(id, 2, [cash(22_000)]);
  expect(await seen('invoice', id)).toMatchObject({
    ...{ total_amount: 99_000, paid_amount: 77_000, taken_off_amount: 22_000, remain_amount: 0 },
  });
  const lost = await issued();
  await put('debt/write-off', { id: lost.debt });
  await credit(lost.id, 4);
  expect(await seen('sale', lost.sale_id)).toMatchObject({
    ...{ total_after_returns: 55_000, paid_after_returns: 0, remain_amount: 0, taken_off_amount: 55_000 },
  });
});

test('a draft and a void invoice have nothing taken off; sums of a list add up', async () => {
  const { id } = await issued();
  await put('invoice/void', { id });
  expect(await seen('invoice', id)).toMatchObject({ paid_amount: 0, taken_off_amount: 0, remain_amount: 0 });
  for (const entity of ['invoice', 'sale', 'debt']) {
    const { body } = await shop.owner.ask(`GET api/${entity}/totals`);
    const [sums] = body.message.sums;
    const total = sums.total_amount ?? sums.total_after_returns ?? sums.amount;
    const paid = sums.paid_amount ?? sums.paid_after_returns;
    expect(paid + sums.taken_off_amount + sums.remain_amount, entity).toBe(total);
    expect(sums.taken_off_amount, entity).toBeGreaterThan(0);
  }
});

test('the paper of a sale on invoice is the invoice: checked as one, and copied by who may print invoices', async () => {
  const { sale_id, id } = await issued();
  const { verification_code: code, number } = await seen('invoice', id);
  const verified = () => shop.owner.ask(`GET api/verify-invoice?code=${code}`);
  expect((await verified()).body.message).toMatchObject({ kind: 'invoice', number, state: 'valid' });
  const cashier = await shop.clerk('print_sale', 'view_sale');
  const both = await shop.clerk('print_sale', 'view_sale', 'print_invoice');
  expect((await cashier.ask(`GET api/sale/print?id=${sale_id}`)).status).toBe(403);
  const copy = (by: typeof cashier) => by.ask('PUT api/sale/reprint', { body: { id: sale_id } });
  expect((await copy(cashier)).status).toBe(403);
  expect((await copy(both)).body.message).toMatchObject({ copies: 1 });
  const send = (by: typeof cashier) =>
    by.ask('POST api/sale/send-receipt', {
      ...{ body: { id: sale_id }, headers: { 'idempotency-key': newId() } },
    });
  expect((await send(cashier)).status).toBe(403);
  expect((await send(both)).body.code).toBe('receipts_not_sent');
  await put('invoice/void', { id });
  expect((await verified()).body.message).toMatchObject({ kind: 'invoice', state: 'void' });
});
