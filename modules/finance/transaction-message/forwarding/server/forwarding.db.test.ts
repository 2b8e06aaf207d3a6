// cspell:ignore Imethibitishwa Umepokea mnamo Salio lako kutoka Tumia kuthibitisha Usimpe
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { servicesOfJobs } from '#server/services-of-jobs.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openPool } from '#server-kit/db/pool.ts';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { NOBODY } from '#server-kit/jobs/nobody.ts';
import { type OwingShop, openOwingShop } from '../../../testing/owing-shop.ts';
import { readAllForwarded } from './read-forwarded.job.ts';

let shop: OwingShop;
let wallet: string;
let till: string;
let secret: string;
let phone: TestBrowser;
let pool: ReturnType<typeof openPool>;
let addresses = 0;
const workers: JobContext[] = [];
beforeAll(async () => {
  shop = await openOwingShop();
  const made = async (body: object) => (await shop.owner.ask('POST api/account', { body })).body.message.id;
  wallet = await made({ name: 'Wallet of M-PESA', type: 'mobile', provider: 'M-PESA' });
  till = await made({ name: 'Second till', type: 'cash in hand' });
  const url = shop.system.db.url('job');
  pool = openPool({ url, size: 4, waitMs: 5000, namedStatements: false, onLost: () => undefined });
  const services = servicesOfJobs();
  for (const _ of [1, 2]) workers.push(openJobContext(pool, randomBytes(32), undefined, services));
  secret = await connect();
});
beforeEach(anotherPhone);
afterAll(async () => {
  await pool.end();
  await booksHold(shop.system.db);
  await shop.system.close();
});

/** Of an address of its own, because calls without a session are counted by address. */
function anotherPhone() {
  phone = new TestBrowser(shop.system);
  addresses += 1;
  phone.address = `10.8.0.${addresses}`;
}

const way = (method: string, account_id = wallet, by = shop.owner) =>
  method === 'POST'
    ? by.ask('POST api/transaction-message/way-in', { body: { account_id } })
    : by.ask(`${method} api/transaction-message/way-in?account_id=${account_id}`);
const connect = async () => String((await way('POST')).body.message.secret);
const forward = (text: string, more: object = {}, by = secret) =>
  phone.ask(`POST api/transaction-message/ingest?secret=${by}`, { body: { from: 'M-PESA', text, ...more } });
/** As two servers read them at the same moment. */
const read = () => Promise.all(workers.map((worker) => readAllForwarded(worker, shop.system.clock.now())));
const rows = (like: string) =>
  shop.system.db.adminQuery<Record<string, unknown>>(
    'select * from transaction_messages where business_id = $1 and text like $2 order by received_at, id',
    [shop.business_id, like],
  );
const waiting = async () =>
  (await shop.system.db.adminQuery('select from forwarded_texts where business_id = $1', [shop.business_id]))
    .length;
const number = (n: number) => `DK22N8G${String(100 + n)}`;
const received = (n: number) =>
  `${number(n)} Imethibitishwa. Umepokea Tsh${1000 + n}.00 kutoka 255754112233 - ASHA MUSHI mnamo 04/11/26 9:${10 + n} AM. Salio lako la M-Pesa ni Tsh${500_000 + n}.00`;

test('texts that a telephone sends one to five times, out of order, are each one event of its account', async () => {
  const sent = Array.from({ length: 12 }, (_, n) => Array.from({ length: (n % 5) + 1 }, () => n)).flat();
  // A stride that has no divisor with their number goes through all of them.
  const order = sent.map((_, place) => sent[(place * 17) % sent.length] ?? 0);
  for (const [place, n] of order.entries()) {
    if (place % 40 === 0) anotherPhone();
    expect((await forward(received(n))).body.message).toEqual({ stored: true });
    if (place % 10 === 9) await read();
  }
  await read();
  expect(await waiting()).toBe(0);
  const kept = await rows('DK22N8G1%');
  expect(kept).toHaveLength(sent.length);
  const fresh = kept.filter(({ status }) => status === 'new');
  expect(fresh.map(({ transaction_id }) => transaction_id).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, n) => number(n)).toSorted(),
  );
  for (const one of fresh)
    expect(one).toMatchObject({
      account_id: wallet,
      source: 'forwarded',
      sender: 'M-PESA',
      created_by: NOBODY,
    });
  expect(kept.filter(({ status }) => status === 'duplicate')).toHaveLength(sent.length - 12);
});

test('the same words without a number are another event where their telephone had them later, and somebody says so', async () => {
  const words = 'You have received TZS 7,700 from ASHA MUSHI.';
  const at = shop.system.clock.now().getTime() - 3_600_000;
  for (const stamp of [at, at, at + 60_000, at + 1_200_000, at + 1_200_000, String(at + 1_200_000)]) {
    expect((await forward(words, { sentStamp: stamp })).status).toBe(200);
    await read();
  }
  const kept = await rows(words);
  expect(kept.map(({ status, warnings }) => [status, warnings])).toEqual([
    ['new', expect.not.arrayContaining(['same_text_again'])],
    ['duplicate', expect.anything()],
    ['duplicate', expect.anything()],
    ['new', expect.arrayContaining(['same_text_again'])],
    ['duplicate', expect.anything()],
    ['duplicate', expect.anything()],
  ]);
  expect(kept[3]).toMatchObject({ is_doubtful: true, received_at: new Date(at + 1_200_000) });
});

test('two real payments of one amount to one shop are two, and each stands once however often it is sent (L20)', async () => {
  const said = 'NBC: TZS 15,000 debited from acct ****1234. Desc: TICKET';
  const bank = String((await way('POST', shop.bank)).body.message.secret);
  const nine = Math.trunc(shop.system.clock.now().getTime() / 60_000) * 60_000 - 7_200_000;
  const later = nine + 40 * 60_000;
  for (const sentStamp of [later, nine, later, nine, nine]) {
    expect((await forward(said, { from: 'NBC', sentStamp }, bank)).status).toBe(200);
    await read();
  }
  const again = { 'idempotency-key': newId() };
  const body = { text: said, sender: 'NBC', account_id: shop.bank };
  await shop.owner.ask('POST api/transaction-message', { body, headers: again });
  const kept = await rows('NBC: TZS 15,000%');
  expect(kept.map(({ status }) => status).toSorted()).toEqual([
    ...['duplicate', 'duplicate', 'duplicate', 'duplicate', 'new', 'new'],
  ]);
  const fresh = kept.filter(({ status }) => status === 'new');
  const doubtful = fresh.filter(({ warnings }) => (warnings as string[]).includes('same_text_again'));
  expect(doubtful).toHaveLength(1);
  await shop.make('POST api/transaction', {
    ...{ id: newId(), account_id: shop.bank, type: 'deposit', counterpart: 'owner_capital', amount: 50_000 },
  });
  const asDrawing = (id: unknown, more: object = {}) =>
    shop.put('PUT api/transaction-message/match', { id, counterpart: 'drawings', ...more });
  expect((await asDrawing(doubtful[0]?.id)).body).toMatchObject({ success: false });
  const out: unknown[] = [];
  for (const { id } of fresh) {
    const { body: done } = await asDrawing(id, { reason: 'It is another' });
    expect(done).toMatchObject({ success: true });
    out.push(await shop.posted(done.message.entered_as.id));
  }
  expect(out).toEqual([
    { 1020: -15_000, 3020: 15_000 },
    { 1020: -15_000, 3020: 15_000 },
  ]);
});

test('a form is taken as JSON is, and the secret in the header as in the address', async () => {
  const text = received(60);
  const form = await shop.system.server.app.inject({
    method: 'POST',
    url: '/api/transaction-message/ingest',
    remoteAddress: '10.8.9.9',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ from: 'M-PESA', text, sentStamp: '1764576000000', sim: '1' }).toString(),
  });
  expect(form.json()).toEqual({ success: true, message: { stored: true } });
  await read();
  expect(await rows(`${number(60)}%`)).toHaveLength(1);
});

test('a secret code is told of and kept nowhere', async () => {
  const { body } = await forward('Tumia namba ya siri 482913 kuthibitisha. Usimpe mtu yeyote namba hii.');
  expect(body.message).toEqual({ stored: false });
  expect(await waiting()).toBe(0);
});

test('the secret adds texts and nothing else; a wrong one, an old one and one of a deleted account find nothing', async () => {
  const old = secret;
  secret = await connect();
  expect(secret).not.toBe(old);
  const wrong = secret.replace(/.$/u, (last) => (last === 'a' ? 'b' : 'a'));
  for (const one of [old, wrong, '', 'x'.repeat(75)])
    expect((await forward(received(70), {}, one)).body).toMatchObject({ success: false });
  expect((await forward(received(70), {}, old)).status).toBe(404);
  expect(
    (await phone.ask('GET api/account/list', { headers: { authorization: `Bearer ${secret}` } })).status,
  ).toBe(401);
  expect(await waiting()).toBe(0);
  const other = (await shop.owner.ask('POST api/account', { body: { name: 'Old wallet', type: 'mobile' } }))
    .body.message;
  const ofOther = (await way('POST', other.id)).body.message.secret;
  await shop.owner.ask(`DELETE api/account?id=${other.id}`);
  expect((await forward(received(70), {}, ofOther)).status).toBe(404);
});

test('secrets are not found by guessing: an address that tries is slowed', async () => {
  const tried: number[] = [];
  for (let n = 0; n < 20; n += 1) tried.push((await forward('x', {}, 'y'.repeat(75))).status);
  expect(tried.filter((status) => status === 404)).toHaveLength(15);
  expect(tried.slice(15)).toEqual([429, 429, 429, 429, 429]);
});

test('a text of more than 4 KB is refused, and so is one without words', async () => {
  expect((await forward('é'.repeat(2100))).status).toBe(413);
  expect((await forward('x'.repeat(2001))).status).toBe(400);
  expect((await forward('')).status).toBe(400);
});

test('the account tells when its telephone last sent a text; its secret is answered once and kept as a hash', async () => {
  const before = (await way('GET')).body.message;
  expect(before).toMatchObject({ made_at: expect.any(String), made_by_name: expect.any(String) });
  const earliest = shop.system.clock.now().toISOString();
  await forward(received(80));
  const { body } = await way('GET');
  expect(body.message.last_text_at >= earliest).toBe(true);
  expect(JSON.stringify(body)).not.toContain(secret.slice(32));
  const [kept] = await shop.system.db.adminQuery<object>(
    'select * from message_ways_in where account_id = $1',
    [wallet],
  );
  expect(JSON.stringify(kept)).not.toContain(secret.slice(32));
});

test('only a wallet or bank of the branch has one, and only for whoever may enter transactions', async () => {
  expect((await way('POST', till)).body.code).toBe('account_receives_no_texts');
  expect((await way('POST', newId())).status).toBe(400);
  expect((await way('GET', newId())).status).toBe(404);
  const elsewhere = await shop.owner.ask(`GET api/transaction-message/way-in?account_id=${shop.other_cash}`);
  expect(elsewhere.status).toBe(404);
  const reader = await shop.clerk('list_transaction_messages', 'list_accounts');
  for (const call of ['POST', 'DELETE', 'GET'])
    expect((await way(call, wallet, reader)).status, call).toBe(403);
});

test('a telephone that is disconnected is no longer heard; who let it in and shut it out stands in the activities', async () => {
  expect((await way('DELETE')).body.message).toEqual({
    made_at: null,
    made_by_name: null,
    last_text_at: null,
  });
  expect((await forward(received(90))).status).toBe(404);
  const { body } = await shop.owner.ask(`GET api/activity/list?entity=account&record_id=${wallet}&limit=20`);
  const reasons = body.message.data.map(({ reason }: { reason: string }) => reason);
  expect(reasons).toEqual(
    expect.arrayContaining(['Phone connected', 'New address for the phone', 'Phone disconnected']),
  );
});
