import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { anEmployee } from '#server/testing/people.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

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
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`).toISOString();
const leave = (body: object, by = shop.owner) =>
  by.ask('POST api/user/leave', {
    body: { user_id: owner, reason: 'Wedding', ...body },
    headers: { 'idempotency-key': newId() },
  });
const work = (day: string, from: string, to: string) =>
  shop.post('service', {
    ...{ service_type_id: shop.repair, customer_id: shop.customer, assignee_id: owner },
    ...{ starts: momentOf(day, from), ends: momentOf(day, to) },
  });

test('whoever is on leave is asked for nothing on its whole days, and again once it is taken back (SW-10)', async () => {
  const { body } = await leave({ since: '2026-12-09', until: '2026-12-10' });
  for (const [day, from, to] of [
    ['2026-12-09', '00:00', '00:30'],
    ['2026-12-10', '23:00', '23:59'],
  ] as const) {
    const refused = (await work(day, from, to)).body;
    expect(refused).toMatchObject({ code: 'on_leave', message: `Neema Mushi is on leave on ${day}.` });
  }
  for (const [day, from, to] of [
    ['2026-12-08', '23:00', '23:59'],
    ['2026-12-11', '00:00', '01:00'],
  ] as const)
    expect((await work(day, from, to)).status).toBe(200);
  const board = (await shop.owner.ask('GET api/service/board?date=2026-12-09')).body.message;
  expect(board.taken).toEqual([
    expect.objectContaining({ user_id: owner, label: 'Wedding', leave_id: body.message.id }),
  ]);
  const back = await shop.owner.ask(`DELETE api/user/leave?id=${body.message.id}`);
  expect(back.status).toBe(200);
  expect((await work('2026-12-09', '10:00', '11:00')).status).toBe(200);
  expect((await shop.owner.ask(`DELETE api/user/leave?id=${body.message.id}`)).status).toBe(404);
});

test('nobody goes on leave over work that he has, and the days stand in their order', async () => {
  const job = (await work('2026-12-15', '09:00', '10:00')).body.message;
  const refused = await leave({ since: '2026-12-14', until: '2026-12-16' });
  expect(refused.body).toMatchObject({ code: 'leave_meets_work' });
  expect(refused.body.message).toContain(job.number);
  expect(Object.keys((await leave({ since: '2026-12-20', until: '2026-12-19' })).body.fields)).toEqual([
    'until',
  ]);
  expect(Object.keys((await leave({ since: '2026-12-20', until: '2028-12-19' })).body.fields)).toEqual([
    'until',
  ]);
  expect(Object.keys((await leave({ since: '2026-12-20', user_id: newId() })).body.fields)).toEqual([
    'user_id',
  ]);
  const gone = await anEmployee(shop.owner, ['modify_service'], { branches: [shop.branch_id] });
  await shop.system.db.adminQuery('update users set deleted_at = now() where id = $1', [gone.id]);
  expect(Object.keys((await leave({ since: '2026-12-20', user_id: gone.id })).body.fields)).toEqual([
    'user_id',
  ]);
  const clerk = await shop.clerk('modify_service', 'create_service');
  expect((await leave({ since: '2026-12-20' }, clerk)).status).toBe(403);
});
