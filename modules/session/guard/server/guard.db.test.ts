import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn } from '#server/testing/people.ts';
import type { Ask, TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { newSecret } from '#server-kit/auth/secrets.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

const refresh = 'GET api/user/refresh';
const noSession = { success: false, message: 'no active session', code: 'no_active_session' };

test('cookie and header of one session open a call', async () => {
  const { status, body } = await owner.ask(refresh);
  expect(status).toBe(200);
  expect(body.message.id).toBe(shop.owner_id);
});

describe('no active session', () => {
  test('cookie without header', async () => {
    const answer = await owner.ask(refresh, { headers: { authorization: '' } });
    expect(answer).toMatchObject({ status: 401, body: noSession });
  });

  test('header without cookie', async () => {
    const answer = await owner.ask(refresh, { headers: { cookie: '' } });
    expect(answer).toMatchObject({ status: 401, body: noSession });
  });

  test('cookie of one session, header of another, even of the same user', async () => {
    const other = await logIn(system, shop.phone);
    const mixed = await owner.ask(refresh, { headers: { cookie: other.cookie } });
    expect(mixed).toMatchObject({ status: 401, body: noSession });
    const keyOfOther = await owner.ask(refresh, { signedAs: { key: other.session?.key ?? '' } });
    expect(keyOfOther).toMatchObject({ status: 401, body: noSession });
  });

  test('the user id of somebody else, sealed with the right key', async () => {
    const answer = await owner.ask(refresh, { signedAs: { userId: shop.branch_id } });
    expect(answer).toMatchObject({ status: 401, body: noSession });
  });

  test.each(['Basic YTpi', 'Bearer ', 'Bearer op_short', 'v1.x.y.z', 'v2', `Bearer op_${newSecret()}`])(
    'the header %s',
    async (authorization) => {
      const answer = await owner.ask(refresh, { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: noSession });
    },
  );

  test('a cookie nobody gave out, or one that is no cookie of ours', async () => {
    for (const cookie of [
      `session=${newSecret()}`,
      "session=' or 1=1",
      'session=',
      `__Host-session=${newSecret()}`,
    ]) {
      expect(await owner.ask(refresh, { headers: { cookie } })).toMatchObject({
        status: 401,
        body: noSession,
      });
    }
  });
});

const CHANGE = { settings: { barcode_sound: true } };

test('one other letter in method, path, body, branch, time or key and the header opens nothing', async () => {
  const change = fc.oneof(
    fc.constantFrom('GET', 'POST', 'DELETE', 'put').map((method) => ({ method })),
    fc.string({ minLength: 1 }).map((more) => ({ path: `/api/user/settings${more}` })),
    fc.string().map((bodyHash) => ({ bodyHash })),
    fc.uuid().map((branchId) => ({ branchId })),
    fc.integer({ min: 1, max: 200 }).map((later) => ({ seconds: later })),
    fc.constant(null).map(() => ({ key: newSecret() })),
    fc.uuid().map((sessionId) => ({ sessionId })),
  );
  await fc.assert(
    fc.asyncProperty(change, async (signedAs: NonNullable<Ask['signedAs']>) => {
      const { seconds, ...rest } = signedAs;
      const honest = Math.floor(system.clock.now().getTime() / 1000);
      const header = seconds === undefined ? {} : { authorization: await laterHeader(honest, seconds) };
      const answer = await owner.ask('PUT api/user/settings', {
        body: CHANGE,
        signedAs: rest,
        headers: header,
      });
      expect(answer.status).toBe(401);
    }),
    { numRuns: 100 },
  );
  const [kept] = await system.db.adminQuery<{ settings: unknown }>(
    'select settings from users where id = $1',
    [shop.owner_id],
  );
  expect(kept?.settings).toBeNull();
});

/** A header whose time was moved after it was sealed. */
async function laterHeader(seconds: number, later: number): Promise<string> {
  const call = { method: 'PUT', path: '/api/user/settings', branchId: '', text: JSON.stringify(CHANGE) };
  return (await owner.sign(call, { seconds })).replace(`.${seconds}.`, `.${seconds + later}.`);
}

test('a download ticket opens once, with the cookie alone and not without', async () => {
  const { url } = (await owner.ask('POST api/download', { body: { url: 'api/user/refresh' } })).body.message;
  expect(await owner.askBare(`GET ${url}`, {})).toMatchObject({ status: 401, body: noSession });
  const stranger = await logIn(system, (await aBusiness(system)).phone);
  expect((await stranger.askBare(`GET ${url}`, { cookie: stranger.cookie ?? '' })).status).toBe(404);
  const first = await owner.askBare(`GET ${url}`, { cookie: owner.cookie ?? '' });
  expect(first.body.message.id).toBe(shop.owner_id);
  expect((await owner.askBare(`GET ${url}`, { cookie: owner.cookie ?? '' })).status).toBe(404);
});

test('a page of another site writes nothing, whatever it brings along', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const answer = await owner.ask('PUT api/user/settings', { body: CHANGE, headers });
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_site' } });
  }
  const [kept] = await system.db.adminQuery<{ settings: unknown }>(
    'select settings from users where id = $1',
    [shop.owner_id],
  );
  expect(kept?.settings).toBeNull();
});

describe('clocks', () => {
  const at = (skew: number) => ({
    signedAs: { seconds: Math.floor(system.clock.now().getTime() / 1000) + skew },
  });

  test.each([-295, 295])('%i seconds off is near enough', async (skew) => {
    expect((await owner.ask(refresh, at(skew))).status).toBe(200);
  });

  test.each([-310, 310, 86_400])('%i seconds off is refused with the time of the server', async (skew) => {
    const { status, body } = await owner.ask(refresh, at(skew));
    expect(status).toBe(401);
    expect(body.code).toBe('clock_off');
    expect(body.message).not.toContain('no active session');
    expect(Math.abs(Date.parse(body.now) - system.clock.now().getTime())).toBeLessThan(5000);
  });

  test('whoever has no key learns nothing from a wrong clock', async () => {
    const skewed = { seconds: 1_600_000_000, key: newSecret() };
    expect(await owner.ask(refresh, { signedAs: skewed })).toMatchObject({ status: 401, body: noSession });
  });
});

describe('branches', () => {
  test('X-Branch of another business, and one that does not exist, are denied alike', async () => {
    const foreign = await aBusiness(system);
    const answers = await Promise.all(
      [foreign.branch_id, '01a1f83e-5747-764c-8aa0-0b6578f4254a', 'x', "'"].map((branch) =>
        owner.ask(refresh, { branch }),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  test('a second branch needs access and the right to switch', async () => {
    const made = await owner.ask('POST api/branch', { body: { name: 'Mbezi', phone_number: '0754321099' } });
    expect(made.status).toBe(200);
    const second = made.body.message.id as string;
    const branches = [shop.branch_id, second];
    const staying = await anEmployee(owner, ['view_product'], { branches });
    const moving = await anEmployee(owner, ['view_product', 'switch_between_branches'], { branches });
    const [one, two] = [
      await logIn(system, staying.phone, staying.password),
      await logIn(system, moving.phone, moving.password),
    ];
    expect((await one.ask(refresh, { branch: shop.branch_id })).status).toBe(200);
    expect((await one.ask(refresh, { branch: second })).status).toBe(403);
    expect((await one.ask('PUT api/user/switch-branch', { body: { branch_id: second } })).status).toBe(403);
    expect((await two.ask(refresh, { branch: second })).body.message.branch_name).toBe('Mbezi');
    // Naming a branch is of this call alone; switching moves the session.
    expect((await two.ask(refresh)).body.message.branch_id).toBe(shop.branch_id);
    const switched = await two.ask('PUT api/user/switch-branch', { body: { branch_id: second } });
    expect(switched.body.message.branch_id).toBe(second);
    expect((await two.ask(refresh)).body.message.branch_id).toBe(second);
  });
});

describe('rights of this very moment', () => {
  test('a right that is taken away is gone with the next call, one that is given is there', async () => {
    const cashier = await anEmployee(owner, ['list_roles'], { branches: [shop.branch_id] });
    const till = await logIn(system, cashier.phone, cashier.password);
    expect((await till.ask('GET api/role/list')).status).toBe(200);
    const role = (await owner.ask(`GET api/role?id=${cashier.role_id}`)).body.message;
    const change = { version: role.version, permissions: ['view_role'] };
    expect((await owner.ask(`PUT api/role?id=${cashier.role_id}`, { body: change })).status).toBe(200);
    expect((await till.ask('GET api/role/list')).status).toBe(403);
    expect((await till.ask(`GET api/role?id=${cashier.role_id}`)).status).toBe(200);
  });

  test('a disabled user is out at once, and in again only by a new login', async () => {
    const cashier = await anEmployee(owner, [], { branches: [shop.branch_id] });
    const till = await logIn(system, cashier.phone, cashier.password);
    expect((await till.ask(refresh)).status).toBe(200);
    expect((await owner.ask('PUT api/user/disable', { body: { id: cashier.id } })).status).toBe(200);
    expect(await till.ask(refresh)).toMatchObject({ status: 401, body: noSession });
    expect((await till.logIn(cashier.phone, cashier.password)).body.code).toBe('wrong_login');
    expect((await owner.ask('PUT api/user/enable', { body: { id: cashier.id } })).status).toBe(200);
    expect((await till.ask(refresh)).status).toBe(401);
    expect((await till.logIn(cashier.phone, cashier.password)).status).toBe(200);
  });
});

describe('ends', () => {
  test('an expired session opens nothing', async () => {
    const browser = await logIn(system, shop.phone);
    await system.db.adminQuery(
      "update ctx.access set expires_at = now() - interval '1 second' where holder_id = $1",
      [browser.session?.id],
    );
    expect(await browser.ask(refresh)).toMatchObject({ status: 401, body: noSession });
  });

  test('a session of twelve hours, as the business says', async () => {
    const browser = await logIn(system, shop.phone);
    const [access] = await system.db.adminQuery<{ hours: number }>(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from ctx.access where holder_id = $1`,
      [browser.session?.id],
    );
    expect(access?.hours).toBe(12);
  });

  test('a session left alone for half an hour ends, one in use does not', async () => {
    const [idle, busy] = [await logIn(system, shop.phone), await logIn(system, shop.phone)];
    const seen = (browser: TestBrowser, minutes: number) =>
      system.db.adminQuery('update devices set last_seen = $2 where id = $1', [
        browser.session?.id,
        new Date(system.clock.now().getTime() - minutes * 60_000),
      ]);
    await seen(idle, 31);
    await seen(busy, 29);
    expect(await idle.ask(refresh)).toMatchObject({ status: 401, body: noSession });
    expect((await busy.ask(refresh)).status).toBe(200);
  });
});
