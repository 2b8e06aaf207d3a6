// cspell:ignore Ndugu deni limepita muda madeni yamepita Tafadhali lipa kumbukumbu Kwa maswali piga mapema
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { morning, openRemindedShop, type RemindedShop } from '../../testing/reminded-shop.ts';

let reminded: RemindedShop;
let admin: RemindedShop['shop']['system']['db']['adminQuery'];
let other: string;
beforeAll(async () => {
  reminded = await openRemindedShop();
  admin = reminded.shop.system.db.adminQuery;
  const branch = { name: 'Mwanza', phone_number: '255754000009' };
  other = (await reminded.shop.owner.ask('POST api/branch', { body: branch })).body.message.id;
  await admin("update branches set created_at = '2020-01-01'");
  await admin("update customers set phone_number = '255754111222'");
});
afterAll(() => reminded.close());
beforeEach(async () => {
  await reminded.beginWith('remind_customer_debts');
  await admin('update branch_settings set remind_customer_debts = true');
  for (const table of ['opt_outs', 'debts']) await admin(`delete from ${table}`);
});

const owes = async (amount: number, branch = reminded.shop.branch_id, due_date = '2027-03-01') => {
  const debt = { kind: 'debtor', origin: 'opening', amount, date: '2026-01-01', due_date };
  const body = { ...debt, customer_id: reminded.shop.customer };
  const { status, body: answer } = await reminded.shop.owner.ask('POST api/debt', { body, branch });
  expect([status, answer]).toEqual([200, expect.anything()]);
};
const at = (day: string) => reminded.remindAt(morning(`2027-03-${day}`, '09:00'));
const texts = async () => (await reminded.posted()).map(({ text }) => text);

test('the reminder says where to pay, and only where the branch has such an account', async () => {
  await owes(5000);
  await at('10');
  const body = { name: 'Lipa namba', type: 'mobile', provider: 'M-PESA', account_number: '5512345' };
  const made = await reminded.shop.owner.ask('POST api/account', { body });
  await at('18');
  const [soon, paid] = await texts();
  expect(soon).toContain('limepita muda: 5,000 TZS. Tafadhali lipa mapema.');
  expect(paid).toContain('limepita muda: 5,000 TZS. Tafadhali lipa kwa M-PESA 5512345.');
  const gone = { headers: { 'idempotency-key': newId() } };
  await reminded.shop.owner.ask(`DELETE api/account?id=${made.body.message.id}`, gone);
});

// MW-R03: one message a day and person over all branches.
test('of debts in several branches one message leaves, which names them, and none the day after', async () => {
  await owes(5000);
  await owes(7000, other);
  await Promise.all([at('10'), at('10')]);
  const [text, ...more] = await texts();
  expect(more).toEqual([]);
  expect(text).toMatch(/madeni yako yamepita muda: .*5,000 TZS; .*7,000 TZS|7,000 TZS; .*5,000 TZS/);
  await at('11');
  expect(await texts()).toHaveLength(1);
  await at('18');
  expect(await texts()).toHaveLength(2);
});

test('a branch that does not remind is not told of by another', async () => {
  await owes(5000);
  await owes(7000, other);
  await admin('update branch_settings set remind_customer_debts = false where id = $1', [other]);
  await at('10');
  expect(await texts()).toEqual([expect.not.stringContaining('7,000')]);
});

test('whoever opted out is not reminded', async () => {
  await owes(5000);
  await reminded.shop.owner.ask('POST api/opt-out', { body: { phone_number: '255754111222' } });
  await at('10');
  expect(await texts()).toEqual([]);
});
