import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';
import { receiptOf } from '../receipt.rules.ts';
import { receiptText } from '../receipt-text.rules.ts';
import type { SaleOnPaper } from '../sale-on-paper.ts';

// cspell:ignore Lipa Kibubu Tawi pili

let shop: SellingShop;
let sold: SaleOnPaper;
beforeAll(async () => {
  shop = await openSellingShop({ vat_registered: true });
  sold = await shop.sold(await shop.product({ name: 'Sabuni ya unga' }), 3, { discount: 300 });
});
afterAll(() => shop.system.close());

/** Asks for the text as a printing program does. */
async function print(
  query: string,
  { by = shop.owner, language = 'en' }: { by?: TestBrowser; language?: string } = {},
) {
  const path = `/api/sale/print?${query}`;
  const headers = {
    cookie: by.cookie ?? '',
    authorization: await by.sign({ method: 'GET', path, branchId: '', text: '' }),
    'accept-language': language,
  };
  const {
    statusCode,
    headers: sent,
    payload,
  } = await shop.system.server.app.inject({ method: 'GET', url: path, headers });
  return { status: statusCode, type: sent['content-type'], text: payload };
}

test('the text of later is that of the checkout, figure by figure', async () => {
  const head = (await shop.owner.ask('GET api/branch/letterhead')).body.message;
  const settings = (await shop.owner.ask('GET api/user/refresh')).body.message.branch_settings;
  for (const columns of [32, 48]) {
    const first = receiptText(receiptOf({ sale: sold, head, settings, language: 'en' }), columns);
    const later = await print(`id=${sold.id}&columns=${columns}`);
    expect(later).toEqual({ status: 200, type: 'text/plain; charset=utf-8', text: first });
  }
});

test('it speaks the language of whoever prints', async () => {
  expect((await print(`id=${sold.id}`, { language: 'sw' })).text).toContain('JUMLA TZS');
});

test('a customer’s TIN stands on it as it was, also for a cashier who may not open customers', async () => {
  const firm = { name: 'Juma Traders', tin_number: '123456780' };
  const { id, version } = (await shop.owner.ask('POST api/customer', { body: firm })).body.message;
  const cashier = await shop.clerk('create_sale', 'print_sale');
  const cash = { account_id: shop.cash, mode: 'cash', amount: 11_800 };
  const lines = [{ product_id: await shop.product(), quantity: 1 }];
  const made = (await shop.sell({ customer_id: id, lines, payments: [cash] }, cashier)).body.message;
  expect(made).toMatchObject({ customer_name: 'Juma Traders', customer_tin_number: '123456780' });
  await shop.owner.ask(`PUT api/customer?id=${id}`, { body: { version, tin_number: '999888770' } });
  expect((await print(`id=${made.id}`, { by: cashier })).text).toContain('123-456-780');
});

test('a counted copy says which one it is', async () => {
  const other = await shop.sold(await shop.product(), 1);
  expect((await print(`id=${other.id}`)).text).not.toContain('COPY');
  await shop.owner.ask('PUT api/sale/reprint', { body: { id: other.id } });
  expect((await print(`id=${other.id}`)).text).toContain('*** COPY 1 ***');
});

test('it needs the right to print, shows no discount to whoever may see none, and is refused by name', async () => {
  expect((await print(`id=${sold.id}`, { by: await shop.clerk('view_sale') })).status).toBe(403);
  const plain = await print(`id=${sold.id}`, { by: await shop.clerk('print_sale') });
  expect(plain.text).not.toContain('Discount');
  expect(plain.text).toMatch(/3 x 11,800 +35,100\n/);
  expect((await print(`id=${newId()}`)).status).toBe(404);
  expect((await print(`id=${sold.id}&columns=40`)).status).toBe(400);
});

test('customers are told the numbers of this branch, and of no other, by any cashier’s paper', async () => {
  const open = (body: object, branch?: string) =>
    shop.owner.ask('POST api/account', { body, ...(branch ? { branch } : {}) });
  const lipa = { name: 'Lipa namba', type: 'mobile', provider: 'M-PESA', account_number: '5544120' };
  await open(lipa);
  await open({ name: 'Kibubu', type: 'bank' });
  const gone = (await open({ ...lipa, name: 'Zamani', account_number: '5000001' })).body.message.id;
  await shop.owner.ask(`DELETE api/account?id=${gone}`);
  const second = { name: 'Tawi la pili', phone_number: '255755000881' };
  const { id: branch } = (await shop.owner.ask('POST api/branch', { body: second })).body.message;
  expect((await open({ ...lipa, name: 'Ya pili', account_number: '5000002' }, branch)).status).toBe(200);

  const cashier = await shop.clerk('print_sale');
  const told = (await cashier.ask('GET api/branch/letterhead')).body.message.pay_to;
  expect(told).toEqual([{ kind: 'mobile', provider: 'M-PESA', number: '5544120', name: 'Lipa namba' }]);
  const { text } = await print(`id=${sold.id}`, { by: cashier });
  expect(text).toContain('Pay to:\nM-PESA 5544120, Lipa namba\n');
});
