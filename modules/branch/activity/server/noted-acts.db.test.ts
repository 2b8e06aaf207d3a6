import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { turnOnTwoFactor } from '#server/testing/authenticator.ts';
import { aBusiness, anEmployee, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { OTHER_RECORDS } from '../change.i18n.ts';

// cspell:ignore sahihi

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem(undefined, { notesActs: true });
});
afterAll(() => system.close());
beforeEach(async () => {
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});

const noted = async (type: string, language = 'en') => {
  await owner.ask('PUT api/user/settings', { body: { settings: { language } } });
  const { data } = (await owner.ask(`GET api/activity/list?condition=${type}&sort=created_at&order=1`)).body
    .message;
  return data as Record<string, unknown>[];
};
/** They are written beside the calls. */
const notedAre = async (type: string, count: number) => {
  await expect.poll(async () => (await noted(type)).length).toBe(count);
  return noted(type);
};

/** One from a browser of its own, so that no limit of guesses is met. */
async function wrongLogin(n = 1) {
  const browser = new TestBrowser(system);
  browser.address = `10.77.${n >> 8}.${n & 255}`;
  return browser.logIn(shop.phone, 'Mlango-wa-9');
}

test('a failed login stands in the activities of the business, by the account and from where, and names nobody', async () => {
  await wrongLogin();
  const [act] = await notedAre('wrong_login', 1);
  expect(act).toMatchObject({
    ...{ type: 'wrong_login', entity: 'user', record_id: shop.owner_id, record_name: 'Neema Mushi' },
    ...{ user_id: null, ip: '10.77.0.1', branch_id: shop.branch_id, reason: 'Wrong password' },
  });
  expect((await noted('wrong_login', 'sw'))[0]?.reason).toBe('Nenosiri si sahihi');
  await new TestBrowser(system).logIn('255799000333', 'Mlango-wa-9');
  expect(await noted('wrong_login')).toHaveLength(1);
});

test('so does a wrong code of the second factor', async () => {
  await turnOnTwoFactor(system, owner, OWNER_PASSWORD);
  const browser = new TestBrowser(system);
  await browser.logIn(shop.phone, OWNER_PASSWORD, '000000');
  expect(await notedAre('wrong_login', 1)).toMatchObject([{ reason: 'Wrong two-factor code' }]);
});

test('a flood of them leaves a few lines that say how many, hour by hour and account by account', async () => {
  const other = await aBusiness(system);
  for (let n = 1; n <= 12; n += 1) await wrongLogin(n);
  const acts = await notedAre('wrong_login', 6);
  expect(acts.map(({ times }) => times)).toEqual([1, 2, 3, 4, 5, 10]);
  expect(acts.at(-1)?.reason).toBe('Wrong password, 10 times in one hour');
  await new TestBrowser(system).logIn(other.phone, 'Mlango-wa-9');
  const theirs = await logIn(system, other.phone);
  const list = 'GET api/activity/list?condition=wrong_login';
  await expect.poll(async () => (await theirs.ask(list)).body.message.data.length).toBe(1);
  await system.db.adminQuery("update ctx.noted_acts set hour = hour - interval '3 hours'");
  await system.db.adminQuery('select ctx.forget_noted_acts()');
  await wrongLogin(13);
  expect((await notedAre('wrong_login', 7)).at(-1)?.times).toBe(1);
});

test('a refused call is noted of whoever made it, in the branch where he made it, and no step that goes on is', async () => {
  const clerk = await anEmployee(owner, [], { branches: [shop.branch_id] });
  const browser = await logIn(system, clerk.phone, clerk.password);
  await browser.ask('GET api/role/list');
  system.clock.move(6 * 60_000);
  const asked = await owner.ask('DELETE api/device?id=b0000000-0000-4000-8000-000000000001');
  expect(asked.body.code).toBe('proof_needed');
  const sent = await owner.prepare('POST api/category', { body: { name: 'Unga' } });
  await owner.send(sent);
  await owner.send(sent);
  const acts = await notedAre('refusal', 2);
  expect(acts).toMatchObject([
    { user_id: clerk.id, entity: 'role', reason: 'No permission', branch_id: shop.branch_id },
    { user_id: shop.owner_id, entity: 'category', reason: 'The same request came twice' },
  ]);
});

test('a list that leaves as a file is noted, also where its address was given before', async () => {
  await owner.ask('GET api/role/export').catch(() => undefined);
  await notedAre('export', 1);
  const ticket = await owner.ask('POST api/download', { body: { url: 'api/category/export' } });
  const headers = { cookie: owner.cookie ?? '' };
  await system.server.app.inject({ url: `/${ticket.body.message.url}`, headers });
  await owner.ask('POST api/branch/download', { body: { format: 'json' } });
  const acts = await notedAre('export', 3);
  expect(acts).toMatchObject([
    { user_id: shop.owner_id, entity: 'role', reason: null },
    { user_id: shop.owner_id, entity: 'category', reason: null },
    { user_id: shop.owner_id, entity: 'branch', reason: null },
  ]);
  expect(system.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'export')).toHaveLength(3);
});

test('rights that change, people let in or out, tokens and devices leave an activity each', async () => {
  const clerk = await anEmployee(owner, ['view_sale'], { branches: [shop.branch_id] });
  const { version } = (await owner.ask(`GET api/role?id=${clerk.role_id}`)).body.message;
  await owner.ask(`PUT api/role?id=${clerk.role_id}`, { body: { version, permissions: ['view_product'] } });
  const person = (await owner.ask(`GET api/user?id=${clerk.id}`)).body.message;
  await owner.ask(`PUT api/user?id=${clerk.id}`, { body: { version: person.version, access: [] } });
  await owner.ask('PUT api/user/disable', { body: { id: clerk.id } });
  const expires_at = new Date(system.clock.now().getTime() + 86_400_000).toISOString();
  const body = { name: 'Till', permissions: ['view_sale'], expires_at };
  const { id } = (await owner.ask('POST api/token', { body })).body.message;
  await owner.ask(`DELETE api/token?id=${id}`);
  const kept = await system.db.adminQuery<{ entity: string; type: string; fields: string[] }>(
    `select entity, type, array(select c ->> 'field' from jsonb_array_elements(changes) c) as fields
     from activities where business_id = $1 and entity in ('role', 'user', 'token') and record_id = any ($2)
     order by created_at, id`,
    [shop.business_id, [clerk.role_id, clerk.id, id]],
  );
  const told = kept.map(({ entity, type, fields }) => [
    entity,
    type,
    fields.filter((field) => ['permissions', 'access', 'status'].includes(field)),
  ]);
  expect(told).toContainEqual(['role', 'modification', ['permissions']]);
  expect(told).toContainEqual(['user', 'modification', ['access']]);
  expect(told).toContainEqual(['user', 'modification', ['status']]);
  expect(told).toContainEqual(['token', 'creation', ['permissions']]);
  expect(told.some(([entity, type]) => entity === 'token' && type === 'deletion')).toBe(true);
});

test('whatever may be refused has a word of its own', () => {
  const known = new Set(system.services.registry.entities.map(({ name }) => name));
  const silent = system.operations
    .filter(({ kind }) => kind !== 'guest')
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((kind) => !known.has(kind) && !OTHER_RECORDS[kind]);
  expect([...new Set(silent)]).toEqual([]);
});
