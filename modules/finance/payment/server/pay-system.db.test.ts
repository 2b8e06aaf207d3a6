import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, businessDay } from '#core/business-day.ts';
import { lastOfMonth } from '#core/months.ts';
import { servicesOfJobs } from '#server/services-of-jobs.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openPool } from '#server-kit/db/pool.ts';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { type OwingShop, openOwingShop } from '../../testing/owing-shop.ts';
import { releaseAllDue } from './release-prepaid.job.ts';

let shop: OwingShop;
let pool: ReturnType<typeof openPool>;
const workers: JobContext[] = [];
beforeAll(async () => {
  shop = await openOwingShop();
  const url = shop.system.db.url('job');
  pool = openPool({ url, size: 4, waitMs: 5000, namedStatements: false, onLost: () => undefined });
  for (const _ of [1, 2]) workers.push(openJobContext(pool, randomBytes(32), undefined, servicesOfJobs()));
});
afterAll(async () => {
  await pool.end();
  await booksHold(shop.system.db);
  await shop.system.close();
});

const ZONE = { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' };
const now = () => shop.system.clock.now();
const today = () => businessDay(now(), ZONE);
/** The job as two servers do it at the same time, so many days from now. */
const afterDays = (days: number) => {
  const at = new Date(now().getTime() + days * 86_400_000);
  return Promise.all(workers.map((worker) => releaseAllDue(worker, at)));
};
const paySystem = (more: object, branch?: string) =>
  shop.make('POST api/payment/system', { account_id: shop.wallet, amount: 50_000, ...more }, branch);

/** The entries of a payment: day, and what each account got in whole units. */
async function entriesOf(id: string): Promise<[string, Record<string, number>][]> {
  const rows = await shop.system.db.adminQuery<{ date: string; account: string; amount: bigint }>(
    `select e.date::text as date, split_part(l.account_code, '-', 1) as account, (l.debit - l.credit) as amount
     from journal_lines l join journal_entries e on e.id = l.entry_id where e.source_id = $1 order by e.date, e.id`,
    [id],
  );
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, lines]) => [
    date,
    Object.fromEntries(lines.map(({ account, amount }) => [account, Number(amount) / 100])),
  ]);
}

test('up to thirty days and all else are cost as they are paid, the fee of the network beside it', async () => {
  for (const [system_type, days, account] of [
    ['service_fee', 30, '6060'],
    ['system_update', null, '6060'],
    ['installation_fee', null, '6060'],
    ['sms_purchase', null, '6050'],
    ['sms_sender_name_registration', null, '6050'],
  ] as const) {
    const { status, body } = await paySystem({ system_type, days, fee: 500 });
    expect([system_type, status]).toEqual([system_type, 200]);
    expect(body.message).toMatchObject({ kind: 'system', system_type, direction: 'out', status: 'posted' });
    expect(await shop.posted(body.message.id)).toEqual({ '1030': -50_500, [account]: 50_000, '6070': 500 });
  }
  const { body } = await shop.owner.ask('GET api/payment/list?condition=system&limit=50');
  expect(body.message.data).toHaveLength(5);
});

test('more days wait in prepayments, and are cost on the last day of each month, once, however many servers look', async () => {
  const paid = (await paySystem({ system_type: 'service_fee', days: 92, amount: 276_000 })).body.message;
  expect(await shop.posted(paid.id)).toEqual({ '1030': -276_000, '1160': 276_000 });
  const end = lastOfMonth(today());
  await afterDays(33);
  await afterDays(33);
  const first = (Date.parse(end) - Date.parse(today())) / 86_400_000 + 1;
  expect((await entriesOf(paid.id)).slice(-1)).toEqual([
    [end, expect.objectContaining({ '1160': -3000 * first, '6060': 3000 * first })],
  ]);
  expect(await shop.find('payment', paid.id)).toMatchObject({ released_until: end });
  await afterDays(200);
  expect(await shop.posted(paid.id)).toEqual({ '1030': -276_000, '6060': 276_000 });
  const days = (await entriesOf(paid.id)).map(([date]) => date);
  expect(days.at(-1)).toBe(addDays(today(), 91));
  expect(days).toHaveLength(new Set(days).size);
  await afterDays(300);
  expect(await entriesOf(paid.id)).toHaveLength(days.length);
});

test('of a payment of a past day, the months that are over are cost at once', async () => {
  const date = addDays(today(), -75);
  const paid = (await paySystem({ system_type: 'service_fee', days: 60, amount: 60_000, date })).body.message;
  expect(await shop.posted(paid.id)).toEqual({ '1030': -60_000, '6060': 60_000 });
  expect(paid).toMatchObject({ covers_from: date, released_until: addDays(date, 59) });
});

test('a void one takes back what it has become as well, and nothing more of it becomes cost', async () => {
  const date = addDays(today(), -40);
  const fee = { system_type: 'service_fee', days: 365, amount: 365_000, date };
  const { id } = (await paySystem(fee)).body.message;
  expect(await shop.posted(id)).toMatchObject({ '6060': expect.any(Number) });
  expect((await shop.put('PUT api/payment/void', { id, reason: 'Typed twice' })).body.message).toMatchObject({
    status: 'void',
  });
  expect(await shop.posted(id)).toEqual({});
  await afterDays(400);
  expect(await shop.posted(id)).toEqual({});
});

test('the bank of another branch pays it: both branches find it, and owe each other', async () => {
  const paid = await paySystem(
    { system_type: 'service_fee', days: 31, amount: 31_000, account_id: shop.wallet },
    shop.other_branch,
  );
  const { id } = paid.body.message;
  expect(await shop.posted(id)).toEqual({
    '1030': -31_000,
    '1900': 31_000,
    '1160 there': 31_000,
    '1900 there': -31_000,
  });
  const { body } = await shop.owner.ask(`GET api/payment/list?condition=system&limit=50`);
  expect(body.message.data).toContainEqual(
    expect.objectContaining({ amount: 31_000, system_type: 'service_fee' }),
  );
  await afterDays(60);
  expect(await shop.posted(id)).toMatchObject({ '6060 there': 31_000, '1900 there': -31_000 });
});

test('days are of a service fee alone, none before they are paid, and a reference pays once', async () => {
  const faults = async (more: object) => Object.keys((await paySystem(more)).body.fields ?? {});
  expect(await faults({ system_type: 'service_fee' })).toEqual(['days']);
  expect(await faults({ system_type: 'system_update', days: 3 })).toEqual(['days']);
  expect(await faults({ system_type: 'sms_purchase', covers_from: today() })).toEqual(['covers_from']);
  const early = { system_type: 'service_fee', days: 90, covers_from: addDays(today(), -1) };
  expect(await faults(early)).toEqual(['covers_from']);
  expect(await faults({ system_type: 'system_update', amount: 0 })).toEqual(['amount']);
  const reference = 'DK22N8FK99';
  expect((await paySystem({ system_type: 'system_update', reference })).status).toBe(200);
  expect((await paySystem({ system_type: 'system_update', reference })).body.code).toBe('reference_used');
});

test('only who may record payments records one or sees the terms', async () => {
  const seller = await shop.clerk('list_sales');
  const body = { id: crypto.randomUUID(), system_type: 'system_update', account_id: shop.cash, amount: 5 };
  const refused = await seller.ask('POST api/payment/system', {
    body,
    headers: { 'idempotency-key': body.id },
  });
  expect(refused.status).toBe(403);
  expect((await seller.ask('GET api/payment/system-terms')).status).toBe(403);
  const terms = (await shop.owner.ask('GET api/payment/system-terms')).body.message;
  expect(terms).toMatchObject({ today: today() });
  expect(terms.accounts.map(({ id }: { id: string }) => id)).toContain(shop.wallet);
});
