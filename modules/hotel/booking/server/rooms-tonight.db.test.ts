import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
beforeAll(async () => {
  desk = await openReception({ vat_registered: true, price_mode: 'inclusive' });
  await desk.atHour(10);
});
afterAll(() => desk.shop.system.close());

test('nights are counted by their dates: who leaves today is not in the house tonight, checked out or not (L05)', async () => {
  const { rooms } = await desk.house(10);
  const guest = String((await desk.made('customer', { name: 'Asha Mushi' })).id);
  const book = async (room: number, since: number, until: number) => {
    const days = { check_in: desk.inDays(since), check_out: desk.inDays(until) };
    return String(
      (await desk.made('booking', { customer_id: guest, room_id: rooms[room], price: 0, ...days })).id,
    );
  };
  const leaving = await Promise.all([0, 1, 2, 3].map((room) => book(room, 0, 1)));
  const staying = await Promise.all([4, 5, 6].map((room) => book(room, 0, 3)));
  // One of those who come tonight has a room that is still somebody's this morning.
  await book(0, 1, 2);
  await book(7, 1, 2);
  for (const id of [...leaving, ...staying]) expect((await desk.step('check-in', id)).status).toBe(200);
  await desk.nextDay();
  await desk.atHour(12);
  const [tonight, lastNight] = [desk.inDays(0), desk.inDays(-1)];
  const figures = async (night: string) => {
    const { message } = (await desk.ask(`GET api/booking/figures?since=${night}&until=${night}`)).body;
    return [message.sold, message.available, message.occupancy];
  };
  const onChart = async (night: string) => {
    const { stays } = (await desk.ask(`GET api/booking/board?date=${night}&days=1`)).body.message;
    return stays.filter(
      ({ since, until }: Record<string, string>) =>
        since !== undefined && since <= night && String(until) > night,
    ).length;
  };
  const seen = async () => [
    await figures(lastNight),
    await figures(tonight),
    await onChart(lastNight),
    await onChart(tonight),
  ];
  const right = [[7, 10, 70], [5, 10, 50], 7, 5];
  expect(await seen()).toEqual(right);
  for (const id of leaving.slice(0, 2)) expect((await desk.step('check-out', id)).status).toBe(200);
  expect(await seen()).toEqual(right);
  await desk.atHour(18);
  for (const id of leaving.slice(2)) expect((await desk.step('check-out', id)).status).toBe(200);
  expect(await seen()).toEqual(right);
});
