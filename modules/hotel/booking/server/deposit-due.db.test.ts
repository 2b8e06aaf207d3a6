import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
let guest: string;
beforeAll(async () => {
  desk = await openReception({});
  guest = String((await desk.made('customer', { name: 'Asha Mushi' })).id);
});
afterAll(() => desk.shop.system.close());

const stay = (room_type_id: string, [since, until]: [number, number], more: object = {}) => ({
  ...{ customer_id: guest, room_type_id, check_in: desk.inDays(since), check_out: desk.inDays(until) },
  ...more,
});
const overdue = async (): Promise<string[]> =>
  (await desk.ask('GET api/booking/list?condition=deposit_due')).body.message.data.map(
    ({ id }: { id: string }) => id,
  );

test('the quote and the booking say what is asked ahead and by when; who is late is found', async () => {
  const { type } = await desk.house(4, { deposit_nights: 2, deposit_due_days: 7 });
  const days = `check_in=${desk.inDays(10)}&check_out=${desk.inDays(13)}`;
  const quoted = (await desk.ask(`GET api/booking/quote?room_type_id=${type}&${days}`)).body.message;
  expect([quoted.total, quoted.deposit]).toEqual([255_000, { amount: 170_000, due: desk.inDays(3) }]);
  const later = await desk.made('booking', stay(type, [10, 13]));
  expect(later).toMatchObject({ deposit: 170_000, deposit_due: desk.inDays(3) });
  // Fewer days are left than the type asks: at once.
  const soon = await desk.made('booking', stay(type, [2, 5]));
  expect(soon).toMatchObject({ deposit: 170_000, deposit_due: desk.inDays(0) });
  const said = await desk.made(
    'booking',
    stay(type, [2, 5], { deposit: 50_000, deposit_due: desk.inDays(1) }),
  );
  expect(said).toMatchObject({ deposit: 50_000, deposit_due: desk.inDays(1) });
  expect(await overdue()).toEqual([soon.id]);
  await desk.pay(guest, 400_000);
  expect(await overdue()).toEqual([]);
});

test('an amount is asked as it is, never more than the stay costs, and by no day where none is said', async () => {
  const { type } = await desk.house(2, { deposit_amount: 100_000 });
  expect(await desk.made('booking', stay(type, [1, 2]))).toMatchObject({
    deposit: 85_000,
    deposit_due: null,
  });
  expect(await desk.made('booking', stay(type, [1, 4]))).toMatchObject({ deposit: 100_000 });
});

test('a type asks in one way, and a deposit is due on a day that is to come', async () => {
  const two = await desk.ask('POST api/room-type', {
    ...{ name: 'Twice', price: 1000, deposit_percent: 50, deposit_amount: 500 },
  });
  expect([two.status, Object.keys(two.body.fields)]).toEqual([400, ['deposit_percent', 'deposit_amount']]);
  const { type } = await desk.house(1);
  const late = await desk.ask('POST api/booking', stay(type, [1, 2], { deposit_due: desk.inDays(-1) }));
  expect([late.status, late.body.fields]).toEqual([400, { deposit_due: 'This day is over.' }]);
});
