import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, logIn } from '#server/testing/people.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let shop: Workshop;
let owner: string;
beforeAll(async () => {
  shop = await openWorkshop();
  const [row] = await shop.system.db.adminQuery<{ id: string }>(
    "select id from users where account_type = 'owner' order by id limit 1",
    [],
  );
  owner = String(row?.id);
});
afterAll(() => shop.system.close());

const MINUTE = 60_000;
const at = (minutes: number) => new Date(shop.system.clock.now().getTime() + minutes * MINUTE).toISOString();
const board = async (asked = ''): Promise<Json> =>
  (await shop.owner.ask(`GET api/service/board${asked}`)).body.message;
const on = ({ jobs }: Json, id: string) => jobs.find((one: Json) => one.id === id);
const appointment = (from: number, to: number) =>
  shop.job({ assignee_id: owner, starts: at(from), ends: at(to) });

test('the board tells each job that is open or not collected, and no sum of money', async () => {
  const open = await shop.job({ item: 'Galaxy A14', promised_at: at(60) });
  const cancelled = await shop.job();
  await shop.step('cancel', cancelled.id, { reason: 'Not wanted' });
  const done = await shop.done();
  const told = await board();
  expect(on(told, open.id)).toMatchObject({
    ...{ number: open.number, status: 'pending', waiting: null, item: 'Galaxy A14' },
    ...{ service_type: 'Repair', late_minutes: 0, occupied_until: null, runs_into: null },
  });
  expect(on(told, cancelled.id)).toBeUndefined();
  expect(on(told, done.id)).toMatchObject({ status: 'done', collected_at: null });
  expect(JSON.stringify(told)).not.toContain('35000');
  expect(told.people).toContainEqual(expect.objectContaining({ id: owner }));
  await shop.step('collect', done.id);
  expect(on(await board(), done.id)).toMatchObject({ collected_at: expect.any(String) });
  // On another day only what is open or lies there still stands on the board.
  const later = await board('?date=2027-05-01');
  expect(on(later, open.id)).toBeDefined();
  expect(on(later, done.id)).toBeUndefined();
});

test('a type has a colour on the board, and questions for the customer', async () => {
  const asked = { colour: '#E5484D', questions: ['Does it charge?', 'Was it wet?'] };
  const type = await shop.type(asked);
  const job = await shop.job({ service_type_id: type, place: 'at_customer' });
  expect(on(await board(), job.id)).toMatchObject({ colour: '#E5484D' });
  expect((await shop.owner.ask(`GET api/service-type?id=${type}`)).body.message).toMatchObject(asked);
  expect(job).toMatchObject({ place: 'at_customer' });
  const plain = await shop.job();
  expect([on(await board(), plain.id).colour, plain.place]).toEqual([null, null]);
});

test('a job without a promise is never late; a promise that has passed is told in minutes until it is done', async () => {
  const [free, promised] = [await shop.job(), await shop.job({ promised_at: at(2) })];
  shop.system.clock.move(9 * MINUTE);
  let told = await board();
  expect([on(told, free.id).late_minutes, on(told, promised.id).late_minutes]).toEqual([0, 7]);
  const late = async () =>
    (await shop.owner.ask('GET api/service/list?condition=late')).body.message.data.map(({ id }: Json) => id);
  expect(await late()).toEqual([promised.id]);
  await shop.step('start', promised.id);
  await shop.step('finish', promised.id);
  told = await board();
  expect(on(told, promised.id).late_minutes).toBe(0);
  expect(await late()).toEqual([]);
});

test('a job that runs late has its person up to now, and never over the next one; finished it has him until then (SW-11)', async () => {
  const [late, next] = [await appointment(1, 5), await appointment(11, 20)];
  await shop.step('start', late.id);
  shop.system.clock.move(8 * MINUTE);
  let told = await board();
  expect(on(told, late.id)).toMatchObject({ late_minutes: 3, occupied_until: told.now, runs_into: null });
  shop.system.clock.move(5 * MINUTE);
  told = await board();
  expect(on(told, late.id)).toMatchObject({
    ...{ late_minutes: 8, occupied_until: next.starts, runs_into: next.number },
  });
  await shop.step('start', next.id);
  await shop.step('finish', next.id);
  told = await board();
  expect(on(told, next.id)).toMatchObject({ late_minutes: 0 });
  // It frees the rest of its time.
  expect(on(told, next.id).occupied_until < next.ends).toBe(true);
});

test('whoever sees his own jobs only sees when others are taken, and not by what', async () => {
  const job = await appointment(40, 60);
  const { phone, password, role_id } = await anEmployee(shop.owner, ['list_services'], {
    branches: [shop.branch_id],
  });
  const { version } = (await shop.owner.ask(`GET api/role?id=${role_id}`)).body.message;
  const seen = { version, documents_seen: 'own', days_seen: null, newest_seen: null };
  await shop.owner.ask(`PUT api/role?id=${role_id}`, { body: seen });
  const clerk = await logIn(shop.system, phone, password);
  const told = (await clerk.ask(`GET api/service/board?date=${job.date}`)).body.message;
  expect(on(told, job.id)).toBeUndefined();
  expect(told.taken).toContainEqual({
    ...{ user_id: owner, label: null, leave_id: null },
    from: job.starts,
    to: job.ends,
  });
});
