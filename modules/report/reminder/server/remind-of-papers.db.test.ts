// cspell:ignore Bima Ukaguzi iliisha Leseni udereva
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee } from '#server/testing/people.ts';
import { morning, openRemindedShop, type RemindedShop } from '../../testing/reminded-shop.ts';

let reminded: RemindedShop;
let truck: string;

beforeAll(async () => {
  reminded = await openRemindedShop();
  const documents = [
    { kind: 'insurance', expires: '2027-03-24' },
    { kind: 'insurance', expires: '2026-12-01' },
    { kind: 'inspection', expires: '2027-03-13' },
  ];
  const body = { registration: 'T 561 DRS', documents };
  truck = String((await reminded.shop.owner.ask('POST api/truck', { body })).body.message.id);
  await reminded.beginWith('remind_truck_papers');
});
afterAll(() => reminded.close());

const at = async (day: string) => {
  await reminded.shop.system.db.adminQuery('delete from notifications');
  await reminded.remindAt(morning(`2027-${day}`));
  return reminded.sent();
};

test('a paper of a truck is told of some days before it ends, and a renewed one is silent until its own day', async () => {
  // 14 days before the insurance ends; the inspection has three more, and the old insurance was renewed.
  const [first, ...more] = await at('03-10');
  expect([first?.kind, first?.link, more.length]).toEqual([
    'remind_truck_papers',
    '/transport/truck-list',
    0,
  ]);
  expect(first?.text).toContain('T 561 DRS, Bima');
  expect(first?.text.split('\n')).toHaveLength(2);
  expect(await at('03-11')).toEqual([]);
  // The inspection ended the day before: daily from now on.
  expect((await at('03-14'))[0]?.text).toContain('T 561 DRS, Ukaguzi: iliisha');
  expect((await at('03-15'))[0]?.text).toContain('Ukaguzi');
  const { version } = (await reminded.shop.owner.ask(`GET api/truck?id=${truck}`)).body.message;
  const documents = [{ kind: 'inspection', expires: '2028-03-15' }];
  const renewed = { body: { version, documents } };
  expect((await reminded.shop.owner.ask(`PUT api/truck?id=${truck}`, renewed)).status).toBe(200);
  expect(await at('03-16')).toEqual([]);
});

test('a licence of a driver is told of to those who look after trucks, and nothing where the switch is off', async () => {
  const { owner, branch_id } = reminded.shop;
  const rights = ['list_trucks', 'modify_truck', 'list_employees', 'modify_employee'];
  const keeper = await anEmployee(owner, rights, { branches: [branch_id] });
  await anEmployee(owner, ['list_trucks'], { branches: [branch_id] });
  const licence = "update users set licence_expires = '2027-04-20' where id = $1";
  await reminded.shop.system.db.adminQuery(licence, [keeper.id]);
  const sent = await at('04-19');
  expect(new Set(sent.map(({ user_id }) => user_id))).toEqual(new Set([owner.userId, keeper.id]));
  expect(sent[0]?.text).toContain('Leseni ya udereva');
  await reminded.switchOn();
  expect(await at('04-20')).toEqual([]);
});
