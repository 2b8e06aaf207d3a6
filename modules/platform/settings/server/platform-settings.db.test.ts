import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { aBusiness, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { aColleague, anOnepos } from '#server/testing/platform-people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { runJobs } from '#server-kit/testing/run-jobs.ts';
import { noteStatus } from '../../fee-payment/server/note-status.job.ts';

let system: TestSystem;
let onepos: TestBrowser;
let agent: TestBrowser;
beforeAll(async () => {
  system = await openTestSystem();
  const { phone } = await anOnepos(system);
  onepos = await logIn(system, phone, OWNER_PASSWORD);
  agent = await aColleague(system, onepos, 'agent');
});
afterAll(() => system.close());
beforeEach(() => system.db.adminQuery('delete from platform_settings'));

const USUAL = { commission_rate: 10, grace_days: 7, read_only_days: 90, trial_days: 30 };
const settled = async (by = onepos) => (await by.ask('GET api/platform/settings')).body.message;
const settle = (body: object, by = onepos) => by.ask('PUT api/platform/settings', { body });

async function bring() {
  const owner_phone = nextPhone();
  const body = { name: `Duka ${owner_phone}`, owner_name: 'Asha', owner_phone, password: OWNER_PASSWORD };
  const { message } = (await agent.ask('POST api/platform/business', { body })).body;
  return { ...(message as { business_id: string; branch_id: string }), owner_phone };
}

const statusIn = async (business: string) =>
  (await onepos.ask('GET api/platform/businesses')).body.message.find(
    ({ id }: { id: string }) => id === business,
  );

async function pay(client_branch: string) {
  const id = newId();
  const body = { id, client_branch, kind: 'service_fee', days: 30, amount: 30_000 };
  return (await onepos.ask('POST api/fee-payment', { body, headers: { 'idempotency-key': id } })).body
    .message;
}

test('the highest accounts settle it, agents see it, owners neither', async () => {
  const shop = await aBusiness(system);
  const owner = await logIn(system, shop.phone);
  const systemAccount = await aColleague(system, onepos, 'system');
  expect(await settled(agent)).toMatchObject({ version: 1, ...USUAL });
  expect((await owner.ask('GET api/platform/settings')).status).toBe(403);
  for (const by of [owner, agent, systemAccount])
    expect((await settle({ version: 1, grace_days: 60 }, by)).status).toBe(403);
  await system.db.adminQuery("update users set account_type = 'onepos' where id = $1", [shop.owner_id]);
  const impostor = await logIn(system, shop.phone);
  expect((await settle({ version: 1, grace_days: 60 }, impostor)).body.code).toBe('not_the_platform');
  expect(await settled()).toMatchObject({ version: 1, ...USUAL });
});

test('a row that another business writes of its own is read by nobody', async () => {
  const shop = await aBusiness(system);
  await system.db.adminQuery(
    `insert into platform_settings (business_id, id, platform_id, commission_rate, grace_days, read_only_days, trial_days)
     values ($1, $1, $1, 0, 60, 730, 365)`,
    [shop.business_id],
  );
  const hash = await system.db.openAccess(shop.business_id, shop.owner_id);
  const seen = () =>
    system.database.transaction(hash, {}, (tx) => tx.query('select * from ctx.fee_terms()', []));
  expect(await seen()).toEqual([]);
  await settle({ version: 1, grace_days: 3 });
  expect(await seen()).toEqual([
    { commission_rate: 1000, grace_days: 3, read_only_days: 90, trial_days: 30 },
  ]);
});

test('a change has its before and after on record, and a stale one is refused', async () => {
  const changed = await settle({ version: 1, commission_rate: 12.5, grace_days: 3 });
  expect(changed.body.message).toMatchObject({ ...USUAL, version: 2, commission_rate: 12.5, grace_days: 3 });
  const { data } = (await onepos.ask('GET api/activity/list?entity=platform-settings')).body.message;
  const { message } = (await onepos.ask(`GET api/activity?id=${data[0].id}`)).body;
  expect(message).toMatchObject({ type: 'modification', record_name: 'Onepos', user_name: 'Neema Mushi' });
  expect(message.changes).toEqual([
    { field: 'commission_rate', before: 10, after: 12.5 },
    { field: 'grace_days', before: 7, after: 3 },
  ]);
  const stale = await settle({ version: 1, trial_days: 5 });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
  expect(stale.body.versions).toEqual({ yours: 1, current: 2 });
  const both = await Promise.all([
    settle({ version: 2, trial_days: 5 }),
    settle({ version: 2, trial_days: 6 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('each figure has its bounds, and nothing else is taken from a body', async () => {
  const wrong = [
    ...[
      { commission_rate: 50.01 },
      { commission_rate: -1 },
      { commission_rate: 1.234 },
      { commission_rate: null },
    ],
    ...[{ grace_days: 61 }, { grace_days: -1 }, { grace_days: 1.5 }, { read_only_days: 731 }],
    ...[{ trial_days: 0 }, { trial_days: 366 }, { trial_days: '30' }],
  ];
  for (const body of wrong) {
    const refused = await settle({ version: 1, ...body });
    expect([refused.status, Object.keys(refused.body.fields ?? {})], JSON.stringify(body)).toEqual([
      400,
      Object.keys(body),
    ]);
  }
  for (const body of [{ platform_id: newId() }, { id: newId() }, { business_id: newId() }])
    expect((await settle({ version: 1, ...body })).status, JSON.stringify(body)).toBe(400);
  expect((await settle({ grace_days: 5 })).body.fields).toHaveProperty('version');
  expect(await settled()).toMatchObject({ version: 1, ...USUAL });
});

test('a rate counts for fees that are taken from now on; commission that was taken stays', async () => {
  const { business_id, branch_id } = await bring();
  expect((await pay(branch_id)).commission).toBe(3000);
  await settle({ version: 1, commission_rate: 12.5 });
  expect(await statusIn(business_id)).toMatchObject({ commission: 3000 });
  expect((await pay(branch_id)).commission).toBe(3750);
  expect(await statusIn(business_id)).toMatchObject({ commission: 6750 });
});

test('a trial is as long as settled when the business is brought', async () => {
  const before = await bring();
  await settle({ version: 1, trial_days: 5 });
  const after = await bring();
  const daysOf = async ({ business_id }: { business_id: string }) =>
    (await statusIn(business_id)).branches[0].days;
  expect([await daysOf(before), await daysOf(after)]).toEqual([30, 5]);
});

test('grace and reading count from now on for every branch, in calls, lists and notes', async () => {
  const shop = await bring();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' }).format(
    system.clock.now(),
  );
  await system.db.adminQuery('update branches set paid_until = $2 where id = $1', [
    shop.branch_id,
    addDays(today, -4),
  ]);
  const owner = await logIn(system, shop.owner_phone);
  const stands = async () => {
    await runJobs(system.db, [noteStatus]);
    const [kept] = await system.db.adminQuery('select status from branches where id = $1', [shop.branch_id]);
    return {
      writes: (await owner.ask('POST api/category', { body: { name: nextPhone() } })).status,
      told: (await owner.ask('GET api/user/refresh')).body.message.service_fee.status,
      listed: (await statusIn(shop.business_id)).status,
      noted: kept?.status,
    };
  };
  expect(await stands()).toEqual({ writes: 200, told: 'grace', listed: 'grace', noted: 'grace' });
  await settle({ version: 1, grace_days: 3 });
  const readOnly = 'read_only';
  expect(await stands()).toEqual({ writes: 409, told: readOnly, listed: readOnly, noted: readOnly });
  await settle({ version: 2, grace_days: 10 });
  expect(await stands()).toEqual({ writes: 200, told: 'grace', listed: 'grace', noted: 'grace' });
});
