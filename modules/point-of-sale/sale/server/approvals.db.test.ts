import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import type { Answer, TestBrowser } from '#server/testing/test-browser.ts';
import { openSellingShop, type SellingShop } from '../../testing/selling-shop.ts';

// cspell:ignore Zuwena Salum Mkuu Zawadi Hamisi Msimamizi

let shop: SellingShop;
let cashier: TestBrowser;
let manager: { id: string; browser: TestBrowser };
let product_id: string;
const SELLS = ['create_sale', 'view_sale', 'view_discount', 'delete_sale', 'create_invoice', 'view_invoice'];
const PIN = '4826';

/** Somebody of the branch with a role of these rights and limits. */
async function someone(name: string, rights: readonly string[], limits = {}) {
  const person = await anEmployee(shop.owner, rights, { branches: [shop.branch_id], name, limits });
  const browser = await logIn(shop.system, person.phone, person.password);
  return { id: person.id, browser, password: person.password };
}
async function withPin({ browser, password }: { browser: TestBrowser; password: string }, pin = PIN) {
  expect((await browser.ask('POST api/user/prove', { body: { current_password: password } })).status).toBe(
    200,
  );
  expect((await browser.ask('PUT api/user/pin', { body: { pin } })).status).toBe(200);
}

beforeAll(async () => {
  shop = await openSellingShop({ price_floor: true });
  const ofTill = await someone('Asha Mrema', SELLS, { discount_limit: 10, refund_limit: 10_000 });
  cashier = ofTill.browser;
  const ofShop = await someone('Juma Salum', [...SELLS, 'adjust_selling_price_when_selling'], {
    discount_limit: 30,
    refund_limit: 50_000,
  });
  manager = ofShop;
  await withPin(ofShop);
  product_id = await shop.product();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const sell = (id: string, line: object, amount: number, by = cashier) =>
  shop.sell(
    {
      id,
      lines: [{ product_id, quantity: 1, ...line }],
      payments: [{ account_id: shop.cash, mode: 'cash', amount }],
    },
    by,
  );
const approve = (asked: object, more = {}, by = cashier) =>
  by.ask('POST api/approval', { body: { ...asked, approver_id: manager.id, pin: PIN, ...more } });
const code = ({ status, body }: Answer) => (status === 200 ? 'done' : body.code);
const rows = <R extends object>(sql: string, values: unknown[] = []) =>
  shop.system.db.adminQuery<R>(sql, [shop.business_id, ...values]);
const approvers = async (
  { act, percent, amount }: { act: string; percent: number; amount: number },
  by = cashier,
) => (await by.ask(`GET api/approval/approvers?act=${act}&percent=${percent}&amount=${amount}`)).body.message;

test('a till asks for another price where somebody could approve it, and of nobody else', async () => {
  const head = async (by: TestBrowser, at = shop) =>
    (await by.ask(`GET api/sale/catalogue?store_id=${at.store_id}`)).body.message;
  expect(await head(cashier)).toMatchObject({ approves_prices: true });
  // He changes it himself.
  expect(await head(manager.browser)).not.toHaveProperty('approves_prices');
  const alone = await openSellingShop({}, { system: shop.system });
  const clerk = await alone.clerk('create_sale');
  expect(await head(clerk, alone)).not.toHaveProperty('approves_prices');
});

describe('a discount', () => {
  test('within the limit of the cashier asks nobody', async () => {
    const answer = await sell(newId(), { discount_percent: 10 }, 10_620);
    expect(code(answer)).toBe('done');
    expect(answer.body.message.approved_by_id).toBeUndefined();
  });

  test('above it sells nothing, until somebody who may give as much approves it: both are on record', async () => {
    const id = newId();
    const before = await shop.everything();
    const refused = await sell(id, { discount_percent: 15 }, 10_030);
    expect([refused.status, refused.body.code]).toEqual([409, 'discount_above_limit']);
    expect(refused.body.message).toContain('15%');
    const asked = refused.body.approval;
    expect(asked).toEqual({ act: 'discount', document: id, percent: 15, amount: 1770 });
    expect(await shop.everything()).toEqual(before);
    expect((await approvers(asked)).map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
      [manager.id, 'Juma Salum'],
    ]);
    expect(code(await approve(asked))).toBe('done');
    const sold = await sell(id, { discount_percent: 15 }, 10_030);
    expect(code(sold)).toBe('done');
    expect(sold.body.message).toMatchObject({ approved_by_id: manager.id, approved_by_name: 'Juma Salum' });
    const [cashierRow] = await rows<{ created_by: string; approved_by_id: string }>(
      'select created_by, approved_by_id from sales where business_id = $1 and id = $2',
      [id],
    );
    expect(cashierRow?.approved_by_id).toBe(manager.id);
    const [kept] = await rows<{ created_by: string; approver_id: string; percent: number; amount: bigint }>(
      'select created_by, approver_id, percent, amount from approvals where business_id = $1 and document = $2',
      [id],
    );
    expect(kept).toMatchObject({ approver_id: manager.id, percent: 1500, amount: 177_000n });
    // Nobody was logged in instead: the sale is the cashier's.
    expect(kept?.created_by).toBe(cashierRow?.created_by);
    expect(cashierRow?.created_by).not.toBe(manager.id);
  });

  test('is approved for one document, and not for more', async () => {
    const id = newId();
    const { approval } = (await sell(id, { discount_percent: 15 }, 10_030)).body;
    expect(code(await approve(approval))).toBe('done');
    expect(code(await sell(newId(), { discount_percent: 15 }, 10_030))).toBe('discount_above_limit');
    expect(code(await sell(id, { discount_percent: 16 }, 9912))).toBe('discount_above_limit');
    // Less percent of more goods is more money.
    expect(code(await sell(id, { quantity: 2, discount_percent: 14 }, 20_296))).toBe('discount_above_limit');
    expect(code(await sell(id, { discount_percent: 15 }, 10_030))).toBe('done');
  });

  test('is approved for whoever asked, and by nobody beyond his own limit', async () => {
    const id = newId();
    const { approval } = (await sell(id, { discount_percent: 31 }, 8142)).body;
    expect(await approvers(approval)).toEqual([]);
    expect(code(await approve(approval))).toBe('cannot_approve');
    const asked = { ...approval, percent: 20, amount: 2360 };
    expect(code(await approve(asked))).toBe('done');
    const other = await someone('Zuwena', SELLS, { discount_limit: 10 });
    expect(code(await sell(id, { discount_percent: 20 }, 9440, other.browser))).toBe('discount_above_limit');
    expect(code(await sell(id, { discount_percent: 20 }, 9440))).toBe('done');
  });

  test('of an invoice and a quote asks as well', async () => {
    for (const kind of ['invoice', 'quote']) {
      const id = newId();
      const body = {
        customer_id: shop.customer,
        lines: [{ product_id, quantity: 1, discount_percent: 20 }],
      };
      const rights = [`create_${kind}`, `view_${kind}`, 'view_discount'];
      const clerk = await someone('Baraka', rights, { discount_limit: 5 });
      const make = () => clerk.browser.ask(`POST api/${kind}`, { body, headers: { 'idempotency-key': id } });
      const refused = await make();
      expect(refused.body.code).toBe('discount_above_limit');
      expect(code(await approve(refused.body.approval, {}, clerk.browser))).toBe('done');
      const made = await make();
      expect([code(made), made.body.message.id]).toEqual(['done', id]);
      const seen = (await shop.owner.ask(`GET api/${kind}?id=${made.body.message.id}`)).body.message;
      expect(seen).toMatchObject({ approved_by_id: manager.id, approved_by_name: 'Juma Salum' });
    }
  });
});

describe('a price', () => {
  test('below that of the catalogue is a discount', async () => {
    const clerk = await someone('Neema', [...SELLS, 'adjust_selling_price_when_selling'], {
      discount_limit: 10,
    });
    expect(code(await sell(newId(), { unit_price: 10_620 }, 10_620, clerk.browser))).toBe('done');
    expect(code(await sell(newId(), { unit_price: 10_600 }, 10_600, clerk.browser))).toBe(
      'discount_above_limit',
    );
  });

  test('is changed by somebody without the right where somebody with it approves', async () => {
    const id = newId();
    const refused = await sell(id, { unit_price: 11_000 }, 11_000);
    expect([refused.status, refused.body.code]).toEqual([403, 'permission_denied']);
    expect(refused.body.approval).toMatchObject({ act: 'price', document: id, amount: 800 });
    expect(code(await approve(refused.body.approval))).toBe('done');
    expect(code(await sell(id, { unit_price: 11_000 }, 11_000))).toBe('done');
  });

  test('below the floor goes by the approval of who sees losses alone', async () => {
    const lossy = await someone('Mkuu', [...SELLS, 'view_loss'], {});
    await withPin(lossy, '9051');
    const cheap = await someone('Rehema', SELLS, {});
    const id = newId();
    const refused = await sell(id, { discount_percent: 50 }, 5900, cheap.browser);
    expect(refused.body.code).toBe('below_price_floor');
    expect(refused.body.approval).toMatchObject({ act: 'floor', percent: 50, amount: 5900 });
    expect(code(await approve(refused.body.approval, {}, cheap.browser))).toBe('cannot_approve');
    const byWho = { approver_id: lossy.id, pin: '9051' };
    expect(code(await approve(refused.body.approval, byWho, cheap.browser))).toBe('done');
    expect(code(await sell(id, { discount_percent: 50 }, 5900, cheap.browser))).toBe('done');
  });
});

describe('money that goes back', () => {
  const soldFor = async (quantity: number) => (await shop.sold(product_id, quantity)).id as string;
  const giveBack = (id: string, sale_id: string, quantity: number) =>
    shop.make(
      'POST api/sale/return',
      {
        id,
        sale_id,
        lines: [{ line_no: 1, quantity, goods: 'restock' }],
        refunds: [{ account_id: shop.cash, mode: 'cash', amount: quantity * 11_800 }],
      },
      cashier,
    );

  test('above the limit of the cashier is approved once, for this return', async () => {
    const sale_id = await soldFor(3);
    const id = newId();
    const refused = await giveBack(id, sale_id, 2);
    expect(refused.body).toMatchObject({
      code: 'refund_above_limit',
      approval: { act: 'refund', document: id, percent: 0, amount: 23_600 },
    });
    expect(code(await approve(refused.body.approval))).toBe('done');
    const made = await giveBack(id, sale_id, 2);
    expect(code(made)).toBe('done');
    expect(made.body.message.approved_by_id).toBe(manager.id);
    expect(code(await giveBack(newId(), sale_id, 1))).toBe('refund_above_limit');
  });

  test('goes back with a sale that is voided, which asks the same', async () => {
    const id = await soldFor(2);
    const voided = () =>
      cashier.ask('PUT api/sale/void', { body: { id }, headers: { 'idempotency-key': newId() } });
    const refused = await voided();
    expect(refused.body).toMatchObject({
      code: 'refund_above_limit',
      approval: { document: id, amount: 23_600 },
    });
    expect(code(await approve(refused.body.approval))).toBe('done');
    expect(code(await voided())).toBe('done');
  });
});

describe('a PIN', () => {
  const asked = () => ({ act: 'discount', document: newId(), percent: 15, amount: 100 });

  test('that is wrong approves nothing, and after five tries one waits', async () => {
    const before = await rows('select id from approvals where business_id = $1');
    for (let i = 0; i < 5; i++) expect(code(await approve(asked(), { pin: '1357' }))).toBe('wrong_pin');
    const waits = await approve(asked());
    expect([waits.status, waits.body.code]).toEqual([429, 'too_many_guesses']);
    expect(await rows('select id from approvals where business_id = $1')).toEqual(before);
  });

  test('is his alone who knows the password, and is none that one would try first', async () => {
    const { browser, password } = await someone('Zawadi', SELLS);
    shop.system.clock.move(6 * 60_000);
    expect(code(await browser.ask('PUT api/user/pin', { body: { pin: PIN } }))).toBe('proof_needed');
    await browser.ask('POST api/user/prove', { body: { current_password: password } });
    const easy = await browser.ask('PUT api/user/pin', { body: { pin: '1234' } });
    expect(easy.body.fields).toEqual({ pin: expect.stringContaining('easy to guess') });
    expect((await browser.ask('GET api/user/pin')).body.message).toEqual({ has_pin: false });
    expect(code(await browser.ask('PUT api/user/pin', { body: { pin: PIN } }))).toBe('done');
    expect((await browser.ask('GET api/user/pin')).body.message).toEqual({ has_pin: true });
    expect(code(await browser.ask('PUT api/user/pin', { body: {} }))).toBe('done');
    expect((await browser.ask('GET api/user/pin')).body.message).toEqual({ has_pin: false });
  });

  test('of oneself approves nothing that one asks, and neither does that of somebody who was disabled', async () => {
    await shop.owner.ask('POST api/user/prove', { body: { current_password: OWNER_PASSWORD } });
    const gone = await someone('Hamisi', SELLS);
    await withPin(gone);
    const own = await gone.browser.ask('POST api/approval', {
      body: { ...asked(), approver_id: gone.id, pin: PIN },
    });
    expect(own.body.code).toBe('cannot_approve');
    const ids = async () => (await approvers(asked())).map(({ id }: { id: string }) => id);
    expect(await ids()).toContain(gone.id);
    await shop.owner.ask('PUT api/user/disable', { body: { id: gone.id } });
    expect(await ids()).not.toContain(gone.id);
    expect(code(await approve(asked(), { approver_id: gone.id }))).toBe('cannot_approve');
  });
});

test('nobody gives a role a higher limit than his own', async () => {
  const rights = [...SELLS, 'create_role', 'modify_role', 'list_roles'];
  const { browser } = await someone('Msimamizi', rights, { discount_limit: 20, refund_limit: 5000 });
  const make = async (limits: object) =>
    code(
      await browser.ask('POST api/role', {
        body: { name: newId().slice(-8), permissions: ['view_discount', 'delete_sale'], ...limits },
      }),
    );
  expect(await make({ discount_limit: 20, refund_limit: 5000 })).toBe('done');
  expect(await make({ discount_limit: 20.01, refund_limit: 5000 })).toBe('limit_beyond_own');
  expect(await make({ discount_limit: 20 })).toBe('limit_beyond_own');
});
