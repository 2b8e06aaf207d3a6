import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobContext } from '#server-kit/jobs/define-job.ts';
import { KINDS, morning, openRemindedShop, type RemindedShop } from '../../testing/reminded-shop.ts';

// cspell:ignore Ripoti siku

let reminded: RemindedShop;
let admin: RemindedShop['shop']['system']['db']['adminQuery'];
beforeAll(async () => {
  reminded = await openRemindedShop();
  admin = reminded.shop.system.db.adminQuery;
});
afterAll(() => reminded.close());
beforeEach(() => reminded.beginWith());

const sent = () => reminded.sent();
const posted = () => reminded.posted();
const switchOn = (...kinds: string[]) => reminded.switchOn(...kinds);
const remindAt = (now: string, by?: JobContext) => reminded.remindAt(now, by);

describe('at most once each', () => {
  test('at its hour and not before, and not again however often anybody looks', async () => {
    await switchOn('daily_report');
    await remindAt(morning('2027-03-10', '06:59'));
    const before = (await sent()).length;
    expect(before).toBe(1);
    await remindAt(morning('2027-03-10'));
    expect((await sent()).map(({ title }) => title)).toEqual([
      'Ripoti ya siku, 08 Mac 2027',
      'Ripoti ya siku, 09 Mac 2027',
    ]);
    for (const time of ['07:01', '12:00', '23:59']) await remindAt(morning('2027-03-10', time));
    expect(await sent()).toHaveLength(2);
  });

  test('though four workers look at the same moment', async () => {
    await switchOn(...KINDS);
    await admin(`update branches set paid_until = '2027-03-11'`);
    await Promise.all([1, 2, 3, 4].map(() => remindAt(morning('2027-03-10'))));
    const kinds = (await sent()).map(({ kind }) => kind);
    expect(kinds).toContain('daily_report');
    expect(kinds).toContain('remind_service_fee');
    expect(new Set(kinds).size).toBe(kinds.length);
    await admin('update branches set paid_until = null');
  });

  test('a worker that dies between leaves no half: the next one tells it whole', async () => {
    await switchOn('remind_customer_debts', 'daily_report');
    await owes(5000, '2027-03-01');
    const dies: JobContext = {
      ...reminded.worker,
      post: async (...letter) => {
        await reminded.worker.post(...letter);
        throw new Error('killed');
      },
    };
    await expect(remindAt(morning('2027-03-10', '09:00'), dies)).rejects.toThrow();
    expect(await posted()).toEqual([]);
    expect(await sent()).toHaveLength(1);
    await remindAt(morning('2027-03-10', '09:01'));
    await remindAt(morning('2027-03-10', '09:02'));
    expect(await posted()).toMatchObject([{ channel: 'sms', to: '255754111222' }]);
    expect(await sent()).toHaveLength(1);
  });

  test('after three days of silence only what is due now is sent', async () => {
    await switchOn('daily_report', 'weekly_report', 'annual_report');
    await remindAt(morning('2027-03-07'));
    await remindAt(morning('2027-03-11', '15:00'));
    expect((await sent()).map(({ kind, title }) => [kind, title]).slice(-2)).toEqual([
      ['daily_report', 'Ripoti ya siku, 10 Mac 2027'],
      ['weekly_report', 'Ripoti ya wiki, 01 Mac 2027 hadi 07 Mac 2027'],
    ]);
    expect((await sent()).filter(({ kind }) => kind === 'daily_report')).toHaveLength(2);
    expect((await sent()).filter(({ kind }) => kind === 'annual_report')).toEqual([]);
  });

  test('another time zone, a clock set back and another start of the day tell nothing again', async () => {
    await switchOn('daily_report');
    await remindAt(morning('2027-03-10'));
    await admin("update branches set time_zone = 'America/New_York'");
    await remindAt(morning('2027-03-10'));
    await remindAt('2027-03-10T11:59:00Z');
    await admin("update branch_settings set day_starts_at = '06:00'");
    await remindAt('2027-03-10T12:00:00Z');
    expect(await sent()).toHaveLength(1);
    await remindAt('2027-03-11T12:00:00Z');
    expect(await sent()).toHaveLength(2);
    await admin("update branches set time_zone = 'Africa/Dar_es_Salaam'");
    await admin("update branch_settings set day_starts_at = '00:00'");
  });

  test('a switch that is off tells nothing, and one that is put on later nothing of the past', async () => {
    await remindAt(morning('2027-03-10', '09:00'));
    expect([await sent(), await posted()]).toEqual([[], []]);
    await switchOn(...KINDS);
    await remindAt(morning('2027-03-10', '10:00'));
    expect([await sent(), await posted()]).toEqual([[], []]);
    await remindAt(morning('2027-03-11'));
    expect((await sent()).map(({ kind }) => kind)).toContain('daily_report');
  });

  test('a branch that was made today has no yesterday, and one that is suspended is sent nothing', async () => {
    await switchOn('daily_report');
    await admin("update branches set created_at = '2027-03-10T06:00:00+03:00'");
    await remindAt(morning('2027-03-10'));
    expect(await sent()).toEqual([]);
    await admin("update branches set created_at = '2020-01-01', paid_until = '2027-01-01'");
    await remindAt(morning('2027-03-11'));
    expect(await sent()).toEqual([]);
    await admin('update branches set paid_until = null');
  });
});

/** A customer with a phone who should have paid. */
async function owes(amount: number, due_date: string) {
  const { owner, customer } = reminded.shop;
  await admin("update customers set phone_number = '255754111222'");
  const debt = {
    kind: 'debtor',
    origin: 'opening',
    customer_id: customer,
    amount,
    date: '2026-01-01',
    due_date,
  };
  expect((await owner.ask('POST api/debt', { body: debt })).status).toBe(200);
}
