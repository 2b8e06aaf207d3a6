import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let names = 0;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
});
afterAll(() => desk.shop.system.close());

/** A guest whose first night is posted at 50,000. */
async function posted() {
  names += 1;
  const { rooms } = await desk.house(1, { price: 50_000 });
  const guest = String((await desk.made('customer', { name: `Guest ${names}` })).id);
  const days = { check_in: desk.inDays(0), check_out: desk.inDays(1) };
  const { id } = await desk.made('booking', { customer_id: guest, room_id: rooms[0], ...days });
  await desk.step('check-in', id);
  const night = desk.inDays(0);
  await desk.audit();
  expect(await desk.shop.entryOf(id)).toEqual({ 1100: 5_000_000n, 4200: -4_237_288n, 2200: -762_712n });
  return { guest, id: String(id), night };
}
const owed = async (party: string) =>
  (await desk.ask(`GET api/payment/owed?party_id=${party}`)).body.message.total;
const correct = (id: string, said: object) => desk.step('correct-night', id, { reason: 'Wrong', ...said });

test('a night that was posted at a wrong price stands at the right one on its own day, once (L04)', async () => {
  const { guest, id, night } = await posted();
  await desk.nextDay();
  expect((await correct(id, { night, price: 45_000 })).status).toBe(200);
  expect(await desk.shop.entryOf(id)).toEqual({ 1100: 4_500_000n, 4200: -3_813_559n, 2200: -686_441n });
  expect(await desk.find('booking', id)).toMatchObject({
    ...{ total_amount: 45_000, remain_amount: 45_000, stay_amount: 45_000, taken_off_amount: 0 },
  });
  const days = await desk.shop.system.db.adminQuery<{ day: string }>(
    'select distinct date::text as day from journal_entries where source_id = $1',
    [id],
  );
  expect(days).toEqual([{ day: night }]);
  for (const _ of [1, 2]) expect((await desk.audit(night)).body.message.nights).toBe(0);
  expect(await owed(guest)).toBe(45_000);
  expect((await correct(id, { night, price: 60_000 })).status).toBe(200);
  expect(await owed(guest)).toBe(60_000);
  expect((await desk.step('check-out', id, { account_id: desk.shop.cash })).status).toBe(200);
  expect(await desk.find('booking', id)).toMatchObject({ paid_amount: 60_000, remain_amount: 0 });
});

test('a night that was none costs nothing for good, and may cost something again', async () => {
  const { guest, id, night } = await posted();
  expect((await correct(id, { night, price: 0 })).status).toBe(200);
  expect([await desk.shop.entryOf(id), await owed(guest)]).toEqual([{}, 0]);
  expect((await desk.audit(night)).body.message.nights).toBe(0);
  expect(await desk.find('booking', id)).toMatchObject({ total_amount: 0, remain_amount: 0 });
  expect((await correct(id, { night, price: 50_000 })).status).toBe(200);
  expect(await owed(guest)).toBe(50_000);
});

test('a night is not corrected below what was paid, before it is posted, or without the right to agree prices', async () => {
  const { guest, id, night } = await posted();
  await desk.pay(guest, 48_000);
  const refused = await correct(id, { night, price: 45_000 });
  expect([refused.status, refused.body.code]).toEqual([409, 'paid_already']);
  const other = await correct(id, { night: desk.inDays(5), price: 45_000 });
  expect(Object.keys(other.body.fields)).toEqual(['night']);
  expect(await owed(guest)).toBe(2_000);
  expect(await desk.shop.entryOf(id)).toMatchObject({ 4200: -4_237_288n });
});

test('a night whose day is locked stays there as it was, and is put right today (L04)', async () => {
  const { guest, id, night } = await posted();
  await desk.nextDay();
  const { db } = desk.shop.system;
  const lock = (day: string | null) =>
    db.adminQuery('update branches set lock_date = $2 where id = $1', [desk.shop.branch_id, day]);
  await lock(night);
  const byDay = async () =>
    (
      await db.adminQuery<{ day: string; rooms: string }>(
        `select e.date::text as day, sum(l.debit - l.credit)::text as rooms from journal_entries e
         join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
         where e.source_id = $1 and l.account_code = '4200' group by 1 order by 1`,
        [id],
      )
    ).map(({ day, rooms }) => [day, rooms]);
  expect((await correct(id, { night, price: 45_000 })).body).toMatchObject({ success: true });
  expect(await byDay()).toEqual([
    [night, '-4237288'],
    [desk.inDays(0), '423729'],
  ]);
  expect((await correct(id, { night, price: 40_000 })).body).toMatchObject({ success: true });
  expect(await desk.shop.entryOf(id)).toEqual({ 1100: 4_000_000n, 4200: -3_389_831n, 2200: -610_169n });
  expect((await byDay())[0]).toEqual([night, '-4237288']);
  expect((await desk.audit(night)).body.message.nights).toBe(0);
  expect(await owed(guest)).toBe(40_000);
  await lock(null);
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
