import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesOfJobs } from '#server/services-of-jobs.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { openPool } from '#server-kit/db/pool.ts';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { openReception, type Reception } from '../../testing/reception.ts';
import { eraseAll } from './erase-identities.job.ts';

let desk: Reception;
let guest: string;
let pool: ReturnType<typeof openPool>;
let worker: JobContext;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  const url = desk.shop.system.db.url('job');
  pool = openPool({ url, size: 2, waitMs: 5000, namedStatements: false, onLost: () => undefined });
  worker = openJobContext(pool, randomBytes(32), undefined, servicesOfJobs());
  guest = String((await desk.made('customer', { name: 'Asha Mushi' })).id);
});
afterAll(async () => {
  await pool.end();
  await desk.shop.system.close();
});

const known = { name: 'Asha Mushi', identity_kind: 'passport', identity_number: 'TZ778812' };
const child = { name: 'Juma Mushi', child: true };

async function booked(more: object) {
  const { rooms } = await desk.house(1);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(1) };
  return desk.made('booking', { customer_id: guest, room_id: rooms[0], ...days, ...more });
}
const checkIn = async (id: string, said: object = {}) => {
  const { status, body } = await desk.step('check-in', id, { although_unknown: false, ...said });
  return [status, body.code];
};
const numbersOf = async (id: string) =>
  (await desk.find('booking', id)).guests.map(({ identity_number }: typeof known) => identity_number);

test('nobody comes in unknown unless that is said; a child needs no paper, each adult does', async () => {
  const unknown = await booked({});
  const refused = await desk.step('check-in', unknown.id, { although_unknown: false });
  expect([refused.status, refused.body.code, refused.body.guest]).toEqual([
    409,
    'identity_missing',
    'Asha Mushi',
  ]);
  expect(await checkIn(unknown.id, { although_unknown: true })).toEqual([200, undefined]);
  expect(await checkIn((await booked({ guests: [known, child], children: 1 })).id)).toEqual([200, undefined]);
  expect(await checkIn((await booked({ guests: [known], adults: 2 })).id)).toEqual([409, 'identity_missing']);
});

async function left(more: object = {}): Promise<string> {
  const { id } = await booked({ guests: [known, child], children: 1, price: 0, ...more });
  expect(await checkIn(id)).toEqual([200, undefined]);
  expect((await desk.step('check-out', id)).status).toBe(200);
  return id;
}

test('numbers of papers are erased by hand once the guest has left, names stay, and no activity has the number', async () => {
  const id = await left();
  const other = await booked({ guests: [known] });
  expect((await desk.step('erase-identities', other.id)).status).toBe(409);
  expect((await desk.step('erase-identities', id)).status).toBe(200);
  expect(await numbersOf(id)).toEqual([null, null]);
  const row = await desk.find('booking', id);
  expect(row.guests[0]).toMatchObject({ name: 'Asha Mushi', identity_kind: 'passport' });
  expect(row.identities_erased_at).toEqual(expect.any(String));
  const again = await desk.step('erase-identities', id);
  expect([again.status, again.body.code]).toEqual([409, 'no_identities']);
  expect(await numbersOf(other.id)).toEqual(['TZ778812']);
  const written = await desk.shop.system.db.adminQuery<{ changes: string }>(
    `select changes::text from activities where record_id = '${id}'`,
  );
  expect(written.length).toBeGreaterThan(0);
  expect(JSON.stringify(written)).not.toContain('TZ778812');
  expect(JSON.stringify(written)).toContain('•••');
});

test('the servers erase them as many days after the guest has left as the branch says, and not a day before', async () => {
  const id = await left();
  const staying = await booked({ guests: [known] });
  await desk.shop.owner.ask(`PUT api/branch/settings?id=${desk.shop.branch_id}`, {
    body: { erase_identities_after: 30 },
  });
  const after = (days: number) => new Date(desk.shop.system.clock.now().getTime() + days * 24 * 3_600_000);
  await eraseAll(worker, after(29));
  expect(await numbersOf(id)).toEqual(['TZ778812', null]);
  await eraseAll(worker, after(30));
  expect(await numbersOf(id)).toEqual([null, null]);
  expect(await numbersOf(staying.id)).toEqual(['TZ778812']);
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
