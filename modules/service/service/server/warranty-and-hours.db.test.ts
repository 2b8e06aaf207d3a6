import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { logInAgain } from '../../testing/log-in-again.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const DAY_MS = 24 * 3_600_000;
const pass = async (days: number) => {
  shop.system.clock.move(days * DAY_MS);
  await logInAgain(shop);
};

test('the hours of a job are worked out to the thousandth, on its form, its bill and its sheet (L16)', async () => {
  const service_type_id = await shop.type({ price: 40_000, price_per: 'hour' });
  const job = await shop.done({ service_type_id, hours: 7.175 });
  expect(job).toMatchObject({ hours: 7.175, total_amount: 287_000, net_amount: 243_220.34, tax: 43_779.66 });
  const sold = (await shop.owner.ask(`GET api/sale?id=${job.sale_id}`)).body.message;
  expect(sold.lines).toMatchObject([{ quantity: 7.175, total_amount: 287_000 }]);
  const listed = (await shop.owner.ask('GET api/service/list')).body.message.data;
  expect(listed.find(({ id }: { id: string }) => id === job.id)).toMatchObject({ hours: 7.175 });
  expect(await shop.job({ service_type_id, hours: 0.335 })).toMatchObject({ total_amount: 13_400 });
  const thirds = [1, 2, 3].map(() => shop.job({ service_type_id, hours: 0.333 }));
  for (const third of await Promise.all(thirds)) expect(third).toMatchObject({ total_amount: 13_320 });
});

test('work under warranty starts no warranty of its own: the days of the first job run on, the last included (L14)', async () => {
  const service_type_id = await shop.type({ warranty_days: 60 });
  const first = await shop.done({ service_type_id });
  const until = addDays(first.finished_on, 60);
  expect(first.warranty_until).toBe(until);
  await pass(50);
  const again = { service_type_id, warranty_of_id: first.id };
  const second = await shop.done(again);
  expect(second).toMatchObject({ total_amount: 0, warranty_until: null });
  const ofSecond = await shop.post('service', {
    ...again,
    customer_id: shop.customer,
    warranty_of_id: second.id,
  });
  expect(ofSecond.body.fields).toHaveProperty('warranty_of_id');
  await pass(10);
  const third = await shop.post('service', { ...again, customer_id: shop.customer });
  expect(third.body.message).toMatchObject({ date: until, total_amount: 0 });
  await pass(1);
  const late = await shop.post('service', { ...again, customer_id: shop.customer });
  expect(late.body.fields.warranty_of_id).toContain('ended on');
});
