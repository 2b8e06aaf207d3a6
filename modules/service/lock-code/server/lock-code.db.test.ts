import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
/** Whoever works on the item, and somebody with the same rights. */
let anna: { id: string; browser: TestBrowser };
let ben: { id: string; browser: TestBrowser };
beforeAll(async () => {
  shop = await openWorkshop();
  const worker = async () => {
    const rights = ['modify_service', 'view_service', 'list_services'];
    const made = await anEmployee(shop.owner, rights, { branches: [shop.branch_id] });
    return { id: String(made.id), browser: await logIn(shop.system, made.phone, made.password) };
  };
  [anna, ben] = [await worker(), await worker()];
});
afterAll(() => shop.system.close());

const read = (id: string, by: TestBrowser) => by.ask('PUT api/service/read-lock-code', { body: { id } });
const stored = async (id: string) =>
  (
    await shop.system.db.adminQuery<{ sealed: Buffer }>(
      'select sealed from service_lock_codes where service_id = $1',
      [id],
    )
  )[0]?.sealed;
const readings = async (id: string) =>
  (
    await shop.system.db.adminQuery<{ user_id: string; reason: string }>(
      `select user_id, reason from activities where record_id = $1 and reason is not null order by id`,
      [id],
    )
  ).map(({ user_id, reason }) => [user_id, reason]);

test('the code is sealed, stands in no answer and no activity, and whoever works on the item reads it', async () => {
  const job = await shop.job({ assignee_id: anna.id, lock_code: '4711-Z' });
  expect(job).toMatchObject({ has_lock_code: true });
  expect(JSON.stringify(await shop.find('service', job.id))).not.toContain('4711-Z');
  expect((await stored(job.id))?.toString('latin1')).not.toContain('4711');
  const [acts] = await shop.system.db.adminQuery<{ all: string }>(
    `select string_agg(changes::text, ' ') as all from activities where record_id = $1`,
    [job.id],
  );
  expect(acts?.all).not.toContain('4711');
  expect((await read(job.id, anna.browser)).body.message).toEqual({ lock_code: '4711-Z' });
  for (const other of [ben.browser, shop.owner]) {
    const refused = await read(job.id, other);
    expect([refused.status, refused.body.code]).toEqual([403, 'only_assignee_reads']);
  }
  await read(job.id, anna.browser);
  // Each reading is recorded, and no refusal is one.
  expect(await readings(job.id)).toEqual([
    [anna.id, 'Lock code read'],
    [anna.id, 'Lock code read'],
  ]);
});

test('it is changed, is not exchanged with that of another job, and is forgotten as the item is collected', async () => {
  const [job, other] = [
    await shop.job({ assignee_id: anna.id, lock_code: '1111' }),
    await shop.job({ assignee_id: anna.id, lock_code: '2222' }),
  ];
  const set = (id: string, lock_code: string | null) =>
    shop.owner.ask('PUT api/service/lock-code', { body: { id, lock_code } });
  expect((await set(job.id, '3333')).body.message).toMatchObject({ has_lock_code: true });
  expect((await read(job.id, anna.browser)).body.message.lock_code).toBe('3333');
  expect((await set(other.id, null)).body.message).toMatchObject({ has_lock_code: false });
  expect(await stored(other.id)).toBeUndefined();
  await shop.system.db.adminQuery(
    'insert into service_lock_codes select business_id, $2, sealed from service_lock_codes where service_id = $1',
    [job.id, other.id],
  );
  expect((await read(other.id, anna.browser)).body.message.lock_code).toBeNull();
  await shop.step('start', job.id);
  await shop.step('finish', job.id, { account_id: shop.cash });
  expect((await shop.step('collect', job.id)).body.message).toMatchObject({ has_lock_code: false });
  expect(await stored(job.id)).toBeUndefined();
  expect((await set(job.id, '4444')).body.code).toBe('collected_already');
});
