import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { aBusiness, anEmployee, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { aColleague, anOnepos } from '#server/testing/platform-people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { accessHashOf } from '#server-kit/auth/secrets.ts';
import { allRows } from '#server-kit/testing/all-rows.ts';

type Shop = Awaited<ReturnType<typeof aBusiness>>;

let system: TestSystem;
let helper: TestBrowser;
let helperId: string;
let shop: Shop;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  const { phone, user_id } = await anOnepos(system);
  helperId = user_id;
  helper = await logIn(system, phone, OWNER_PASSWORD);
});
beforeEach(async () => {
  shop = await aBusiness(system, { name: 'Duka la Asha', owner_name: 'Asha Mrema' });
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

const REASON = 'The trial balance of October does not agree';

async function ask(by = helper, business_id = shop.business_id, hours = 4): Promise<string> {
  const answer = await by.ask('POST api/platform/support', { body: { business_id, reason: REASON, hours } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.message.id;
}
const allow = (id: string, by = owner) => by.ask('PUT api/support-access/allow', { body: { id } });
const end = (id: string, by = owner) => by.ask('PUT api/support-access/end', { body: { id } });
const under = (grant: string, branch = '') => ({ branch, headers: { 'x-support': grant } });
const seenBy = async (by = owner) => (await by.ask('GET api/support-access')).body.message;

async function allowed(): Promise<string> {
  const id = await ask();
  expect((await allow(id)).status).toBe(200);
  return id;
}
async function refusedAs(code: string, grant: string, by = helper, branch = '') {
  const { status, body } = await by.ask('GET api/product/list', under(grant, branch));
  expect([status, body.code]).toEqual([code === 'permission_denied' ? 403 : 409, code]);
}

describe('letting support in', () => {
  test('the owner sees who asks and why; only once he allows it something is open, until its hour', async () => {
    const id = await ask();
    await refusedAs('support_over', id);
    expect(await seenBy()).toMatchObject([
      { id, person: 'Neema Mushi', reason: REASON, hours: 4, state: 'asked' },
    ]);
    expect((await allow(id)).status).toBe(200);
    const [grant] = await seenBy();
    expect(grant).toMatchObject({ state: 'open', allowed_by: 'Asha Mrema' });
    expect(Date.parse(grant.until) - Date.parse(grant.allowed_at)).toBe(4 * 3_600_000);
    const product = await owner.ask('POST api/product', { body: { name: 'Sukari', selling_price: 3000 } });
    const seen = await helper.ask(`GET api/product?id=${product.body.message.id}`, under(id));
    expect(seen.body.message).toMatchObject({ name: 'Sukari', selling_price: 3000 });
    expect((await helper.ask('GET api/user/refresh', under(id))).body.message).toMatchObject({
      name: 'Neema Mushi',
      business_name: 'Duka la Asha',
      account_type: 'employee',
      support: { id, reason: REASON },
    });
    expect((await helper.ask('GET api/user/refresh')).body.message.business_name).toBe('Onepos');
  });

  test('he is let in by an owner: not by somebody with settings, a token, himself or another business', async () => {
    const id = await ask();
    const clerk = await anEmployee(owner, ['access_branch_settings'], { branches: [shop.branch_id] });
    const manager = await logIn(system, clerk.phone, clerk.password);
    expect((await allow(id, manager)).body.code).toBe('only_owners_allow');
    const other = await aBusiness(system);
    const stranger = await logIn(system, other.phone);
    expect((await allow(id, stranger)).body.code).toBe('support_not_waiting');
    expect((await end(id, stranger)).body.code).toBe('support_not_waiting');
    expect(await seenBy(stranger)).toEqual([]);
    expect((await allow(id, helper)).status).toBe(409);
    await refusedAs('support_over', id);
    const statement = `select ctx.allow_support('${id}') as done`;
    for (const browser of [manager, helper]) {
      const hash = accessHashOf(browser.cookie?.split('=')[1] ?? '');
      expect(await system.database.transaction(hash, {}, (tx) => tx.query(statement))).toEqual([
        { done: false },
      ]);
    }
    expect(await seenBy()).toMatchObject([{ state: 'asked' }]);
  });

  test('agents and people of businesses cannot ask, nor for longer than three days or without a reason', async () => {
    const agent = await aColleague(system, helper, 'agent');
    const body = { business_id: shop.business_id, reason: REASON, hours: 4 };
    for (const by of [agent, owner])
      expect((await by.ask('POST api/platform/support', { body })).status).toBe(403);
    for (const [field, wrong] of [
      ['hours', 73],
      ['hours', 0],
      ['reason', '  '],
      ['business_id', newId()],
    ] as const) {
      const answer = await helper.ask('POST api/platform/support', { body: { ...body, [field]: wrong } });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
    const hash = accessHashOf(agent.cookie?.split('=')[1] ?? '');
    const statement = `select ctx.ask_support('${shop.business_id}', '${newId()}', 'x', 1)`;
    await expect(system.database.transaction(hash, {}, (tx) => tx.query(statement))).rejects.toMatchObject({
      code: '42501',
    });
    expect(await seenBy()).toEqual([]);
  });
});

describe('the end of it', () => {
  test('ended by the owner, by the person, expired or never answered: the next call finds nothing', async () => {
    const [byOwner, byHelper, late] = [await allowed(), await allowed(), await allowed()];
    for (const id of [byOwner, byHelper, late])
      expect((await helper.ask('GET api/product/list', under(id))).status).toBe(200);
    expect((await end(byOwner)).status).toBe(200);
    expect((await helper.ask('PUT api/platform/support/end', { body: { id: byHelper } })).status).toBe(200);
    await system.db.adminQuery(
      `update ctx.support_grants set until = now(), allowed_at = allowed_at - interval '1 minute' where id = $1`,
      [late],
    );
    const refused = await ask();
    expect((await end(refused)).status).toBe(200);
    const lapsed = await ask();
    await system.db.adminQuery(
      `update ctx.support_grants set asked_at = now() - interval '8 days' where id = $1`,
      [lapsed],
    );
    for (const id of [byOwner, byHelper, late, refused, lapsed]) {
      await refusedAs('support_over', id);
      expect((await allow(id)).body.code).toBe('support_not_waiting');
    }
    const states = Object.fromEntries(
      (await seenBy()).map((one: { id: string; state: string }) => [one.id, one.state]),
    );
    expect(states).toEqual({
      [byOwner]: 'ended',
      [byHelper]: 'ended',
      [late]: 'expired',
      [refused]: 'refused',
      [lapsed]: 'lapsed',
    });
  });

  test('a grant is worth nothing to a colleague, to a token, to an agent or after the person was shut out', async () => {
    const id = await allowed();
    const colleague = await aColleague(system, helper, 'system');
    const agent = await aColleague(system, helper, 'agent');
    await refusedAs('support_over', id, colleague);
    await refusedAs('permission_denied', id, agent);
    await refusedAs('permission_denied', id, owner);
    const theirs = await ask(colleague);
    expect((await allow(theirs)).status).toBe(200);
    expect((await colleague.ask('GET api/product/list', under(theirs))).status).toBe(200);
    await system.db.adminQuery(`update users set status = 'disabled' where id = $1`, [colleague.userId]);
    expect((await colleague.ask('GET api/product/list', under(theirs))).status).toBe(401);
  });
});

describe('what is seen meanwhile', () => {
  test('nothing of another business, of a branch that is not there, or of the platform', async () => {
    const id = await allowed();
    const other = await aBusiness(system);
    const theirs = await logIn(system, other.phone);
    const hidden = await theirs.ask('POST api/product', { body: { name: 'Siri', selling_price: 1 } });
    expect((await helper.ask(`GET api/product?id=${hidden.body.message.id}`, under(id))).status).toBe(404);
    for (const branch of [other.branch_id, newId()]) await refusedAs('support_over', id, helper, branch);
    for (const path of ['platform/businesses', 'platform/support', 'platform/jobs', 'fee-payment/list'])
      expect([path, (await helper.ask(`GET api/${path}`, under(id))).status]).toEqual([path, 403]);
  });

  test('no call that reads fails, and none that writes is done', async () => {
    const id = await allowed();
    const before = await allRows(system.db);
    for (const { kind, method, path, accepts } of system.operations) {
      if (kind === 'guest' || accepts === 'file') continue;
      const writes = method !== 'GET';
      const given = writes && method !== 'DELETE' ? { body: {} } : {};
      const { status, body } = await helper.ask(`${method} ${path}`, { ...given, ...under(id) });
      if (writes) expect([path, status, body.code]).toEqual([path, 409, 'support_only_reads']);
      else expect([path, status < 500]).toEqual([path, true]);
    }
    const unmoved = (rows: Map<string, string[]>) =>
      [...rows].filter(
        ([table]) => !/devices|access|activities|row_count|support_grants|notifications/.test(table),
      );
    expect(unmoved(await allRows(system.db))).toEqual(unmoved(before));
  });

  test('the database itself shows the business to reading transactions only, and to no other holder of the id', async () => {
    const id = await allowed();
    const hashOf = (browser: TestBrowser) => accessHashOf(browser.cookie?.split('=')[1] ?? '');
    const business = (hash: string, readOnly: boolean, named = id) =>
      system.database.transaction(hash, { readOnly }, async (tx) => {
        await tx.query("select set_config('app.support', $1, true)", [named]);
        return (await tx.query<{ biz: string | null }>('select ctx.biz() as biz'))[0]?.biz;
      });
    expect(await business(hashOf(helper), true)).toBe(shop.business_id);
    expect(await business(hashOf(helper), false)).toBeNull();
    for (const named of [newId(), 'x', "' or true"])
      expect(await business(hashOf(helper), true, named)).toBeNull();
    expect(await business(hashOf(owner), true)).toBeNull();
    expect(await business(hashOf(helper), true, '')).not.toBe(shop.business_id);
    const token = await system.db.openAccess(shop.business_id, helperId);
    expect(await business(token, true)).toBeNull();
    await expect(
      system.database.transaction(hashOf(helper), {}, (tx) => tx.query('select from ctx.support_grants')),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

test('every call stands in the activities of the owner: who, as whom, what and under which grant', async () => {
  const id = await allowed();
  const recorded = async () =>
    (await owner.ask(`GET api/activity/list?support_grant=${id}`)).body.message.data as Record<
      string,
      unknown
    >[];
  const product = (await owner.ask('POST api/product', { body: { name: 'Chumvi', selling_price: 500 } })).body
    .message;
  await helper.ask('GET api/product/list?limit=20', under(id));
  await helper.ask(`GET api/product?id=${product.id}`, under(id));
  await helper.ask('POST api/product', { body: { name: 'Sio yako' }, ...under(id) });
  expect(await recorded()).toMatchObject([
    { entity: 'product', record_id: product.id, record_name: `product?id=${product.id}` },
    { entity: 'product', record_id: id, record_name: 'product/list?limit=20' },
  ]);
  for (const row of await recorded())
    expect(row).toMatchObject({
      user_name: 'Neema Mushi',
      user_id: null,
      acted_as: 'support',
      type: 'reading',
      reason: REASON,
    });
  const told = (await owner.ask('GET api/activity/list?entity=support-access')).body.message.data;
  expect(told).toMatchObject([
    { user_name: 'Asha Mrema', record_name: 'Neema Mushi', acted_as: null, reason: REASON },
  ]);
  const platform = (await helper.ask('GET api/activity/list?entity=support-access')).body.message.data;
  expect(platform[0]).toMatchObject({ record_name: 'Duka la Asha', type: 'creation', reason: REASON });
});
