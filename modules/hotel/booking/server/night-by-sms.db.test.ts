// cspell:ignore kati usiku vyumba kabla
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo } from '#server/testing/mailbox.ts';
import { openReception, type Reception } from '../../testing/reception.ts';

let desk: Reception;
beforeAll(async () => {
  desk = await openReception({ day_starts_at: '06:00' });
});
afterAll(() => desk.shop.system.close());

const TO = '255754000111';
const settings = (body: object) => desk.ask(`PUT api/branch/settings?id=${desk.shop.branch_id}`, body);
const sent = () => messagesTo(desk.shop.system, TO);
async function audited() {
  await desk.nextDay();
  expect((await desk.audit(desk.inDays(-1))).status).toBe(200);
}

test('the report of a night goes by SMS to the number that the branch names, and to nobody where it names none', async () => {
  await desk.house(3);
  await audited();
  expect(await sent()).toEqual([]);
  expect((await settings({ night_report_phone: TO, tell_of_night: false })).status).toBe(200);
  await audited();
  const messages = await sent();
  expect(messages).toHaveLength(1);
  expect(JSON.stringify(messages)).toContain(': vyumba 0 kati ya 3. Usiku 0 kabla ya VAT');
  expect((await settings({ night_report_phone: null })).status).toBe(200);
  await audited();
  expect(await sent()).toHaveLength(1);
});
