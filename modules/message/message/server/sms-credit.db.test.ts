// cspell:ignore limefunguliwa
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { anOnepos } from '#server/testing/platform-people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openWritingShop, type WritingShop } from '../../testing/writing-shop.ts';

let shop: WritingShop;
let onepos: TestBrowser;
beforeAll(async () => {
  shop = await openWritingShop();
  onepos = await logIn(shop.system, (await anOnepos(shop.system)).phone, OWNER_PASSWORD);
  await price(25);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.close();
});

async function price(sms_price: number | null) {
  const { version } = (await onepos.ask('GET api/platform/settings')).body.message;
  expect((await onepos.ask('PUT api/platform/settings', { body: { version, sms_price } })).status).toBe(200);
}

/** The platform sells parts to the branch. */
async function sell(parts: number, amount: number, client_branch = shop.branch_id) {
  const id = newId();
  const body = { id, client_branch, kind: 'sms_purchase', days: 0, parts, amount };
  const { status, body: sold } = await onepos.ask('POST api/fee-payment', {
    body,
    headers: { 'idempotency-key': id },
  });
  expect([status, sold]).toEqual([200, expect.anything()]);
  return id;
}

/** The branch records what it paid for them. */
async function pay(parts: number, amount: number, account_id = shop.wallet): Promise<string> {
  const { status, body } = await shop.make('POST api/payment/system', {
    ...{ system_type: 'sms_purchase', parts, amount, account_id },
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.message.id;
}

const ONE = 'Duka limefunguliwa.';
const TWO = 'a'.repeat(161);
const numbers = (n: number) => Array.from({ length: n }, (_, i) => `25575${String(4_000_000 + i)}`);
const send = (people: number, text: string, key?: string) =>
  shop.send({ audience: 'numbers', numbers: numbers(people), text }, key);
const preview = async (people: number, text: string) =>
  (
    await shop.owner.ask('POST api/message/preview', {
      body: { audience: 'numbers', numbers: numbers(people), text },
    })
  ).body.message.credit;

async function credit(branch = shop.branch_id) {
  const [row] = await shop.system.db.adminQuery<{ bought: number; reserved: number; used: number }>(
    'select bought, reserved, used from ctx.sms_credits where branch_id = $1',
    [branch],
  );
  return row;
}

/** What each use has cost so far, the earliest first, and what is left in 1160, in whole units. */
async function costs(): Promise<number[]> {
  const rows = await shop.system.db.adminQuery<{ amount: bigint }>(
    `select sum(l.debit - l.credit)::bigint as amount from journal_lines l join journal_entries e on e.id = l.entry_id
     where l.account_code = '6050' and e.source_kind = 'sms-use' group by e.id order by e.id`,
  );
  return rows.map(({ amount }) => Number(amount) / 100);
}
async function ahead(): Promise<number> {
  const [row] = await shop.system.db.adminQuery<{ amount: bigint }>(
    `select coalesce(sum(debit - credit), 0)::bigint as amount from journal_lines where account_code = '1160'`,
  );
  return Number(row?.amount) / 100;
}

// MW-K01, and EV-35 and EV-36 of the examples.
test('bought, used, a part that never left comes back; not enough writes to nobody', async () => {
  const without = await send(1, ONE);
  expect([without.status, without.body.code]).toEqual([409, 'not_enough_sms']);
  await sell(800, 20_000);
  const bought = await pay(800, 20_000);
  expect(await shop.posted(bought)).toEqual({ '1160': 20_000, '1030': -20_000 });
  expect(await preview(120, ONE)).toEqual({ left: 800, cost: 3000 });

  const key = newId();
  expect((await send(120, ONE, key)).status).toBe(200);
  // Taken once: a double click is the same message.
  expect((await send(120, ONE, key)).status).toBe(200);
  expect(await credit()).toEqual({ bought: 800, reserved: 120, used: 0 });
  await shop.book();
  expect(await costs()).toEqual([]);
  await shop.gateway(true, 119);
  // One is still on its way, so the use of the message is not over.
  await shop.book();
  expect(await costs()).toEqual([]);
  await shop.gateway(true);
  expect(await credit()).toEqual({ bought: 800, reserved: 0, used: 120 });
  await shop.book();
  expect([await costs(), await ahead()]).toEqual([[3000], 17_000]);

  expect((await send(120, TWO)).status).toBe(200);
  expect(await credit()).toEqual({ bought: 800, reserved: 240, used: 120 });
  await shop.gateway(false, 3);
  await shop.gateway(true);
  expect(await credit()).toEqual({ bought: 800, reserved: 0, used: 354 });
  await shop.book();
  await shop.book();
  expect([await costs(), await ahead()]).toEqual([[3000, 5850], 11_150]);

  const refused = await send(450, TWO);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '900 parts are needed, 446 are left. Buy more or send to fewer people.',
  ]);
  expect(await credit()).toEqual({ bought: 800, reserved: 0, used: 354 });
});

test('what its time ran out for comes back after a while, and what left then all the same is used', async () => {
  expect((await send(2, ONE)).status).toBe(200);
  const over = (minutes: number) =>
    shop.system.db.adminQuery(
      `update ctx.messages set expires_at = now() - make_interval(mins => $1) where sent_at is null and credit = 'reserved'`,
      [minutes],
    );
  await over(1);
  await shop.book();
  expect(await credit()).toMatchObject({ reserved: 2 });
  await over(3);
  await shop.book();
  expect(await credit()).toMatchObject({ reserved: 0, used: 354 });
  await shop.system.db.adminQuery(
    `select ctx.note_message(business_id, id, null) from ctx.messages where credit = 'returned' and last_error is null limit 1`,
  );
  expect(await credit()).toMatchObject({ reserved: 0, used: 355 });
});

test('what waits for its time and finds no credit goes to nobody, and again once there is some', async () => {
  const sends_at = new Date(shop.system.clock.now().getTime() + 3_600_000).toISOString();
  const made = (await shop.send({ audience: 'numbers', numbers: numbers(200), text: TWO, sends_at })).body
    .message;
  expect((await send(250, ONE)).status).toBe(200);
  await shop.round(shop.next('12:00'));
  expect(await shop.find('message', made.id)).toMatchObject({ status: 'failed', people: 200, failed: 200 });
  expect((await shop.people(made.id))[0]).toMatchObject({ fate: 'failed', reason: 'no_credit' });
  const again = () =>
    shop.owner.ask('PUT api/message/again', {
      body: { id: made.id },
      headers: { 'idempotency-key': newId() },
    });
  expect((await again()).body.code).toBe('not_enough_sms');
  await sell(1000, 25_000);
  expect((await again()).status).toBe(200);
  expect(await credit()).toMatchObject({ bought: 1800, reserved: 650 });
  await shop.gateway(true);
  await shop.round();
  expect(await shop.find('message', made.id)).toMatchObject({ status: 'sent', sent: 200 });
});

test('used before it was paid for is cost with the payment; voided, it is cost no more', async () => {
  await shop.book();
  const before = await costs();
  // 446 parts were paid for, 651 were used.
  expect(await ahead()).toBe(0);
  const late = await pay(1000, 25_000);
  expect(await costs()).toEqual([...before, 205 * 25]);
  expect(await ahead()).toBe(795 * 25);
  expect((await shop.put('PUT api/payment/void', { id: late, reason: 'Wrong price' })).status).toBe(200);
  expect([await costs(), await ahead()]).toEqual([[...before, 205 * 25, -205 * 25], 0]);
  await pay(1000, 30_000);
  expect(await ahead()).toBe(795 * 30);
});

test('32 at once take no more than there is', async () => {
  const { bought = 0, used = 0 } = (await credit()) ?? {};
  const left = bought - used;
  const each = Math.ceil(left / 8 / 2);
  const answers = await Promise.all(Array.from({ length: 32 }, () => send(each, TWO)));
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken).toBe(Math.floor(left / (each * 2)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await credit()).toMatchObject({ bought, reserved: taken * each * 2, used });
  await shop.gateway(true);
  await shop.book();
});

test('the platform alone sells, takes back what is unused, and says how many parts', async () => {
  const fee = (body: object, by = onepos) => {
    const id = newId();
    return by.ask('POST api/fee-payment', {
      body: { id, client_branch: shop.branch_id, days: 0, amount: 500, ...body },
      headers: { 'idempotency-key': id },
    });
  };
  expect((await fee({ kind: 'sms_purchase' })).body.fields).toHaveProperty('parts');
  expect((await fee({ kind: 'system_update', parts: 5 })).body.fields).toHaveProperty('parts');
  expect((await fee({ kind: 'sms_purchase', parts: 5 }, shop.owner)).status).toBe(403);
  const before = await credit();
  const wrong = await sell(40, 1000);
  const voided = (id: string) =>
    onepos.ask('PUT api/fee-payment/void', {
      body: { id, reason: 'Wrong branch' },
      headers: { 'idempotency-key': newId() },
    });
  expect((await voided(wrong)).status).toBe(200);
  expect(await credit()).toEqual(before);
  const spent = await sell(10, 250);
  const { bought = 0, used = 0 } = (await credit()) ?? {};
  expect((await send(bought - used, ONE)).status).toBe(200);
  expect((await voided(spent)).body.code).toBe('sms_are_used');
  await shop.gateway(true);
  await shop.book();
});

test('where the platform sells none, SMS need no credit and nothing is owed for them', async () => {
  await price(null);
  const before = { credit: await credit(), costs: await costs() };
  expect(await preview(3, ONE)).toBeNull();
  expect((await send(3, ONE)).status).toBe(200);
  await shop.gateway(true);
  await shop.book();
  expect(await credit()).toEqual(before.credit);
  const bought = await pay(100, 2500, shop.cash);
  expect(await shop.posted(bought)).toEqual({ '1160': 2500, '1010': -2500 });
});
