import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesOfJobs } from '#server/services-of-jobs.ts';
import { openPool } from '#server-kit/db/pool.ts';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { openReception, type Reception } from '../../testing/reception.ts';
import { endAllOptions } from './end-options.job.ts';

let desk: Reception;
let pool: ReturnType<typeof openPool>;
let workers: JobContext[];
let names = 0;
beforeAll(async () => {
  desk = await openReception({});
  const url = desk.shop.system.db.url('job');
  pool = openPool({ url, size: 4, waitMs: 5000, namedStatements: false, onLost: () => undefined });
  workers = [1, 2].map(() => openJobContext(pool, randomBytes(32), undefined, servicesOfJobs()));
});
afterAll(async () => {
  await pool.end();
  await desk.shop.system.close();
});

const HOUR = 3_600_000;
const inHours = (hours: number) =>
  new Date(desk.shop.system.clock.now().getTime() + hours * HOUR).toISOString();
const ended = (hours: number) =>
  Promise.all(workers.map((worker) => endAllOptions(worker, new Date(inHours(hours)))));

async function body(room_id: string | undefined, more: object = {}) {
  names += 1;
  const customer_id = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  const days = { check_in: desk.inDays(3), check_out: desk.inDays(5) };
  return { customer_id, room_id, ...days, option_until: inHours(20), ...more };
}
const option = async (room_id: string | undefined, more: object = {}) =>
  desk.made('booking', await body(room_id, more));
const stageOf = async (id: string) => (await desk.find('booking', id)).stage;
const onChart = async (id: string) =>
  (await desk.ask(`GET api/booking/board?date=${desk.inDays(0)}`)).body.message.stays.find(
    (one: { booking: { id: string } }) => one.booking.id === id,
  )?.booking.option_until;

test('an option ends by itself, once, and gives its room back; the desk is told', async () => {
  const { rooms } = await desk.house(1);
  const held = await option(rooms[0]);
  expect(await onChart(held.id)).toBe(held.option_until);
  const taken = await desk.ask('POST api/booking', await body(rooms[0], { option_until: null }));
  expect([taken.status, taken.body.code]).toEqual([409, 'room_taken_and_no_other']);
  await ended(19);
  expect(await stageOf(held.id)).toBe('pending');
  await ended(21);
  expect(await desk.find('booking', held.id)).toMatchObject({
    ...{ stage: 'cancelled', status: 'pending', total_amount: 0, reason: null },
  });
  const notices = await desk.shop.system.db.adminQuery(
    `select count(*)::int as told from notifications where kind = 'option_ended' and link like '%' || $1`,
    [held.id],
  );
  expect(notices[0]?.told).toBeGreaterThan(0);
  expect((await option(rooms[0], { option_until: null })).stage).toBe('pending');
});

test('whoever has paid a deposit, or was made firm, or prolonged, keeps the room', async () => {
  const { rooms } = await desk.house(3);
  const paid = await option(rooms[0], { deposit: 40_000 });
  await desk.pay(paid.customer_id, 10_000);
  expect(await onChart(paid.id)).toBeNull();
  const firm = await option(rooms[1]);
  expect((await desk.step('make-firm', firm.id)).status).toBe(200);
  const again = await desk.step('make-firm', firm.id);
  expect([again.status, again.body.code]).toEqual([409, 'not_in_this_state']);
  const longer = await option(rooms[2]);
  const { version } = longer;
  const prolonged = await desk.ask(`PUT api/booking?id=${longer.id}`, { version, option_until: inHours(40) });
  expect(prolonged.status).toBe(200);
  await ended(21);
  for (const { id } of [paid, firm, longer]) expect(await stageOf(id)).toBe('pending');
  expect((await desk.find('booking', paid.id)).option_until).toBeNull();
  await ended(41);
  expect([await stageOf(paid.id), await stageOf(longer.id)]).toEqual(['pending', 'cancelled']);
});

test('a room is held until a moment that is to come, on the day of arrival at the latest', async () => {
  const { rooms } = await desk.house(1);
  const refused = async (option_until: string) =>
    (await desk.ask('POST api/booking', await body(rooms[0], { option_until }))).body.fields;
  expect(await refused(inHours(-1))).toEqual({ option_until: 'This moment is over.' });
  expect(await refused(inHours(24 * 4))).toEqual({
    option_until: 'A room is held until the day of arrival at the latest.',
  });
});

test('nobody lapses an option by a call', async () => {
  const { rooms } = await desk.house(1);
  const held = await option(rooms[0]);
  expect((await desk.step('lapse', held.id)).status).toBe(404);
});
