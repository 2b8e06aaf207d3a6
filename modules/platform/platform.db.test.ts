import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { aBusiness, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { aColleague, anOnepos } from '#server/testing/platform-people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { allRows, rowsHash } from '#server-kit/testing/all-rows.ts';

const DAY_MS = 24 * 3600 * 1000;

let system: TestSystem;
let onepos: TestBrowser;
let agent: TestBrowser;
let platformBranch: string;

beforeAll(async () => {
  system = await openTestSystem();
  const phone = nextPhone();
  await anOnepos(system, phone);
  onepos = await logIn(system, phone, OWNER_PASSWORD);
  platformBranch = (await onepos.ask('GET api/user/refresh')).body.message.branch_id;
  agent = await aColleague(system, onepos, 'agent');
});
afterAll(() => system.close());

async function bring(by: TestBrowser, name = `Duka ${nextPhone()}`) {
  const owner_phone = nextPhone();
  const body = { name, owner_name: 'Asha Mrema', owner_phone, password: OWNER_PASSWORD };
  const answer = await by.ask('POST api/platform/business', { body });
  return { ...answer, made: answer.body.message, owner_phone };
}

const businesses = async (by: TestBrowser) =>
  (await by.ask('GET api/platform/businesses')).body.message as {
    id: string;
    status: string;
    agent_name: string | null;
    commission: number;
    branches: { id: string; status: string; paid_until: string; days: number; service_fee: number }[];
  }[];
const seenBy = async (by: TestBrowser, id: string) => (await businesses(by)).find((one) => one.id === id);

function pay(by: TestBrowser, client_branch: string, more: object = {}) {
  const id = newId();
  const body = { id, client_branch, kind: 'service_fee', days: 30, amount: 30_000, ...more };
  return by.ask('POST api/fee-payment', { body, headers: { 'idempotency-key': String(body.id) } });
}

describe('accounts of the platform', () => {
  test('the command line makes the highest, all in one business, and no call does', async () => {
    const again = nextPhone();
    const second = await anOnepos(system, again);
    const first = (await onepos.ask('GET api/user/refresh')).body.message;
    expect(first.account_type).toBe('onepos');
    const colleague = await logIn(system, again, OWNER_PASSWORD);
    expect((await colleague.ask('GET api/user/refresh')).body.message).toMatchObject({
      id: second.user_id,
      account_type: 'onepos',
      branch_id: platformBranch,
    });
    const body = { name: 'Mwingine', phone_number: nextPhone(), account_type: 'onepos' };
    expect((await onepos.ask('POST api/user', { body })).body.code).toBe('account_beyond_own_access');
    expect(await system.db.adminQuery('select from ctx.platform')).toHaveLength(1);
  });

  test('an account type alone opens nothing: it must live in the business of the platform', async () => {
    const shop = await aBusiness(system);
    const before = await businesses(onepos);
    for (const type of ['agent', 'system', 'onepos']) {
      await system.db.adminQuery('update users set account_type = $2 where id = $1', [shop.owner_id, type]);
      const impostor = await logIn(system, shop.phone);
      const listed = await impostor.ask('GET api/platform/businesses');
      expect([listed.status, listed.body.code]).toEqual([
        403,
        type === 'onepos' ? 'not_the_platform' : 'permission_denied',
      ]);
      expect((await bring(impostor)).status).toBe(403);
      expect((await pay(impostor, shop.branch_id)).status).toBe(403);
    }
    expect((await businesses(onepos)).length).toBe(before.length);
  });

  test('the database itself answers nobody else, whatever statement reaches it', async () => {
    const shop = await aBusiness(system);
    const hash = await system.db.openAccess(shop.business_id, shop.owner_id);
    const attempt = (text: string) => system.database.transaction(hash, {}, (tx) => tx.query(text, []));
    expect(await attempt('select from ctx.client_branches()')).toEqual([]);
    for (const text of [
      `select ctx.extend_branch('${shop.business_id}', '${shop.branch_id}', 30, '2026-11-21', 1)`,
      `select ctx.hold_branch('${shop.business_id}', '${shop.branch_id}')`,
      `select ctx.shorten_branch('${shop.business_id}', '${shop.branch_id}', '2026-11-21', 1)`,
      `select ctx.bring_business('${shop.business_id}', '2099-01-01')`,
      `select ctx.make_onepos('${shop.business_id}', '${shop.owner_id}')`,
      `select ctx.add_sms_credit('${shop.business_id}', '${shop.branch_id}', 100)`,
      `insert into ctx.sms_credits (business_id, branch_id, bought) values ('${shop.business_id}', '${shop.branch_id}', 9)`,
      'select from ctx.platform',
      'insert into ctx.platform (business_id) select ctx.biz()',
    ])
      await expect(attempt(text), text).rejects.toMatchObject({ code: '42501' });
  });
});

describe('businesses that somebody brought', () => {
  test('an agent makes an owner with his business, who then works alone behind his wall', async () => {
    const { status, made, owner_phone } = await bring(agent, 'Duka la Asha');
    expect(status).toBe(200);
    const owner = await logIn(system, owner_phone);
    expect((await owner.ask('GET api/user/refresh')).body.message).toMatchObject({
      id: made.owner_id,
      account_type: 'owner',
      business_name: 'Duka la Asha',
    });
    expect((await owner.ask('GET api/user/list')).body.message.total).toBe(1);
    expect(await seenBy(agent, made.business_id)).toMatchObject({
      status: 'trial',
      branches: [{ days: 30 }],
    });
  });

  test('he sees his own and no others; system and onepos see all; nobody sees books', async () => {
    const [mine, other, systemAccount] = [
      await bring(agent),
      await aColleague(system, onepos, 'agent'),
      await aColleague(system, onepos, 'system'),
    ];
    const theirs = await bring(other);
    expect((await businesses(agent)).map(({ id }) => id)).not.toContain(theirs.made.business_id);
    expect((await businesses(other)).map(({ id }) => id)).toEqual([theirs.made.business_id]);
    for (const by of [systemAccount, onepos])
      expect((await businesses(by)).map(({ id }) => id)).toEqual(
        expect.arrayContaining([mine.made.business_id, theirs.made.business_id]),
      );
    const owner = await logIn(system, mine.owner_phone);
    const body = { name: 'Siri ya duka', selling_price: 1000 };
    const product = (await owner.ask('POST api/product', { body })).body.message.id;
    for (const by of [agent, systemAccount, onepos]) {
      expect((await by.ask(`GET api/product?id=${product}`)).status).toBeGreaterThanOrEqual(403);
      expect((await by.ask('GET api/product/list', { branch: mine.made.branch_id })).status).toBe(403);
      expect(JSON.stringify(await businesses(by))).not.toContain('Siri');
    }
  });

  test('the password that the platform has chosen is good for one login, at which the owner chooses another', async () => {
    const { owner_phone } = await bring(agent);
    const logInWith = (password: string, new_password?: string) =>
      new TestBrowser(system).ask('POST api/user/login', {
        body: { username: owner_phone, password, ...(new_password ? { new_password } : {}) },
      });
    expect((await logInWith(OWNER_PASSWORD)).body.code).toBe('new_password_needed');
    expect((await logInWith(OWNER_PASSWORD, OWNER_PASSWORD)).status).toBe(400);
    const own = 'Seven-green-cups-63';
    expect((await logInWith(OWNER_PASSWORD, own)).status).toBe(200);
    expect((await logInWith(OWNER_PASSWORD)).body.code).toBe('wrong_login');
    expect((await logInWith(own)).status).toBe(200);
  });

  test('the password is kept as it was typed, and a name that cannot be kept is said at its field', async () => {
    const owner_phone = nextPhone();
    const body = { name: 'Duka', owner_name: 'Asha', owner_phone, password: ` ${OWNER_PASSWORD} ` };
    expect((await agent.ask('POST api/platform/business', { body })).status).toBe(200);
    expect((await logIn(system, owner_phone, body.password)).session).toBeDefined();

    const broken = { ...body, name: 'Duka \ud83d', owner_phone: nextPhone() };
    const refused = await agent.ask('POST api/platform/business', { body: broken });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['name']]);
  });

  test('a phone number that logs in somebody is said at its field, and nothing is made', async () => {
    const { owner_phone } = await bring(agent);
    const before = (await businesses(onepos)).length;
    const body = { name: 'Duka', owner_name: 'Asha', owner_phone, password: OWNER_PASSWORD };
    const again = await agent.ask('POST api/platform/business', { body });
    expect([again.status, Object.keys(again.body.fields)]).toEqual([400, ['owner_phone']]);
    expect((await businesses(onepos)).length).toBe(before);
  });
});

describe('service fees', () => {
  test('a payment extends from the later of what was paid and today; the agent gets his share', async () => {
    const { made } = await bring(agent);
    const trial = (await seenBy(onepos, made.business_id))?.branches[0]?.paid_until ?? '';
    const first = await pay(onepos, made.branch_id);
    expect(first.body.message).toMatchObject({
      days: 30,
      amount: 30_000,
      commission: 3000,
      paid_until: addDays(trial, 30),
    });
    expect(await seenBy(agent, made.business_id)).toMatchObject({
      status: 'active',
      commission: 3000,
      branches: [{ paid_until: addDays(trial, 30), days: 60, service_fee: 30_000 }],
    });
  });

  test('one payment that is sent twice counts once, two at the same moment count both', async () => {
    const { made } = await bring(agent);
    const until = async () => (await seenBy(onepos, made.business_id))?.branches[0]?.paid_until;
    const trial = (await until()) ?? '';
    const id = newId();
    await pay(onepos, made.branch_id, { id });
    await pay(onepos, made.branch_id, { id });
    expect(await until()).toBe(addDays(trial, 30));
    await Promise.all([pay(onepos, made.branch_id, { days: 5 }), pay(onepos, made.branch_id, { days: 7 })]);
    expect(await until()).toBe(addDays(trial, 42));
  });

  test('what is not the service fee buys no days, and a service fee buys some', async () => {
    const { made } = await bring(onepos);
    const before = (await seenBy(onepos, made.business_id))?.branches[0]?.paid_until;
    const sms = await pay(onepos, made.branch_id, { kind: 'sms_purchase', days: 0, amount: 5000 });
    expect(sms.body.message).toMatchObject({ kind: 'sms_purchase', commission: 0 });
    expect((await seenBy(onepos, made.business_id))?.branches[0]?.paid_until).toBe(before);
    expect(Object.keys((await pay(onepos, made.branch_id, { days: 0 })).body.fields)).toEqual(['days']);
    const bought = await pay(onepos, made.branch_id, { kind: 'sms_purchase' });
    expect(Object.keys(bought.body.fields)).toEqual(['days']);
  });

  test('agents take no fees, and a payment changes nothing of a business but until when it is paid', async () => {
    const [{ made }, other] = [await bring(agent), await bring(agent)];
    const hashOf = await rowsHash(system.db);
    const untouched = await hashOf(other.made.business_id);
    expect((await pay(agent, made.branch_id)).status).toBe(403);
    const mine = async () =>
      [...(await allRows(system.db))]
        .filter(([table]) => table !== 'public.branches')
        .flatMap(([, rows]) => rows.filter((row) => row.includes(made.business_id)));
    const before = await mine();
    const taken = await pay(onepos, made.branch_id);
    expect(taken.status).toBe(200);
    const added = (await mine()).filter((row) => !before.includes(row));
    // The payment itself and what the platform writes down of it, in its own business.
    expect(added.filter((row) => row.startsWith(`(${made.business_id}`))).toEqual([]);
    expect(await hashOf(other.made.business_id)).toBe(untouched);
  });

  test('a branch that is not paid works through its grace, then only reads, until it is paid again', async () => {
    const { made, owner_phone } = await bring(agent);
    const statuses: string[] = [];
    const writes: number[] = [];
    const told: string[] = [];
    for (const moved of [30, 7, 90]) {
      system.clock.move(moved * DAY_MS);
      const [owner, platform] = [await logIn(system, owner_phone), await anyOnepos()];
      statuses.push((await seenBy(platform, made.business_id))?.status ?? '');
      writes.push((await owner.ask('POST api/category', { body: { name: `Kundi ${nextPhone()}` } })).status);
      expect((await owner.ask('GET api/category/list')).status).toBe(200);
      told.push((await owner.ask('GET api/user/refresh')).body.message.service_fee?.status);
    }
    expect([statuses, writes, told]).toEqual([
      ['grace', 'read_only', 'closed'],
      [200, 409, 409],
      ['grace', 'read_only', 'closed'],
    ]);
    const platform = await anyOnepos();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' }).format(
      system.clock.now(),
    );
    const paid = await pay(platform, made.branch_id, { days: 365 });
    expect(paid.body.message.paid_until).toBe(addDays(today, 364));
    const owner = await logIn(system, owner_phone);
    expect((await owner.ask('POST api/category', { body: { name: 'Tena' } })).status).toBe(200);
  });
});

/** After the clock was moved sessions have ended. */
async function anyOnepos(): Promise<TestBrowser> {
  const phone = nextPhone();
  await anOnepos(system, phone);
  return logIn(system, phone, OWNER_PASSWORD);
}
