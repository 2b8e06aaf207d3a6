import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesTo } from '#server/testing/mailbox.ts';
import { anEmployee } from '#server/testing/people.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let shop: Workshop;
/** Two who do the work, and a clerk who does not. */
let anna: string;
let ben: string;
beforeAll(async () => {
  shop = await openWorkshop();
  await hours({ opens_at: '08:00', closes_at: '17:00', break_starts: '12:00', break_ends: '13:00' });
  const worker = async () =>
    String((await anEmployee(shop.owner, ['modify_service'], { branches: [shop.branch_id] })).id);
  [anna, ben] = [await worker(), await worker()];
  await anEmployee(shop.owner, ['list_services'], { branches: [shop.branch_id] });
});
afterAll(() => shop.system.close());

const hours = (body: object) => shop.owner.ask(`PUT api/branch/settings?id=${shop.branch_id}`, { body });
const at = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();
const clock = (instant: string) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: 'Africa/Dar_es_Salaam' }).slice(0, 16);
const typed = async (body: object) => shop.type({ people: [{ user_id: anna }], ...body });
const next = async (service_type_id: string, from: string): Promise<Json[]> =>
  (await shop.owner.ask(`GET api/service/next-free?service_type_id=${service_type_id}&from=${from}`)).body
    .message;
const offered = async (type: string, day: string, time: string) => {
  const [first] = await next(type, at(day, time));
  return first && `${clock(first.starts)} ${clock(first.ends).slice(11)}`;
};
const put = (service_type_id: string, day: string, from: string, to?: string, more = {}) =>
  shop.post('service', {
    ...{ service_type_id, customer_id: shop.customer, assignee_id: anna, starts: at(day, from) },
    ...(to ? { ends: at(day, to) } : {}),
    ...more,
  });

describe('opening hours', () => {
  test('a job that is longer than the time before the break goes on after it (L17)', async () => {
    const day = '2027-01-05';
    const [long, two, short] = [
      ...[await typed({ duration: 300 }), await typed({ duration: 120 }), await typed({ duration: 60 })],
    ] as [string, string, string];
    expect([
      await offered(two, day, '10:00'),
      await offered(two, day, '10:05'),
      await offered(two, day, '11:00'),
    ]).toEqual(['2027-01-05 10:00 12:00', '2027-01-05 13:00 15:00', '2027-01-05 13:00 15:00']);
    const made = await put(long, day, '10:00');
    expect(clock(made.body.message.ends)).toBe('2027-01-05 16:00');
    const pieces = await shop.system.db.adminQuery<{ from: Date; to: Date }>(
      'select lower(period) as from, upper(period) as to from occupations where source_id = $1 order by 1',
      [made.body.message.id],
    );
    expect(pieces.map(({ from, to }) => [from, to].map((one) => clock(one.toISOString()).slice(11)))).toEqual(
      [
        ...[
          ['10:00', '12:00'],
          ['13:00', '16:00'],
        ],
      ],
    );
    expect((await put(short, day, '15:30')).body.code).toBe('assignee_busy');
    expect((await put(short, day, '16:00')).status).toBe(200);
    // In the break nobody is taken; working then is asked about.
    const inBreak = await put(short, day, '12:00');
    expect(inBreak.body.fields).toEqual({
      starts:
        'The branch is open 08:00–12:00, 13:00–17:00 that day. Confirm it if you mean to work at another time.',
    });
    expect((await put(short, day, '12:00', undefined, { outside_hours: true })).status).toBe(200);
  });

  test('are asked about once, as a job is taken in or its time is changed', async () => {
    const day = '2027-01-08';
    const type = await typed({ duration: 60 });
    for (const [from, to] of [
      ['07:30', '08:30'],
      ['16:30', '17:30'],
      ['11:30', '12:30'],
      ['20:00', '21:00'],
    ] as const)
      expect((await put(type, day, from, to)).body.fields).toHaveProperty('starts');
    expect(await onDay(day)).toEqual([]);
    const made = (await put(type, day, '20:00', '21:00', { outside_hours: true })).body.message;
    const change = async (body: object) => {
      const { version } = await shop.find('service', made.id);
      return shop.owner.ask(`PUT api/service?id=${made.id}`, { body: { version, ...body } });
    };
    // What was confirmed is not asked about again while its time stays.
    expect((await change({ problem: 'Wet', starts: made.starts, ends: made.ends })).status).toBe(200);
    const later = { starts: at(day, '20:30'), ends: at(day, '21:30') };
    expect((await change(later)).body.fields).toHaveProperty('starts');
    expect((await change({ ...later, outside_hours: true })).body.message).toMatchObject(later);
    expect((await change({ starts: at(day, '09:00'), ends: at(day, '10:00') })).status).toBe(200);
  });

  test('that a closed day has none is said as such', async () => {
    await hours({ open_sundays: false });
    const sunday = await put(await typed({ duration: 60 }), '2027-01-10', '09:00');
    expect(sunday.body.fields.starts).toBe(
      'The branch is closed that day. Confirm it if you mean to work then.',
    );
    await hours({ open_sundays: true });
  });

  test('are closed on Sundays where that is said, and wrong ones are refused at their field', async () => {
    await hours({ open_sundays: false });
    const type = await typed({ duration: 60 });
    expect(await offered(type, '2027-01-09', '16:30')).toBe('2027-01-11 08:00 09:00');
    await hours({ open_sundays: true });
    for (const [body, field] of [
      [{ closes_at: null }, 'closes_at'],
      [{ closes_at: '07:00' }, 'closes_at'],
      [{ break_ends: null }, 'break_ends'],
      [{ break_ends: '18:00' }, 'break_ends'],
    ] as const)
      expect((await hours(body)).body.fields).toHaveProperty(field);
  });
});

test('the pause after an appointment is taken on both sides, in both orders (L18)', async () => {
  const [paused, plain] = [await typed({ duration: 45, pause_after: 30 }), await typed({ duration: 30 })];
  const day = '2027-01-12';
  expect((await put(paused, day, '16:00')).status).toBe(200);
  expect((await put(paused, day, '15:30', '16:00')).body.code).toBe('assignee_busy');
  const late = await put(plain, day, '17:00', undefined, { outside_hours: true });
  expect(late.body.code).toBe('assignee_busy');
  expect((await put(plain, day, '15:30')).status).toBe(200);
  const other = '2027-01-13';
  expect((await put(plain, other, '15:30')).status).toBe(200);
  expect((await put(paused, other, '14:45')).body.code).toBe('assignee_busy');
  expect((await put(paused, other, '14:15')).status).toBe(200);
  await hours({ closes_at: '20:00' });
  expect(await offered(plain, day, '16:00')).toBe('2027-01-12 17:15 17:45');
  await hours({ closes_at: '17:00' });
});

test('next free is told of those who may do the work, the soonest first, and not while they are away', async () => {
  const [of_anna, of_all] = [await typed({ duration: 60 }), await shop.type({ duration: 60 })];
  const day = '2027-01-19';
  expect((await next(of_anna, at(day, '09:00'))).map(({ user_id }) => user_id)).toEqual([anna]);
  await put(of_anna, day, '09:00');
  const all = await next(of_all, at(day, '09:00'));
  const mine = all.filter(({ user_id }) => [anna, ben].includes(user_id));
  expect(mine.map(({ user_id, starts }) => [user_id, clock(starts)])).toEqual([
    [ben, '2027-01-19 09:00'],
    [anna, '2027-01-19 10:00'],
  ]);
  // The owner may do everything; whoever may not change jobs does none.
  expect(all).toHaveLength(3);
  const leave = { user_id: anna, since: day, until: '2027-01-20', reason: 'Leave' };
  await shop.owner.ask(`DELETE api/service?id=${(await onDay(day))[0]?.source_id}`);
  const away = await shop.owner.ask('POST api/user/leave', {
    ...{ body: leave, headers: { 'idempotency-key': crypto.randomUUID() } },
  });
  expect(away.status).toBe(200);
  expect(await offered(of_anna, day, '09:00')).toBe('2027-01-21 08:00 09:00');
});

const onDay = (day: string) =>
  shop.system.db.adminQuery<{ source_id: string }>(
    `select source_id from occupations where resource_id = $1 and period && tstzrange($2, $3)`,
    [anna, at(day, '00:00'), at(day, '23:59')],
  );

describe('a job that is moved', () => {
  const move = (id: string, body: object) => shop.step('move', id, body);

  test('has its new time, is held against others, and lies in the tray again', async () => {
    const day = '2027-01-26';
    const type = await typed({ duration: 60 });
    const { id } = (await put(type, day, '09:00')).body.message;
    const { id: other } = (await put(type, day, '14:00')).body.message;
    expect((await move(id, { assignee_id: anna, starts: at(day, '13:30') })).body.code).toBe('assignee_busy');
    const moved = await move(id, { assignee_id: anna, starts: at(day, '09:30'), ends: at(day, '11:00') });
    expect(moved.body.message).toMatchObject({ starts: at(day, '09:30'), ends: at(day, '11:00') });
    expect((await move(id, { assignee_id: ben, starts: at(day, '14:00') })).status).toBe(200);
    expect((await onDay(day)).map(({ source_id }) => source_id)).toEqual([other]);
    expect((await move(id, { assignee_id: ben })).body.message).toMatchObject({ starts: null, ends: null });
    const back = await move(id, { assignee_id: ben, starts: at(day, '14:00'), ends: at(day, '13:00') });
    expect(back.body.fields).toHaveProperty('ends');
    await move(other, { assignee_id: anna });
    expect(await onDay(day)).toEqual([]);
  });

  test('to a time at which the branch is closed is asked about, and goes there once that is confirmed', async () => {
    const day = '2027-02-03';
    const { id } = (await put(await typed({ duration: 60 }), day, '09:00')).body.message;
    const late = { assignee_id: anna, starts: at(day, '18:00'), ends: at(day, '19:00') };
    for (const asked of [late, { ...late, outside_hours: false }]) {
      const { status, body } = await move(id, asked);
      expect([status, body.fields.starts]).toEqual([
        400,
        expect.stringContaining('08:00–12:00, 13:00–17:00'),
      ]);
    }
    expect((await shop.find('service', id)).starts).toBe(at(day, '09:00'));
    const moved = await move(id, { ...late, outside_hours: true });
    expect(moved.body.message).toMatchObject({ starts: late.starts, ends: late.ends });
  });

  test('tells its customer if that is asked for, and only then', async () => {
    const phone = '255713990132';
    const body = { name: 'Asha Mrema', phone_number: phone };
    const customer_id = (await shop.post('customer', body)).body.message.id;
    const job = await shop.job({ customer_id });
    const told = async () => (await messagesTo(shop.system, phone)).map(({ text }) => text);
    const starts = at('2027-02-02', '09:00');
    await move(job.id, { assignee_id: anna, starts });
    expect(await told()).toEqual([]);
    await move(job.id, { assignee_id: anna, starts: at('2027-02-02', '10:00'), inform: true });
    expect(await told()).toEqual([expect.stringContaining('02/02/2027 saa 10:00')]);
  });
});

test('of 32 clients who move jobs to one person and day at once none meets another', async () => {
  const type = await shop.type({ duration: 60, pause_after: 15 });
  const jobs = await Promise.all(Array.from({ length: 32 }, () => shop.job({ service_type_id: type })));
  const answers = await Promise.all(
    jobs.map(({ id }, no) => {
      const starts = new Date(Date.parse(at('2027-02-09', '08:00')) + (no % 16) * 30 * 60_000).toISOString();
      return untilAnswered(() => shop.step('move', id, { assignee_id: anna, starts, outside_hours: true }));
    }),
  );
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  const made = answers.filter(({ status }) => status === 200).length;
  expect(await onDay('2027-02-09')).toHaveLength(made);
  expect(made).toBeGreaterThanOrEqual(5);
  const [overlaps] = await shop.system.db.adminQuery<{ count: number }>(
    `select count(*)::int as count from occupations a join occupations b
       on b.resource_id = a.resource_id and b.id > a.id and b.period && a.period`,
    [],
  );
  expect(overlaps).toEqual({ count: 0 });
});
