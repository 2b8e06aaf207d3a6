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

test('a paper that was renewed is silent around its old day, and told anew before the new one (L13)', async () => {
  const { owner } = reminded.shop;
  await reminded.beginWith('remind_truck_papers');
  const paper = (expires: string) => ({ documents: [{ kind: 'insurance', expires }] });
  const made = await owner.ask('POST api/truck', {
    body: { registration: 'T 777 EAA', ...paper('2027-12-10') },
  });
  const { id } = made.body.message;
  const tells = async (day: string) => {
    await reminded.shop.system.db.adminQuery('delete from notifications');
    await reminded.remindAt(morning(day));
    return (await reminded.sent()).some(({ text }) => text.includes('T 777 EAA'));
  };
  const told: string[] = [];
  const through = async (...days: string[]) => {
    for (const day of days) if (await tells(day)) told.push(day);
  };
  await through('2027-11-09', '2027-11-10', '2027-11-11', '2027-11-26', '2027-12-03');
  expect(told).toEqual(['2027-11-10', '2027-11-26', '2027-12-03']);
  const { version } = (await owner.ask(`GET api/truck?id=${id}`)).body.message;
  const renewed = { body: { version, ...paper('2028-12-10') } };
  expect((await owner.ask(`PUT api/truck?id=${id}`, renewed)).status).toBe(200);
  await through('2027-12-09', '2027-12-10', '2027-12-11', '2028-11-09', '2028-11-10');
  expect(told.slice(3)).toEqual(['2028-11-10']);
});
