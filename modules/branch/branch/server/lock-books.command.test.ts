import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' }).format(new Date());
const LAST_WEEK = addDays(TODAY, -7);

let system: TestSystem;
let id: string;
let owner: TestBrowser;
let manager: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  const shop = await aBusiness(system);
  id = shop.branch_id;
  owner = await logIn(system, shop.phone);
  const { phone, password } = await anEmployee(owner, ['access_branch_settings'], { branches: [id] });
  manager = await logIn(system, phone, password);
});
afterAll(() => system.close());
beforeEach(() => system.db.adminQuery('update branches set lock_date = $2 where id = $1', [id, LAST_WEEK]));

const lock = (browser: TestBrowser, lock_date: string | null, more = {}) =>
  browser.ask('PUT api/branch/lock', { body: { id, lock_date, ...more } });
const lockedUntil = async () =>
  (await owner.ask(`GET api/branch?id=${id}`)).body.message.lock_date as string | null;

describe('the books of a branch', () => {
  test('are locked further by whoever keeps its settings, and the record says so', async () => {
    const { status, body } = await lock(manager, addDays(TODAY, -1));
    expect([status, body.message.lock_date]).toEqual([200, addDays(TODAY, -1)]);
    const [told] = (await owner.ask(`GET api/activity/list?record_id=${id}`)).body.message.data;
    expect(told.changes).toContainEqual({
      field: 'lock_date',
      before: LAST_WEEK,
      after: addDays(TODAY, -1),
    });
  });

  test.each([
    ['today', TODAY],
    ['a day to come', addDays(TODAY, 1)],
    ['no day', '2026-02-30'],
  ])('are not locked until %s', async (_, day) => {
    const { status, body } = await lock(owner, day);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['lock_date']]);
    expect(await lockedUntil()).toBe(LAST_WEEK);
  });

  test('are opened again by an owner alone, who says why', async () => {
    const earlier = addDays(LAST_WEEK, -1);
    for (const day of [null, earlier]) {
      expect((await lock(manager, day, { reason: 'a slip' })).body.code).toBe('owners_unlock');
      expect(Object.keys((await lock(owner, day)).body.fields)).toEqual(['reason']);
      expect(Object.keys((await lock(owner, day, { reason: '  ' })).body.fields)).toEqual(['reason']);
    }
    expect(await lockedUntil()).toBe(LAST_WEEK);
    expect((await lock(owner, earlier, { reason: 'a bill came late' })).status).toBe(200);
    expect((await lock(owner, null, { reason: 'audit is done' })).status).toBe(200);
    expect(await lockedUntil()).toBeNull();
    const [told] = (await owner.ask(`GET api/activity/list?record_id=${id}`)).body.message.data;
    expect(told.reason).toBe('audit is done');
  });

  test('of another branch are locked in its own name', async () => {
    const other = (
      await owner.ask('POST api/branch', { body: { name: 'Mbezi', phone_number: '0754321000' } })
    ).body.message;
    expect((await lock(owner, LAST_WEEK, { id: other.id })).status).toBe(404);
    expect((await owner.ask(`GET api/branch?id=${other.id}`)).body.message.lock_date).toBeNull();
  });
});
