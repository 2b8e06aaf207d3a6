import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { anEmployee } from '#server/testing/people.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.system.close());

const listed = async (condition: string) =>
  (await shop.owner.ask(`GET api/service/list?condition=${condition}`)).body.message.data.map(
    ({ id }: { id: string }) => id,
  );
const found = async (id: string) => (await shop.owner.ask(`GET api/service?id=${id}`)).body.message;

test('work that came back a second time under its warranty is shown; what was given up does not count', async () => {
  const service_type_id = await shop.type({ warranty_days: 30 });
  const first = await shop.done({ service_type_id });
  const again = { service_type_id, warranty_of_id: first.id };
  await shop.done(again);
  const cancelled = await shop.job(again);
  await shop.step('cancel', cancelled.id, { reason: 'It works' });
  expect([(await found(first.id)).warranty_cases, await listed('came_back')]).toEqual([1, []]);
  await shop.job(again);
  expect([(await found(first.id)).warranty_cases, await listed('came_back')]).toEqual([2, [first.id]]);
});

test('open work of somebody who has left is listed to be handed over, what he has done is not', async () => {
  const someone = await anEmployee(shop.owner, ['view_service'], { branches: [shop.branch_id] });
  const assignee_id = String(someone.id);
  const done = await shop.done({ assignee_id });
  const open = await shop.job({ assignee_id });
  expect(await listed('to_hand_over')).toEqual([]);
  const headers = { 'idempotency-key': newId() };
  const left = await shop.owner.ask('PUT api/user/disable', { body: { id: assignee_id }, headers });
  expect(left.body).toMatchObject({ success: true });
  expect(await listed('to_hand_over')).toEqual([open.id]);
  expect(await found(done.id)).toMatchObject({ assignee_id, is_left_behind: false });
  await shop.step('move', open.id, { assignee_id: shop.owner.userId });
  expect(await listed('to_hand_over')).toEqual([]);
});
