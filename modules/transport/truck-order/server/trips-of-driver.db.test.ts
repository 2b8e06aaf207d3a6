import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

const RIGHTS = ['list_truck_orders', 'view_truck_order', 'modify_truck_order', 'list_trucks'];

let yard: Haulier;
let driver: TestBrowser;
let driver_id: string;

beforeAll(async () => {
  yard = await openHaulier();
  const branches = { branches: [yard.branch_id] };
  const { id, role_id, phone, password } = await anEmployee(yard.owner, RIGHTS, branches);
  driver_id = String(id);
  const { version } = await yard.find('role', String(role_id));
  await yard.owner.ask(`PUT api/role?id=${role_id}`, { body: { version, documents_seen: 'own' } });
  driver = await logIn(yard.system, phone, password);
});
afterAll(() => yard.system.close());

test('a driver whose role shows him his own sees the trips that he drives, and no others', async () => {
  const [his, helped, other] = [
    await yard.trip({ driver_id }),
    await yard.trip({ helper_id: driver_id, starts: inHours(100), ends: inHours(110) }),
    await yard.trip(),
  ];
  const page = (await driver.ask('GET api/truck-order/list')).body.message;
  const ids = page.data.map(({ id }: { id: string }) => id);
  expect([ids.toSorted(), page.total]).toEqual([[his.id, helped.id].toSorted(), 2]);
  expect((await driver.ask(`GET api/truck-order?id=${other.id}`)).status).toBe(404);
  const board = (await driver.ask('GET api/truck-order/board')).body.message;
  expect(board.orders.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
  const load = (id: string) =>
    driver.ask('PUT api/truck-order/load', {
      body: { id, odometer: 10 },
      headers: { 'idempotency-key': newId() },
    });
  expect((await load(other.id)).status).toBe(404);
  expect((await load(his.id)).status).toBe(200);
  expect(await yard.find('truck-order', other.id)).toMatchObject({ status: 'confirmed' });
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
