// cspell:ignore Imethibitishwa Umepokea mnamo Salio lako Habari LYIMO SELCOM MASSAWE Vodacom Tumia kuthibitisha Usimpe malipo njia
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';

let shop: OwingShop;
let wallet: string;
beforeAll(async () => {
  shop = await openOwingShop();
  const body = { name: 'Wallet of M-PESA', type: 'mobile', provider: 'M-PESA' };
  wallet = (await shop.owner.ask('POST api/account', { body })).body.message.id;
});
afterAll(() => shop.system.close());

interface Case {
  id: string;
  sender: string;
  text: string;
}
const file = join(import.meta.dirname, '../../../../tools/cases/data/worked-cases-messages.json');
const { parse_cases } = JSON.parse(readFileSync(file, 'utf8')) as { parse_cases: Case[] };
const textOf = (id: string) => parse_cases.find((one) => one.id === id)?.text ?? '';

const paste = (text: string, more: object = {}, by = shop.owner) =>
  by.ask('POST api/transaction-message', {
    body: { text, ...more },
    headers: { 'idempotency-key': newId() },
  });
const taken = async (text: string, more: object = {}) => {
  const { status, body } = await paste(text, more);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.message.texts as { id: string; stored: boolean; kind: string; status: string }[];
};
const found = (id: string) => shop.find('transaction-message', id);
const entries = async () =>
  (await shop.system.db.adminQuery('select from journal_entries where business_id = $1', [shop.business_id]))
    .length;

/** A text of M-PESA with which so much came in and so much is there then. */
const received = (id: string, amount: number, balance: number, time: string) =>
  `${id} Imethibitishwa. Umepokea Tsh${amount}.00 kutoka 255754112233 - ASHA MUSHI mnamo 04/11/26 ${time}. Salio lako la M-Pesa ni Tsh${balance}.00`;

test('two texts pasted at once are two events, each of its own account, and nothing is entered', async () => {
  const before = await entries();
  const made = await taken(`${textOf('MW-P06')}\n\n${textOf('MW-P21')}`);
  expect(made.map(({ status }) => status)).toEqual(['new', 'new']);
  expect(await found(made[0]?.id ?? '')).toMatchObject({
    ...{ provider: 'M-PESA', kind: 'received', direction: 'in', moved: true, amount: 236_000 },
    ...{ balance: 391_500, party_name: 'ASHA MUSHI', party_phone: '255754112233', date: '2026-11-04' },
    ...{ transaction_id: 'DK22N8FK524', account: { id: wallet }, status: 'new', warnings: [] },
  });
  // No account of this branch is of that provider.
  expect(await found(made[1]?.id ?? '')).toMatchObject({ provider: 'HALOPESA', account_id: null });
  expect(await entries()).toBe(before);
});

test('lines that are texts by themselves are as many events', async () => {
  const texts = [
    received('DK23N8FK001', 100, 391_600, '15:00'),
    received('DK23N8FK002', 200, 391_800, '15:01'),
  ];
  expect(await taken(texts.join('\n'))).toMatchObject([{ status: 'new' }, { status: 'new' }]);
  expect(await taken('Habari\nza leo')).toMatchObject([{ kind: 'other', status: 'ignored' }]);
});

test('a second text of an event stands aside and tells what the first lacks', async () => {
  const [first] = await taken(textOf('MW-P04'));
  const [second] = await taken(textOf('MW-P05'));
  expect([first?.status, second?.status]).toEqual(['new', 'duplicate']);
  expect(await found(first?.id ?? '')).toMatchObject({
    ...{ amount: 4000, balance: 4000.36, party_name: 'NEEMA LYIMO', party_account: '****1234' },
    ...{ network: 'SELCOM MF', transaction_id: 'DKJ9B1FX2B', at: '2026-11-19T19:38:24.000Z' },
  });
  expect(await found(second?.id ?? '')).toMatchObject({ duplicate_of_id: first?.id });
  const [one] = await taken(textOf('MW-P10'));
  await taken(textOf('MW-P11'));
  expect(await found(one?.id ?? '')).toMatchObject({
    ...{ amount: 52_000, fee: 1125, vat: 172, party_name: 'PETER MASSAWE', network: 'Vodacom' },
    ...{ party_phone: '255742000312', receipt: '503-DKE9B1DABO' },
  });
});

test('the same text with other blanks is no second event, and another amount under its number is kept aside', async () => {
  const [spaced] = await taken(textOf('MW-P06').replaceAll(' ', '  '));
  expect(spaced).toMatchObject({ status: 'duplicate' });
  const [dearer] = await taken(textOf('MW-P06').replace('236,000.00', '2,360,000.00'));
  expect(await found(dearer?.id ?? '')).toMatchObject({
    ...{ status: 'duplicate', warnings: ['same_id_other_amount'], is_doubtful: true, amount: 2_360_000 },
  });
  const rent = 'NBC: TZS 15,000.00 debited from acct ****1234. Desc: TICKET.';
  expect([...(await taken(rent)), ...(await taken(rent))]).toMatchObject([
    { status: 'new' },
    { status: 'duplicate' },
  ]);
});

test('a secret code is kept nowhere, and what moves nothing waits for nobody', async () => {
  const secret = 'Tumia namba ya siri 482913 kuthibitisha. Usimpe mtu yeyote namba hii.';
  expect(await taken(secret)).toEqual([{ id: null, stored: false, kind: 'otp', status: null }]);
  const kept = await shop.system.db.adminQuery("select from transaction_messages where text like '%482913%'");
  expect(kept).toEqual([]);
  expect(await taken(textOf('MW-P36'))).toMatchObject([{ kind: 'reminder', status: 'ignored' }]);
  expect(await taken('M-PESA: malipo ya Tsh 5,000 kwa njia mpya', { sender: 'M-PESA' })).toMatchObject([
    { kind: null, status: 'unreadable' },
  ]);
});

test('a text that did not come from its provider says so', async () => {
  const [made] = await taken(textOf('MW-P38'), { sender: '0754000999' });
  expect(await found(made?.id ?? '')).toMatchObject({ warnings: ['sender_not_provider'], is_doubtful: true });
});

test('balances follow from one another, also where a text comes late, and a gap has its size', async () => {
  const body = { name: 'Second wallet', type: 'mobile' };
  const account_id = (await shop.owner.ask('POST api/account', { body })).body.message.id;
  const gapOf = async (id: string | undefined) => (await found(id ?? '')).balance_gap;
  const [first] = await taken(received('DK24N8FK001', 50_000, 150_000, '08:00'), { account_id });
  const [late] = await taken(received('DK24N8FK003', 1000, 171_000, '08:02'), { account_id });
  expect(await gapOf(first?.id)).toBeNull();
  expect(await gapOf(late?.id)).toBe(20_000);
  const [between] = await taken(received('DK24N8FK002', 20_000, 170_000, '08:01'), { account_id });
  expect([await gapOf(between?.id), await gapOf(late?.id)]).toEqual([0, 0]);
});

test('texts are pasted by who may move money, listed by their own right, and leave in no sheet', async () => {
  const [made] = await taken(received('DK25N8FK001', 70, 80, '09:00'));
  const lister = await shop.clerk('list_transaction_messages');
  const listed = await lister.ask('GET api/transaction-message/list?condition=new&limit=50');
  expect(listed.body.message.data.map(({ id }: { id: string }) => id)).toContain(made?.id);
  // What a wallet holds is for those who may see balances.
  expect(listed.body.message.data[0]).not.toHaveProperty('balance');
  expect((await paste(textOf('MW-P06'), {}, lister)).status).toBe(403);
  const mover = await shop.clerk('create_transaction');
  expect((await paste(textOf('MW-P06'), {}, mover)).status).toBe(200);
  expect((await mover.ask('GET api/transaction-message/list')).status).toBe(403);
});

test('a text is ignored and taken back', async () => {
  const [made] = await taken(received('DK26N8FK001', 70, 80, '09:00'));
  const go = (step: string) => shop.put(`PUT api/transaction-message/${step}`, { id: made?.id });
  expect((await go('ignore')).body.message).toMatchObject({ status: 'ignored' });
  expect((await go('ignore')).status).toBe(409);
  expect((await go('take-back')).body.message).toMatchObject({ status: 'new' });
});

test('texts come many at a time, several times and in any order: each event stands once', async () => {
  const texts = Array.from({ length: 12 }, (_, i) => received(`DK27N8FK${100 + i}`, 100 + i, 5000, '10:00'));
  const pasted = [...texts, ...texts.toReversed(), ...texts.slice(3, 9)].map((text) => paste(text));
  expect((await Promise.all(pasted)).map(({ status }) => status)).toEqual(pasted.map(() => 200));
  const rows = await shop.system.db.adminQuery<{ count: string }>(
    "select count(*) from transaction_messages where transaction_id like 'DK27N8FK%' and status = 'new'",
  );
  expect(Number(rows[0]?.count)).toBe(texts.length);
});
