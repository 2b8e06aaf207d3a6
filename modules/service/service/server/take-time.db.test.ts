import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
let owner: string;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
  const [row] = await shop.system.db.adminQuery<{ id: string }>(
    "select id from users where account_type = 'owner' order by id limit 1",
    [],
  );
  owner = String(row?.id);
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();

/** An appointment of the owner on a day of its own; times of Dar es Salaam. */
const on = (day: string, from: string, to: string | null, body = {}) => ({
  ...{ service_type_id: shop.repair, customer_id: shop.customer, assignee_id: owner },
  ...{ starts: momentOf(day, from), ends: to && momentOf(day, to), ...body },
});

const taken = (day: string) =>
  shop.system.db.adminQuery<{ label: string; span: string }>(
    `select label, to_char(lower(period) at time zone 'Africa/Dar_es_Salaam', 'HH24:MI') || '-' ||
            to_char(upper(period) at time zone 'Africa/Dar_es_Salaam', 'HH24:MI') as span
     from occupations where period && tstzrange($1::timestamptz, $1::timestamptz + interval '1 day') order by 2`,
    [`${day}T00:00:00+03:00`],
  );

describe('an appointment', () => {
  test('takes the time of its assignee and of nobody twice; touching is legal (SW-10)', async () => {
    const day = '2026-12-08';
    const first = await shop.post('service', on(day, '09:00', '11:00'));
    expect(first.body.message).toMatchObject({ date: day });
    for (const [from, to] of [
      ['11:00', '12:00'],
      ['08:00', '09:00'],
    ] as const)
      expect((await shop.post('service', on(day, from, to))).status).toBe(200);
    for (const [from, to] of [
      ['10:30', '11:30'],
      ['09:00', '11:00'],
      ['08:00', '17:00'],
    ] as const) {
      const busy = await shop.post('service', on(day, from, to));
      expect([busy.status, busy.body.code]).toEqual([409, 'assignee_busy']);
    }
    const refused = await shop.post('service', on(day, '09:30', '10:30'));
    expect(refused.body.message).toContain(`is busy from 09:00 to 11:00 (${first.body.message.number})`);
    expect((await shop.post('service', on(day, '13:00', '13:00'))).body.fields).toHaveProperty('ends');
    expect((await shop.post('service', on(day, '13:00', null))).body.fields).toHaveProperty('ends');
    // Without times it takes nothing.
    const plain = { service_type_id: shop.repair, customer_id: shop.customer, assignee_id: owner };
    expect((await shop.post('service', { ...plain, date: day })).status).toBe(200);
    expect((await taken(day)).map(({ span }) => span)).toEqual(['08:00-09:00', '09:00-11:00', '11:00-12:00']);
    await shop.step('cancel', first.body.message.id, { reason: 'Not coming' });
    expect((await shop.post('service', on(day, '10:00', '11:00'))).status).toBe(200);
  });

  test('takes as long as its type usually takes', async () => {
    const type = await shop.type({ duration: 90 });
    const made = await shop.post('service', on('2026-12-09', '09:00', null, { service_type_id: type }));
    expect(made.status).toBe(200);
    expect(await taken('2026-12-09')).toMatchObject([{ span: '09:00-10:30' }]);
  });

  test('moves with its job, its own time aside, and is free when the job is deleted', async () => {
    const day = '2026-12-10';
    const { body } = await shop.post('service', on(day, '09:00', '11:00'));
    const other = await shop.post('service', on(day, '12:00', '13:00'));
    const { id } = body.message;
    const moved = (from: string, to: string) =>
      shop.find('service', id).then(({ version }) =>
        shop.owner.ask(`PUT api/service?id=${id}`, {
          body: { version, starts: on(day, from, to).starts, ends: on(day, from, to).ends },
        }),
      );
    expect((await moved('10:00', '12:00')).status).toBe(200);
    expect((await moved('10:00', '12:30')).body.code).toBe('assignee_busy');
    expect((await taken(day)).map(({ span }) => span)).toEqual(['10:00-12:00', '12:00-13:00']);
    await shop.owner.ask(`DELETE api/service?id=${other.body.message.id}`);
    expect((await moved('10:00', '12:30')).status).toBe(200);
  });

  test('that is finished early frees the rest (SW-11)', async () => {
    const now = new Date();
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
    const job = await shop.job({ assignee_id: owner, starts: at(-60), ends: at(60) });
    await shop.step('start', job.id);
    expect(
      (await shop.post('service', { ...on('2026-12-11', '09:00', '10:00'), starts: at(10), ends: at(50) }))
        .status,
    ).toBe(409);
    await shop.step('finish', job.id);
    expect(
      (await shop.post('service', { ...on('2026-12-11', '09:00', '10:00'), starts: at(10), ends: at(50) }))
        .status,
    ).toBe(200);
  });

  test('of 32 clients at once on one day of one person: no overlap, and all that fit', async () => {
    const day = '2026-12-14';
    const two = (n: number) => String(n).padStart(2, '0');
    const asked = Array.from({ length: 32 }, (_, i) => {
      const from = 8 * 60 + (i % 16) * 30;
      const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
      return on(day, clock(from), clock(from + 60));
    });
    const answers = await Promise.all(asked.map((body) => untilAnswered(() => shop.post('service', body))));
    const made = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const [overlaps] = await shop.system.db.adminQuery<{ count: number }>(
      `select count(*)::int as count from occupations a join occupations b
         on b.resource_id = a.resource_id and b.id > a.id and b.period && a.period`,
      [],
    );
    expect(overlaps).toEqual({ count: 0 });
    expect(await taken(day)).toHaveLength(made);
    // Whoever was refused stands in somebody's way: nothing that fits is left out.
    expect(made).toBeGreaterThanOrEqual(6);
  });
});
