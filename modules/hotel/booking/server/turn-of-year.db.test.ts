import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { logIn } from '#server/testing/people.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
/** The last days of the year, by their number: 31 is its last. */
let day: (of: number) => string;
let year: number;
beforeAll(async () => {
  desk = await openReception({
    night_departures: 'stop',
    vat_registered: true,
    price_mode: 'inclusive',
    day_starts_at: '06:00',
  });
  await desk.atHour(12);
  const today = desk.inDays(0);
  year = Number(today.slice(0, 4)) + (today.slice(5) > '12-28' ? 1 : 0);
  day = (of) => addDays(`${year}-12-01`, of - 1);
  let days = 0;
  while (desk.inDays(days) < day(29)) days += 1;
  desk.shop.system.clock.move((days - 1) * 24 * 3_600_000);
  await desk.nextDay();
});
afterAll(() => desk.shop.system.close());

async function booked(room_id: string | undefined, check_in: string, check_out: string, more: object = {}) {
  const customer_id = (await desk.made('customer', { name: `Guest of ${check_in}` })).id;
  return desk.made('booking', { customer_id, room_id, check_in, check_out, ...more });
}
/** What nights brought in a month before VAT, and their VAT, in hundredths. */
async function posted(source: string, month: string): Promise<Record<string, bigint>> {
  const rows = await desk.shop.system.db.adminQuery<{ account: string; amount: bigint }>(
    `select l.account_code as account, sum(l.credit - l.debit)::bigint as amount from journal_lines l
     join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
     where e.source_id = $1 and to_char(e.date, 'YYYY-MM') = $2 group by 1`,
    [source, month],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

test('arrival late in the evening eats no night: three of them, each in its month, and the room is free on the last day (L01)', async () => {
  const { type, rooms } = await desk.house(1, { price: 60_000 });
  const [room] = rooms;
  const stay = await booked(room, day(30), day(33), { arrival_time: '20:30' });
  expect(stay).toMatchObject({ stay_amount: 180_000, nights: { length: 3 } });
  expect(stay.nights.map(({ night }: { night: string }) => night)).toEqual([day(30), day(31), day(32)]);
  const days = `check_in=${day(36)}&check_out=${day(39)}`;
  const quote = await desk.ask(`GET api/booking/quote?room_type_id=${type}&${days}`);
  expect(quote.body.message).toMatchObject({ total: 180_000, free: 1 });
  const chart = (await desk.ask(`GET api/booking/board?date=${day(29)}&days=7`)).body.message;
  expect(chart.stays).toEqual([expect.objectContaining({ room_id: room, since: day(30), until: day(33) })]);
  const guest = (await desk.made('customer', { name: 'Next guest' })).id;
  const next = { customer_id: guest, room_id: room, check_out: day(35) };
  expect((await desk.ask('POST api/booking', { ...next, check_in: day(32) })).body.code).toMatch(
    /^room_taken/,
  );
  expect((await desk.ask('POST api/booking', { ...next, check_in: day(33) })).status).toBe(200);
  expect((await desk.step('cancel', stay.id, { reason: 'Tried' })).status).toBe(200);
});

test('a stay over New Year is income of both years, and a year that is closed meanwhile keeps its last night waiting (L07, L01)', async () => {
  const { rooms } = await desk.house(2);
  const { id } = await booked(rooms[0], day(29), day(34), { price: 45_000 });
  const second = await booked(rooms[1], day(30), day(33), { price: 60_000, arrival_time: '20:30' });
  expect((await desk.step('check-in', id)).status).toBe(200);
  expect((await desk.audit(day(29))).status).toBe(200);
  await desk.nextDay();
  expect((await desk.step('check-in', second.id)).status).toBe(200);
  expect((await desk.audit(day(30))).status).toBe(200);
  await desk.nextDay();
  // The morning after: the day of the year's end is over, and its night is not audited.
  await desk.atHour(7);
  const closed = await desk.ask('POST api/year-close/close', { year });
  expect([closed.status, closed.body]).toEqual([200, closed.body]);
  const waiting = await desk.audit(day(31));
  expect([waiting.status, JSON.stringify(waiting.body)]).toEqual([409, expect.stringContaining(day(31))]);
  expect(await posted(id, `${year + 1}-01`)).toEqual({});
  const [found] = await desk.shop.system.db.adminQuery<{ phone: string }>(
    "select phone_number as phone from users where account_type = 'owner'",
  );
  const owner = await logIn(desk.shop.system, String(found?.phone));
  const opened = await owner.ask('PUT api/year-close/reopen', {
    body: { year, reason: 'A night is missing' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect([opened.status, opened.body]).toEqual([200, opened.body]);
  expect((await desk.audit(day(31))).body.message.nights).toBe(2);
  await desk.nextDay();
  await desk.nextDay();
  await desk.atHour(12);
  expect((await desk.audit(day(33))).status).toBe(200);
  expect(await posted(id, `${year}-12`)).toEqual({ 1100: -13_500_000n, 4200: 11_440_677n, 2200: 2_059_323n });
  expect(await posted(id, `${year + 1}-01`)).toEqual({
    1100: -9_000_000n,
    4200: 7_627_118n,
    2200: 1_372_882n,
  });
  expect(await posted(second.id, `${year}-12`)).toMatchObject({ 4200: 10_169_492n });
  expect(await posted(second.id, `${year + 1}-01`)).toMatchObject({ 4200: 5_084_746n });
  const left = await desk.step('check-out', id, { account_id: desk.shop.cash });
  expect([left.status, left.body]).toEqual([200, left.body]);
  expect(await desk.find('booking', id)).toMatchObject({ paid_amount: 225_000, remain_amount: 0 });
});

test('after all of it the books hold', async () => {
  await booksHold(desk.shop.system.db);
});
