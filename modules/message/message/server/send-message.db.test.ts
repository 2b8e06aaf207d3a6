// cspell:ignore deni lako Habari Karibu
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openWritingShop, type WritingShop } from '../../testing/writing-shop.ts';

let shop: WritingShop;
beforeAll(async () => {
  shop = await openWritingShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['message_people', 'messages', 'opt_outs', 'debts', 'customers', 'ctx.messages'])
    await shop.system.db.adminQuery(`delete from ${table}`);
});

const sent = async (body: object) => {
  const { status, body: answer } = await shop.send(body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return answer.message as { id: string; people: number; status: string; sends_at: string };
};
const found = (id: string) => shop.find('message', id);
const outbox = () => shop.system.db.adminQuery<{ id: string }>('select id from ctx.messages');

test('each reads his own text; who has no number, the same one or an empty place is left out', async () => {
  await shop.person('Asha', '0754 112 233', { amount: 45_000, due: '2026-01-05' });
  await shop.person('Juma', null, { amount: 5000, due: '2026-01-05' });
  await shop.person('Peter', '0713 445 566');
  const made = await sent({ audience: 'customers', text: 'Habari {name}, deni lako ni {balance} ({due}).' });
  expect(made).toMatchObject({ people: 1, status: 'queued' });
  expect(await shop.texts('255754112233')).toEqual(['Habari Asha, deni lako ni 45,000 (05/01/2026).']);
  expect(await shop.people(made.id)).toMatchObject([
    { name: 'Asha', fate: 'queued', reason: null },
    { name: 'Juma', fate: 'left_out', reason: 'no_phone' },
    { name: 'Peter', fate: 'left_out', reason: 'empty', about: 'balance' },
  ]);
  expect(await found(made.id)).toMatchObject({ people: 1, parts: 1, left_out: 2, sent: 0, failed: 0 });
});

// MW-A04
test('the key of the form sends once', async () => {
  await shop.person('Asha', '0754112233');
  const key = newId();
  const body = { audience: 'customers', text: 'Karibu' };
  const answers = await Promise.all([1, 2, 3].map(() => shop.send(body, key)));
  expect(new Set(answers.map(({ body: { message } }) => message.id)).size).toBe(1);
  expect(await outbox()).toHaveLength(1);
});

test('debtors are those who owe this branch, the late ones those whose day is over', async () => {
  await shop.person('Asha', '0754112233', { amount: 45_000, due: '2026-01-05' });
  await shop.person('Peter', '0713445566', { amount: 5000, due: '2099-01-05' });
  await shop.person('Grace', '0689000111');
  const names = async (audience: string) => {
    const { id } = await sent({ audience, text: 'Habari' });
    return (await shop.people(id)).map(({ name }) => name);
  };
  expect(await names('debtors')).toEqual(['Asha', 'Peter']);
  expect(await names('overdue')).toEqual(['Asha']);
  expect(await names('customers')).toEqual(['Asha', 'Grace', 'Peter']);
});

test('a group, chosen customers, employees and plain numbers', async () => {
  const asha = await shop.person('Asha', '0754112233');
  await shop.person('Peter', '0713445566');
  await shop.owner.ask(`PUT api/customer?id=${asha}`, { body: { customer_group: 'Wholesale', version: 1 } });
  const phones = async (body: object) => {
    const { id } = await sent({ text: 'Habari', ...body });
    return (await shop.people(id)).map(({ phone }) => phone);
  };
  expect(await phones({ audience: 'group', customer_group: 'wholesale' })).toEqual(['255754112233']);
  expect(await phones({ audience: 'chosen', customer_ids: [asha] })).toEqual(['255754112233']);
  expect(await phones({ audience: 'numbers', numbers: ['0754 999 888', '255754999888'] })).toEqual([
    '255754999888',
    '255754999888',
  ]);
  expect((await phones({ audience: 'employees' })).length).toBeGreaterThan(0);
});

test('whoever opted out is not written to', async () => {
  await shop.person('Asha', '0754112233');
  await shop.person('Peter', '0713445566');
  await shop.owner.ask('POST api/opt-out', { body: { phone_number: '0754112233' } });
  const { id } = await sent({ audience: 'customers', text: 'Habari' });
  expect(await shop.people(id)).toMatchObject([
    { name: 'Peter', fate: 'queued' },
    { name: 'Asha', fate: 'left_out', reason: 'opted_out' },
  ]);
  await shop.owner.ask('POST api/opt-out', { body: { phone_number: '0713445566' } });
  const refused = await shop.send({ audience: 'customers', text: 'Habari' });
  expect([refused.status, refused.body.code]).toEqual([409, 'nobody_to_write']);
});

test('what cannot be sent is refused with its field, and nothing is written', async () => {
  await shop.person('Asha', '0754112233');
  const over = shop.system.clock.now().getTime() - 60_000;
  const faults: [object, string][] = [
    [{ audience: 'customers', text: 'Habari {jina}' }, 'text'],
    [{ audience: 'group', text: 'Habari' }, 'customer_group'],
    [{ audience: 'chosen', text: 'Habari' }, 'customer_ids'],
    [{ audience: 'numbers', text: 'Habari' }, 'numbers'],
    [{ audience: 'customers', text: 'Habari', sends_at: new Date(over).toISOString() }, 'sends_at'],
  ];
  for (const [body, field] of faults) {
    const { status, body: answer } = await shop.send(body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
  }
  expect(await outbox()).toEqual([]);
});

test('an audience asks the right to see it, and a text the right to what it tells', async () => {
  await shop.person('Asha', '0754112233', { amount: 45_000, due: '2026-01-05' });
  const clerk = await shop.clerk('create_message', 'list_customers');
  const by = async (body: object) => (await shop.send(body, newId(), clerk)).status;
  expect(await by({ audience: 'customers', text: 'Habari' })).toBe(200);
  expect(await by({ audience: 'customers', text: '{balance}' })).toBe(403);
  expect(await by({ audience: 'debtors', text: 'Habari' })).toBe(403);
  expect(await by({ audience: 'employees', text: 'Habari' })).toBe(403);
  expect(await by({ audience: 'numbers', numbers: ['0754112233'], text: 'Habari' })).toBe(200);
  const { id } = await sent({ audience: 'debtors', text: '{balance}' });
  expect((await clerk.ask(`GET api/message/people?id=${id}`)).status).toBe(403);
  const body = { audience: 'debtors', text: 'Habari' };
  expect((await clerk.ask('POST api/message/preview', { body })).status).toBe(403);
});

test('the preview says what would be sent and sends nothing', async () => {
  await shop.person('Asha', '0754112233');
  await shop.person('Juma', null);
  const body = { audience: 'customers', text: `Habari {name} ${'x'.repeat(150)}` };
  const { status, body: answer } = await shop.owner.ask('POST api/message/preview', { body });
  expect([status, answer.message]).toMatchObject([
    200,
    {
      ...{ people: 1, parts: 2, most_parts: 2, left_out: 1 },
      shown: [{ name: 'Asha', phone: '255754112233', parts: 2 }],
      not_written: [{ name: 'Juma', reason: 'no_phone' }],
    },
  ]);
  expect(await outbox()).toEqual([]);
});
