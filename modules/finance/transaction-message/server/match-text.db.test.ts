// cspell:ignore Imethibitishwa Umepokea mnamo Salio lako LIPA Umetuma Muamala haujafanikiwa
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
let asha: string;
beforeAll(async () => {
  shop = await openOwingShop();
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

let parties = 0;
beforeEach(async () => {
  parties += 1;
  const body = { name: `Asha Mushi${parties}`, phone_number: `2557541122${10 + parties}` };
  asha = (await shop.owner.ask('POST api/customer', { body })).body.message.id;
});

/** Today as texts print it, so that nothing is dated before what it pays. */
const printed = () => {
  const [year = '', month = '', day = ''] = new Date()
    .toLocaleDateString('en-CA', { timeZone: 'Africa/Dar_es_Salaam' })
    .split('-');
  return `${day}/${month}/${year}`;
};
let texts = 0;
const text = (words: (id: string) => string, more: object = {}) => {
  texts += 1;
  return paste(words(`DK22N8F${1000 + texts}`), { account_id: shop.wallet, ...more });
};
const paste = async (said: string, more: object) => {
  const headers = { 'idempotency-key': newId() };
  const { body } = await shop.owner.ask('POST api/transaction-message', {
    body: { text: said, ...more },
    headers,
  });
  expect(body).toMatchObject({ success: true });
  return String(body.message.ids[0]);
};
const received = (amount: number, name = `ASHA MUSHI${parties}`) =>
  text(
    (id) =>
      `${id} Imethibitishwa. Umepokea Tsh${amount}.00 kutoka 2557541122${10 + parties} - ${name} mnamo ${printed()} 00:01. Salio lako la M-Pesa`,
  );
const paidOut = (amount: number, fee: number) =>
  text(
    (id) =>
      `${id} Confirmed. Tsh${amount}.00 paid to LIPA DELUXE SUPPLIERS on ${printed()} at 00:01 and charged Tsh${fee}.00.`,
  );
const find = (id: string) => shop.find('transaction-message', id);
const match = (id: string, more: object, by = shop.owner) =>
  by.ask('PUT api/transaction-message/match', {
    body: { id, ...more },
    headers: { 'idempotency-key': newId() },
  });
const matched = async (id: string, more: object) => {
  const { status, body } = await match(id, more);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.message;
};
const unmatch = (id: string) => shop.put('PUT api/transaction-message/unmatch', { id });
const suggested = async (id: string) =>
  (await shop.owner.ask(`GET api/transaction-message/suggestions?id=${id}`)).body.message;
const remains = async (debt: string) => (await shop.find('debt', debt)).remain_amount;
const entries = async () =>
  (await shop.system.db.adminQuery('select from journal_entries where business_id = $1', [shop.business_id]))
    .length;

describe('money that came in', () => {
  test('pays the debt that is suggested, once, and the debt is open again when that is undone', async () => {
    const debt = await shop.owes(asha, 236_000);
    const id = await received(236_000);
    const { suggestions, preselected } = await suggested(id);
    expect(suggestions[0]).toMatchObject({
      ...{
        debt_id: debt,
        score: 99,
        strength: 'strong',
        // Just after midnight it is about the same time, too.
        because: expect.arrayContaining(['amount_remains', 'phone', 'name']),
      },
    });
    expect(preselected).toEqual({ document: debt });
    expect(await remains(debt)).toBe(236_000);
    const row = await matched(id, { debts: [debt] });
    expect(row).toMatchObject({ status: 'matched', matched_by: { id: shop.owner.userId } });
    const [paid] = row.payment_ids;
    expect(await shop.posted(paid)).toEqual({ 1030: 236_000, 1100: -236_000 });
    expect(await remains(debt)).toBe(0);
    const again = await match(id, { debts: [debt] });
    expect([again.status, again.body.code]).toEqual([409, 'text_pays_already']);
    expect((await unmatch(id)).body.message).toMatchObject({
      status: 'new',
      matched_to: null,
      payment_ids: [],
    });
    expect(await remains(debt)).toBe(236_000);
    expect(await shop.posted(paid)).toEqual({});
    await matched(id, { debts: [debt] });
  });

  test('pays all debts of a customer, the oldest first, and what is over is a deposit', async () => {
    const old = await shop.owes(asha, 74_000, { date: '2026-01-02' });
    const late = await shop.owes(asha, 236_000, { date: '2026-01-05' });
    const id = await received(310_000);
    expect((await suggested(id)).preselected).toEqual({ party: asha });
    await matched(id, { customer_id: asha });
    expect([await remains(old), await remains(late)]).toEqual([0, 0]);
    const more = await received(14_000);
    const { payment_ids } = await matched(more, { customer_id: asha });
    expect(await shop.posted(payment_ids[0])).toEqual({ 1030: 14_000, 2100: -14_000 });
  });

  test('is capital of the owner where nobody owes it', async () => {
    const id = await received(50_000);
    const { entered_as } = await matched(id, { counterpart: 'owner_capital' });
    expect(await shop.posted(entered_as.id)).toEqual({ 1030: 50_000, 3000: -50_000 });
    await unmatch(id);
    expect(await shop.posted(entered_as.id)).toEqual({});
  });

  test('only confirms what the cashier had typed the number of, and nothing posts', async () => {
    const debt = await shop.owes(asha, 500);
    const id = await received(500);
    const { transaction_id: reference } = await find(id);
    const money = { account_id: shop.wallet, mode: 'emoney', reference: reference.toLowerCase() };
    const paid = await shop.pay(asha, 500, money);
    expect(await suggested(id)).toMatchObject({
      confirms: { kind: 'payment' },
      preselected: { confirms: true },
    });
    // The number pays once, typed or matched.
    const other = await shop.owes(asha, 500);
    const before = await entries();
    expect((await match(id, { debts: [other] })).body.code).toBe('reference_used');
    expect(await matched(id, { confirms: true })).toMatchObject({ payment_ids: [paid.body.message.id] });
    expect([await entries(), await remains(debt)]).toEqual([before, 0]);
    await unmatch(id);
    expect((await find(id)).status).toBe('new');
    expect(await shop.find('payment', paid.body.message.id)).toMatchObject({
      reference: reference.toLowerCase(),
    });
  });

  test('was entered in two parts without a number (L21): they bear it from then on, and nothing posts', async () => {
    const money = { account_id: shop.bank, mode: 'emoney' };
    await shop.owes(asha, 88_250);
    const [one, two] = [await shop.pay(asha, 50_250, money), await shop.pay(asha, 38_000, money)];
    const parts = [one, two].map(({ body }) => body.message.id).toSorted();
    const said =
      'TZS 88,250.00 credited to a/c 3001**99 from ASHA MUSHI. Ref 261128EQ0091. Bal TZS 90,000.00';
    const id = await paste(said, { account_id: shop.bank });
    const { payments, preselected } = await suggested(id);
    expect(payments.map((paid: { id: string }) => paid.id).toSorted()).toEqual(parts);
    expect(preselected.payments.toSorted()).toEqual(parts);
    await shop.owes(asha, 88_250);
    const before = await entries();
    expect((await match(id, { payments: [parts[0]] })).body.code).toBe('not_that_amount');
    await matched(id, { payments: parts });
    expect(await entries()).toBe(before);
    expect(await shop.find('payment', parts[1])).toMatchObject({ reference: '261128EQ0091' });
    await unmatch(id);
    expect(await shop.find('payment', parts[1])).toMatchObject({ reference: null });
    await matched(id, { payments: parts });
  });
});

describe('money that went out', () => {
  test('pays a supplier, and its fee is a cost', async () => {
    await matched(await received(500_000), { counterpart: 'owner_capital' });
    const supplier = (await shop.owner.ask('POST api/supplier', { body: { name: `Deluxe ${parties}` } })).body
      .message.id;
    await shop.owes('', 131_000, { kind: 'creditor', customer_id: null, supplier_id: supplier });
    const id = await paidOut(131_000, 2000);
    const { payment_ids } = await matched(id, { supplier_id: supplier });
    expect(await shop.posted(payment_ids[0])).toEqual({ 1030: -133_000, 2000: 131_000, 6070: 2000 });
    const wrong = await match(await paidOut(10, 0), { customer_id: asha });
    expect(wrong.body.fields).toHaveProperty('customer_id');
  });

  test('went to an own account: both texts are one transfer', async () => {
    await matched(await received(600_000), { counterpart: 'owner_capital' });
    const out = await paidOut(540_000, 0);
    const there = `TZS 540,000.00 credited to a/c 3001**99 from DELUXE. Ref 2611${20_000 + parties}. Bal TZS 940,000.00`;
    const twin = await paste(there, { account_id: shop.bank });
    const { entered_as } = await matched(out, { to_account_id: shop.bank });
    expect(await shop.posted(entered_as.id)).toEqual({ 1020: 540_000, 1030: -540_000 });
    expect(await find(twin)).toMatchObject({ status: 'matched', entered_as_id: entered_as.id });
    await shop.put('PUT api/transaction/void', { id: entered_as.id });
    expect([(await find(out)).status, (await find(twin)).status]).toEqual(['new', 'new']);
  });
});

test('of thirty-two people who match one text at once one does', async () => {
  const debt = await shop.owes(asha, 1000);
  const id = await received(100);
  const all = await Promise.all(
    Array.from({ length: 32 }, () => untilAnswered(() => match(id, { debts: [debt] }))),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await remains(debt)).toBe(900);
});

test('a text without a number is matched once, too', async () => {
  const debt = await shop.owes(asha, 1000);
  const id = await paste(
    `Airtel Money: Confirmed. You have received TZS100.00 from ASHA 0689112233. ${parties}`,
    {
      account_id: shop.wallet,
    },
  );
  const all = await Promise.all(Array.from({ length: 8 }, () => match(id, { debts: [debt] })));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(await remains(debt)).toBe(900);
});

test('a text that may be false is matched by who says why it is trusted', async () => {
  const debt = await shop.owes(asha, 700);
  const id = await text(
    (number) =>
      `${number} Imethibitishwa. Umepokea Tsh700.00 kutoka 255754112233 - ASHA mnamo ${printed()} 00:01.`,
    { sender: '0754000999' },
  );
  const refused = await match(id, { debts: [debt] });
  expect([refused.status, refused.body.code]).toEqual([400, 'say_why_trusted']);
  expect(await remains(debt)).toBe(700);
  expect(await matched(id, { debts: [debt], reason: 'Seen in the statement' })).toMatchObject({
    reason: 'Seen in the statement',
  });
});

test('what moved nothing, stands aside or tells another amount is not matched', async () => {
  const debt = await shop.owes(asha, 700);
  const code = async (id: string) => (await match(id, { debts: [debt] })).body.code;
  const failed = 'Umetuma TZS5,000.00 kwa 783000429,AMOS. Muamala haujafanikiwa.';
  expect(await code(await paste(failed, { sender: 'AIRTEL' }))).toBe('no_money_moved');
  const words = (amount: string) =>
    `DK29N8FK999 Imethibitishwa. Umepokea Tsh${amount} kutoka 255754112233 - ASHA mnamo ${printed()} 00:01.`;
  const first = await paste(words('236.00'), { account_id: shop.wallet });
  const dearer = await paste(words('2,360.00'), { account_id: shop.wallet });
  const { body } = await match(dearer, { debts: [debt] });
  expect([body.code, body.message]).toEqual([
    'other_amount_of_text',
    'Amount 2,360 differs from the first text of DK29N8FK999 (236).',
  ]);
  await shop.put('PUT api/transaction-message/ignore', { id: first });
  expect(await code(first)).toBe('text_put_aside');
});

test('a payment needs its own right, and so does taking it back; nobody sees debts that he may not list', async () => {
  const debt = await shop.owes(asha, 700);
  const id = await received(700);
  const mover = await shop.clerk('create_transaction', 'list_transaction_messages');
  expect((await match(id, { debts: [debt] }, mover)).status).toBe(403);
  const seen = await mover.ask(`GET api/transaction-message/suggestions?id=${id}`);
  expect(seen.body.message).toMatchObject({ suggestions: [], preselected: null });
  const payer = await shop.clerk('create_transaction', 'create_payment', 'list_transaction_messages');
  expect((await match(id, { debts: [debt] }, payer)).status).toBe(200);
  const undo = await payer.ask('PUT api/transaction-message/unmatch', {
    body: { id },
    headers: { 'idempotency-key': newId() },
  });
  expect([undo.status, await remains(debt)]).toEqual([403, 0]);
});

test('a payment that is voided by itself leaves its text new', async () => {
  const debt = await shop.owes(asha, 700);
  const id = await received(700);
  const { payment_ids } = await matched(id, { debts: [debt] });
  await shop.put('PUT api/payment/void', { id: payment_ids[0] });
  expect(await find(id)).toMatchObject({ status: 'new', payment_ids: [], matched_to: null });
});
