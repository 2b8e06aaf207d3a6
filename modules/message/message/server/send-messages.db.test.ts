// cspell:ignore deni lako Habari
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { openWritingShop, type WritingShop } from '../../testing/writing-shop.ts';

let shop: WritingShop;
beforeAll(async () => {
  shop = await openWritingShop();
});
afterAll(() => shop.close());

const sent = async (body: object) => {
  const { status, body: answer } = await shop.send(body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return answer.message as { id: string; status: string; sends_at: string };
};
const found = (id: string) => shop.find('message', id);
const again = (id: string) =>
  shop.owner.ask('PUT api/message/again', { body: { id }, headers: { 'idempotency-key': newId() } });

test('on its way until the gateway took or refused it; those who failed are written to again', async () => {
  await shop.person('Asha', '0754112233');
  const { id } = await sent({ audience: 'customers', text: 'Habari' });
  await shop.round();
  expect(await found(id)).toMatchObject({ status: 'queued', sent: 0, failed: 0 });
  await shop.gateway(false);
  await shop.round();
  expect(await found(id)).toMatchObject({ status: 'failed', sent: 0, failed: 1 });
  expect(await shop.people(id)).toMatchObject([
    { fate: 'failed', reason: 'not_taken', about: 'refused 400' },
  ]);
  expect((await again(id)).body.message).toMatchObject({ people: 1 });
  expect(await found(id)).toMatchObject({ status: 'queued', failed: 0 });
  expect(await shop.texts('255754112233')).toHaveLength(2);
  await shop.gateway(true);
  await Promise.all([shop.round(), shop.round()]);
  expect(await found(id)).toMatchObject({ status: 'sent', sent: 1, failed: 0 });
  const nobody = await again(id);
  expect([nobody.status, nobody.body.code]).toEqual([409, 'nobody_failed']);
});

test('what waits can be cancelled, and then nobody gets it', async () => {
  const sends_at = new Date(shop.system.clock.now().getTime() + 3_600_000).toISOString();
  const { id, status } = await sent({ audience: 'customers', text: 'Kesho', sends_at });
  expect(status).toBe('scheduled');
  // Another of the same moment goes: the round is not spared.
  await sent({ audience: 'customers', text: 'Kesho pia', sends_at });
  const cancel = () =>
    shop.owner.ask('PUT api/message/cancel', { body: { id }, headers: { 'idempotency-key': newId() } });
  expect((await cancel()).status).toBe(200);
  await shop.round(shop.next('14:00'));
  expect(await found(id)).toMatchObject({ status: 'cancelled' });
  const texts = await shop.texts('255754112233');
  expect(texts).toContain('Kesho pia');
  expect(texts).not.toContain('Kesho');
  expect((await cancel()).status).toBe(409);
});

// MW-A02, and those who paid meanwhile.
test('at night it waits for the morning; who has paid by then is left out, who owes since is not in it', async () => {
  await shop.person('Grace', '0689000111', { amount: 45_000, due: '2026-01-05' });
  const peter = await shop.person('Peter', '0713445566', { amount: 5000, due: '2026-01-05' });
  const sends_at = shop.next('21:10').toISOString();
  const text = 'Habari {name}, deni lako ni {balance}.';
  const made = await sent({ audience: 'debtors', text, sends_at });
  expect(made.status).toBe('scheduled');
  expect(new Date(made.sends_at).toISOString().slice(11)).toBe('05:00:00.000Z');
  await shop.round(new Date(sends_at));
  expect(await shop.texts('255689000111')).toEqual([]);
  expect((await shop.pay(peter, 5000)).status).toBe(200);
  await shop.person('Neema', '0754000777', { amount: 1000, due: '2026-01-05' });
  const morning = new Date(made.sends_at);
  await Promise.all([morning, morning, morning].map((at) => shop.round(at)));
  expect(await shop.texts('255689000111')).toEqual(['Habari Grace, deni lako ni 45,000.']);
  for (const phone of ['255713445566', '255754000777']) expect(await shop.texts(phone)).toEqual([]);
  expect(await shop.people(made.id)).toMatchObject([
    { name: 'Grace', fate: 'queued' },
    { name: 'Peter', fate: 'left_out', reason: 'not_of_them' },
  ]);
  expect(await found(made.id)).toMatchObject({ status: 'queued', people: 1, left_out: 1 });
});
