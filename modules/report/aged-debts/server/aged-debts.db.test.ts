import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { type OwingShop, openOwingShop } from '#modules/finance/testing/owing-shop.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import type { AgedDebts, AgedDebtsRows } from '../aged-debts.answer.ts';

let shop: OwingShop;
let today: string;
let asha: string;
let neema: string;

beforeAll(async () => {
  shop = await openOwingShop();
  today = (await ages()).date_to;
  asha = await shop.customer('Asha Juma');
  await shop.pay(asha, 30_000, { date: ago(46) });
  await shop.owes(asha, 100_000, { date: ago(20), due_date: ago(-10) });
  await shop.owes(asha, 40_000, { date: ago(20), due_date: ago(5) });
  await shop.owes(asha, 25_000, { date: ago(45), due_date: ago(45) });
  neema = await shop.customer('Neema Said');
  const old = await shop.owes(neema, 500, { date: ago(60), due_date: ago(50) });
  await shop.pay(neema, 200, { date: ago(20) });
  const wrong = await shop.pay(neema, 100, { date: ago(10) });
  await shop.put('PUT api/payment/void', { id: wrong.body.message.id });
  await shop.put('PUT api/debt/write-off', { id: old, reason: 'She moved away' });
  const mistaken = await shop.owes(neema, 70, { date: ago(40) });
  await shop.owner.ask(`DELETE api/debt?id=${mistaken}`);
  await shop.owes(asha, 9000, { date: ago(3) }, shop.other_branch);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const ago = (days: number) => addDays(today, -days);

async function asked<T>(path: string, query: Record<string, string>): Promise<T> {
  const said = new URLSearchParams({ branch_ids: shop.branch_id, ...query });
  const { status, body } = await shop.owner.ask(`GET api/report/${path}?${said}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.message;
}
const ages = (query = {}) => asked<AgedDebts>('aged-debts', query);
const of = ({ data }: AgedDebts, party: string) => data.find(({ party_id }) => party_id === party);

/** What the accounts of customers come to at the end of a day, in whole units, told apart from the product's own code. */
async function booked(day: string, party: string, ...accounts: string[]): Promise<number> {
  const [row] = await shop.system.db.adminQuery<{ amount: bigint }>(
    `select coalesce(sum(debit - credit), 0)::bigint as amount from journal_lines
     where branch_id = $1 and party_id = $2 and account_code = any($3) and date <= $4`,
    [shop.branch_id, party, accounts, day],
  );
  return Number(row?.amount) / 100;
}

test('L28: what is not due, each age and what was paid ahead stand apart, and come to 1100 and 2100', async () => {
  const line = of(await ages(), asha);
  expect(line).toEqual({
    ...{ party_id: asha, party_name: 'Asha Juma' },
    ...{ not_due: 100_000, to_30: 40_000, to_60: 25_000, to_90: 0, older: 0 },
    ...{ owed: 165_000, deposit: -30_000, net: 135_000 },
  });
  expect([line?.owed, line?.deposit]).toEqual([
    await booked(today, asha, '1100'),
    await booked(today, asha, '2100'),
  ]);
});

test('on every day since it is what the books said at its end', async () => {
  for (let days = 62; days >= 0; days -= 1) {
    const day = ago(days);
    const made = await ages({ date_to: day });
    for (const party of [asha, neema])
      expect([day, of(made, party)?.owed ?? 0]).toEqual([day, await booked(day, party, '1100', '1110')]);
    const { totals } = made;
    expect(made.data.reduce((sum, { owed }) => sum + owed, 0)).toBe(totals.owed);
    const { not_due, to_30, to_60, to_90, older } = totals;
    expect(not_due + to_30 + to_60 + to_90 + older).toBe(totals.owed);
  }
});

test('a debt that is paid, given up or taken back today was owed before', async () => {
  expect(of(await ages(), neema)).toBeUndefined();
  expect(of(await ages({ date_to: ago(1) }), neema)).toMatchObject({ to_60: 200 + 70, owed: 270 });
  expect(of(await ages({ date_to: ago(11) }), neema)).toMatchObject({ to_60: 300, to_30: 70 });
  expect(of(await ages({ date_to: ago(30) }), neema)).toMatchObject({ to_30: 570 });
  const rows = await asked<AgedDebtsRows>('aged-debts/rows', { party: neema, date_to: ago(30) });
  expect(rows.data.map(({ left }) => left)).toEqual([500, 70]);
  expect(of(await ages({ date_to: ago(55) }), neema)).toMatchObject({ not_due: 500 });
});

test('a figure opens the debts that it is made of, and they come to it', async () => {
  const rows = await asked<AgedDebtsRows>('aged-debts/rows', { party: asha, age: 'to_30' });
  expect([rows.owed, rows.data.map(({ left, age }) => [left, age])]).toEqual([40_000, [[40_000, 'to_30']]]);
  const all = await asked<AgedDebtsRows>('aged-debts/rows', { party: asha });
  expect(all.data.map(({ left }) => left)).toEqual([25_000, 40_000, 100_000]);
  expect(all.owed).toBe(165_000);
});

test('what we owe has a side of its own, and somebody who is no supplier a name', async () => {
  const loan = { kind: 'creditor', origin: 'loan', person: 'Juma Ali', amount: 900, account_id: shop.cash };
  await shop.owner.ask('POST api/debt', { body: { ...loan, due_date: ago(-3) } });
  const made = await ages({ kind: 'creditor' });
  expect(made.data).toMatchObject([{ party_id: null, party_name: 'Juma Ali', not_due: 900, net: 900 }]);
  expect((await ages()).data.map(({ party_name }) => party_name)).toEqual(['Asha Juma']);
});

test('branches are added up where they are asked for', async () => {
  const both = [shop.branch_id, shop.other_branch].join();
  expect((await ages({ branch_ids: both })).totals).toMatchObject({ owed: 174_000, to_30: 49_000 });
});

test('it asks for the report of debts, and its sheet for the right to take data away', async () => {
  const status = async (...rights: string[]) => {
    const clerk = await shop.clerk(...rights);
    const calls = ['aged-debts', 'aged-debts/rows', 'aged-debts/export'];
    return Promise.all(calls.map(async (call) => (await clerk.ask(`GET api/report/${call}`)).status));
  };
  expect(await status('create_report', 'export_to_excel')).toEqual([403, 403, 403]);
  expect(await status('view_debts_report', 'export_to_excel')).toEqual([403, 403, 403]);
  expect(await status('create_report', 'view_debts_report')).toEqual([200, 200, 403]);
});

test('the sheet adds up the same columns, with numbers as numbers', async () => {
  const file = await shop.system.server.app.inject(
    await shop.owner.prepare('GET api/report/aged-debts/export'),
  );
  const [sheet] = (await readWorkbook(file.rawPayload)).sheets;
  const rows = sheet?.rows.map((row) => Array.from(row, (cell) => cell?.number ?? cell?.text ?? ''));
  expect(rows?.map(([name]) => name)).toEqual(['Owed to us', 'Asha Juma', 'Total']);
  expect(rows?.[1]?.slice(1)).toEqual([100_000, 40_000, 25_000, 0, 0, 165_000, -30_000, 135_000]);
  expect(rows?.[2]?.slice(1)).toEqual(rows?.[1]?.slice(1));
});

test('paper has what the screen has, with amounts as the wire has them', async () => {
  const paper = await asked<AgedDebts>('print', { type: 'aged-debts', kind: 'debtor' });
  expect(paper.totals).toEqual((await ages()).totals);
});
