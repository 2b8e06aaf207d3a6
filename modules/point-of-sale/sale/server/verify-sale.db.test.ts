import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { paperCodeText } from '#core/paper-code.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { newPaperCode } from '#server-kit/auth/new-paper-code.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

let shop: SellingShop;
let soap: string;
let visitors = 0;
beforeAll(async () => {
  shop = await openSellingShop();
  soap = await shop.product({ name: 'Soap' });
});
afterAll(() => shop.system.close());

/** Somebody with a receipt in hand, at an address of his own. */
function anybody(): TestBrowser {
  const browser = new TestBrowser(shop.system);
  visitors += 1;
  browser.address = `10.77.0.${visitors}`;
  return browser;
}
const verify = (code: string, by = anybody()) =>
  by.ask(`GET api/verify-invoice?code=${encodeURIComponent(code)}`);

test('a receipt is shown to be genuine by its code, with no more than stands on it', async () => {
  const sale = await shop.sold(soap, 2, { customer_id: shop.customer });
  expect(sale.verification_code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
  const { status, body } = await verify(paperCodeText(sale.verification_code).toLowerCase());
  const [branch] = await shop.system.db.adminQuery<{ name: string; business: string }>(
    'select b.name, f.name as business from branches b join businesses f on f.business_id = b.business_id where b.id = $1',
    [shop.branch_id],
  );
  expect({ status, message: body.message }).toEqual({
    status: 200,
    message: {
      business: branch?.business,
      branch: branch?.name,
      kind: 'sale',
      number: sale.number,
      date: sale.date,
      currency: 'TZS',
      total_amount: 23_600,
      code: sale.verification_code,
      state: 'valid',
    },
  });
  expect((await shop.owner.ask(`GET api/sale?id=${sale.id}`)).body.message.verification_code).toBe(
    sale.verification_code,
  );
});

test('it says what became of it since: returned in part, returned, void', async () => {
  const sale = await shop.sold(soap, 2);
  const state = async () => (await verify(sale.verification_code)).body.message.state;
  const giveBack = (quantity: number) =>
    shop.make('POST api/sale/return', {
      sale_id: sale.id,
      lines: [{ line_no: 1, quantity, goods: 'restock' }],
      refunds: [{ account_id: shop.cash, mode: 'cash', amount: 11_800 * quantity }],
    });
  expect((await giveBack(1)).status).toBe(200);
  expect(await state()).toBe('part_returned');
  expect((await giveBack(1)).status).toBe(200);
  expect(await state()).toBe('returned');
  const other = await shop.sold(soap, 1);
  const gone = await shop.owner.ask('PUT api/sale/void', {
    body: { id: other.id, reason: 'typed twice' },
    headers: { 'idempotency-key': newId() },
  });
  expect(gone.status).toBe(200);
  expect((await verify(other.verification_code)).body.message).toMatchObject({
    state: 'void',
    number: other.number,
  });
});

test('a code that nobody has is one sentence, whatever its form, and tries from an address run out', async () => {
  const { verification_code } = await shop.sold(soap, 1);
  const flipped = verification_code.replace(/^./, (letter: string) => (letter === 'A' ? 'B' : 'A'));
  const answers = await Promise.all(
    [newPaperCode(), flipped, 'K7QW', "' or true --", '0'.repeat(16)].map((code) => verify(code)),
  );
  for (const { status, body } of answers)
    expect([status, body]).toEqual([404, { ...answers[0]?.body, code: 'paper_unknown' }]);
  const guesser = anybody();
  const statuses: number[] = [];
  for (let n = 0; n < 17; n += 1) statuses.push((await verify(newPaperCode(), guesser)).status);
  expect(statuses).toEqual([...Array(15).fill(404), 429, 429]);
  // The receipt in the hand of somebody else is shown as before, as often as he asks.
  const holder = anybody();
  for (let n = 0; n < 20; n += 1) expect((await verify(verification_code, holder)).status).toBe(200);
});

test('a sale taken out with its branch is no paper any more, and one again when it is put back', async () => {
  const sale = await shop.sold(soap, 1);
  const find = async () => (await verify(sale.verification_code)).status;
  const { db } = shop.system;
  const [row] = await db.adminQuery<{ sale: object }>(
    'select to_jsonb(s) as sale from sales s where id = $1',
    [sale.id],
  );
  await db.adminQuery(
    `with l as (delete from sale_lines where sale_id = $1), p as (delete from sale_payments where sale_id = $1)
     delete from sales where id = $1`,
    [sale.id],
  );
  expect(await find()).toBe(404);
  await db.adminQuery('insert into sales select * from jsonb_populate_record(null::sales, $1)', [
    JSON.stringify(row?.sale),
  ]);
  expect(await find()).toBe(200);
});
