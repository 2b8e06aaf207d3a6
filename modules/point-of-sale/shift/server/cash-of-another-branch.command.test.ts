import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import type { Answer } from '#server/testing/test-browser.ts';
import { openTillShop, type TillShop } from '../../testing/till-shop.ts';

let shop: TillShop;
let mbezi: string;
let theirBank: string;
beforeAll(async () => {
  shop = await openTillShop({ cash_difference_limit: 0 });
  const made = async (route: string, body: object, branch = shop.branch_id) => {
    const answer = await shop.owner.ask(route, { body, branch });
    return String(answer.body.message.id);
  };
  mbezi = await made('POST api/branch', { name: 'Mbezi', phone_number: '0754321099' });
  theirBank = await made('POST api/account', { name: 'NMB Mbezi', type: 'bank' }, mbezi);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});
beforeEach(() => shop.closeAll());

const explain = (shift_id: string, body: object, by = shop.owner) =>
  shop.make('POST api/shift/explain', { shift_id, answer: 'transfer', account_id: theirBank, ...body }, by);
const named = ({ status, body }: Answer) => [status, Object.keys(body.fields ?? {})];
/** What a document posted, by branch, in minor units. */
async function postedBy(documentId: string): Promise<Record<string, bigint>> {
  const rows = await shop.system.db.adminQuery<{ branch_id: string; code: string; amount: bigint }>(
    `select l.branch_id, left(l.account_code, 4) as code, sum(l.debit - l.credit)::bigint as amount
     from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
     where e.source_id = $1 group by 1, 2 order by 1, 2`,
    [documentId],
  );
  const place = (id: string) => (id === mbezi ? 'there' : 'here');
  return Object.fromEntries(
    rows.map(({ branch_id, code, amount }) => [`${place(branch_id)} ${code}`, amount]),
  );
}
/** Somebody who explains cash here and whom the other branch has not let in. */
const ofHereOnly = () =>
  shop.clerk('create_sale', 'list_sales', 'create_transaction', 'view_account_balance');

test('what a count lacks lies in an account of another branch, and what it has too much came from there', async () => {
  await shop.make('POST api/transaction', {
    ...{ type: 'deposit', account_id: shop.cash, counterpart: 'owner_capital', amount: 5000 },
  });
  const short = await shop.opened((await shop.till()) - 700);
  const sent = newId();
  expect((await explain(short, { id: sent, amount: 700 })).body.message.to_be_explained).toBe(0);
  expect(await postedBy(sent)).toEqual({
    ...{ 'here 1050': -70_000n, 'here 1900': 70_000n, 'there 1020': 70_000n, 'there 1900': -70_000n },
  });
  await shop.closed(short, await shop.till());
  const over = await shop.opened((await shop.till()) + 300);
  const came = newId();
  const given = await explain(over, { id: came, amount: 300 });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  expect(await postedBy(came)).toEqual({
    ...{ 'here 1050': 30_000n, 'here 1900': -30_000n, 'there 1020': -30_000n, 'there 1900': 30_000n },
  });
});

test('what does not stay in the drawer, and cash that is taken out, goes to another branch', async () => {
  const id = await shop.opened(0);
  await shop.sold(shop.soap, 2);
  const out = newId();
  const carried = { shift_id: id, reason: 'for the bank', amount: 3600, account_id: theirBank };
  expect((await shop.make('POST api/shift/cash-out', { id: out, ...carried })).status).toBe(200);
  const of = (amount: bigint) => ({
    ...{ 'here 1010': -amount, 'here 1900': amount, 'there 1020': amount, 'there 1900': -amount },
  });
  expect(await postedBy(out)).toEqual(of(360_000n));
  const closed = await shop.close(id, { counted: 20_000, stays: 5000, rest_account_id: theirBank });
  expect(closed.body.message).toMatchObject({ rest: 15_000, rest_account_id: theirBank });
  expect(await postedBy((await shop.seen(id)).rest_transaction_id)).toEqual(of(1_500_000n));
});

test('nobody moves money of a branch in which he may not, and is told so by the field that he has filled', async () => {
  const by = await ofHereOnly();
  const { id } = (await shop.open((await shop.till()) + 900, by)).body.message;
  const before = await shop.till();
  const place = { account_id: theirBank };
  const moved = { shift_id: id, reason: 'for the bank', amount: 100, ...place };
  expect(named(await explain(id, { amount: 100 }, by))).toEqual([400, ['account_id']]);
  expect(named(await shop.make('POST api/shift/cash-out', moved, by))).toEqual([400, ['account_id']]);
  const rest = { counted: before, stays: 0, rest_account_id: theirBank };
  expect(named(await shop.close(id, rest, by))).toEqual([400, ['rest_account_id']]);
  const nothing = { ...rest, stays: before };
  expect(named(await shop.close(id, nothing, by))).toEqual([400, ['rest_account_id']]);
  expect(await shop.till()).toBe(before);
  expect(await shop.seen(id)).toMatchObject({ status: 'open', to_be_explained: -900 });
});

test('cash is not fetched from another branch by whoever keeps a till here', async () => {
  const id = await shop.opened(0);
  const fetched = { shift_id: id, reason: 'change', amount: 100, account_id: theirBank };
  expect(named(await shop.make('POST api/shift/cash-in', fetched))).toEqual([400, ['account_id']]);
});

test('a drawer is explained by the money of its own branch only, to those who may not move it elsewhere', async () => {
  const places = async (by = shop.owner) => (await by.ask('GET api/shift/terms')).body.message.places;
  const names = (rows: { name: string; branch_name?: string }[]) =>
    rows.map(({ branch_name }) => branch_name);
  expect(names(await places())).toContain('Mbezi');
  expect(names(await places(await ofHereOnly()))).not.toContain('Mbezi');
});
