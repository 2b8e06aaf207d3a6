import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextPhone } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { type GrantWorld, OFFICE, openGrantWorld } from '../../testing/grant-world.ts';

// cspell:ignore Mwajuma Tovuti Muuzaji zamu Yake

const SETTINGS = 'access_branch_settings';

let it: GrantWorld;
let system: GrantWorld['system'];
let owner: TestBrowser;
let here: string;

beforeAll(async () => {
  it = await openGrantWorld();
  ({ system, owner, here } = it);
});
afterAll(() => system.close());

type Ask = (route: string, body?: object) => ReturnType<TestBrowser['ask']>;

const as =
  (secret: string): Ask =>
  (route, body) =>
    new TestBrowser(system).ask(route, {
      ...(body ? { body } : {}),
      headers: { authorization: `Bearer ${secret}` },
    });
/** A token with these rights here, by whoever asks for it. */
async function aToken(permissions: readonly string[], days = 30, by?: Ask) {
  const body = { name: 'Tovuti', permissions, branch_id: here, expires_at: it.inDays(days) };
  const answer = await (by ? by('POST api/token', body) : owner.ask('POST api/token', { body }));
  expect(answer.status).toBe(200);
  const { id, token } = answer.body.message as { id: string; token: string };
  return { id, ask: as(token) };
}
const inRole = (role_id: string) => ({ access: [{ branch_id: here, role_id }] });
const worksStill = async (ask: Ask) => (await ask('GET api/user/refresh')).status === 200;
const listed = async () =>
  (await owner.ask('GET api/token/list')).body.message.data.map(({ id }: { id: string }) => id);

test('a token makes people who hold nothing yet, and gives nobody access, a login or his place back', async () => {
  const { ask } = await aToken([...OFFICE, 'create_role', 'modify_role', 'view_sale', 'view_product']);
  const person = () => ({ name: 'Mwajuma', phone_number: nextPhone() });
  const role_id = await it.role(['view_sale']);
  const few = inRole(role_id);
  const refused = (call: () => ReturnType<Ask>) => it.refusedWhole(['outlasts_token'], call);
  await refused(() => ask('POST api/user', { ...person(), ...few }));
  await refused(() => ask('POST api/user', { ...person(), password: 'Mlango-wa-3' }));
  const { status, body } = await ask('POST api/user', person());
  expect(status).toBe(200);
  const { id, version } = body.message;
  await refused(() => ask(`PUT api/user?id=${id}`, { version, ...few }));

  const given = await it.hire(owner, few);
  const { id: staff, version: now } = given.body.message;
  const more = inRole(await it.role(['view_sale', 'view_product']));
  await refused(() => ask(`PUT api/user?id=${staff}`, { version: now, ...more }));
  const role = (await owner.ask(`GET api/role?id=${role_id}`)).body.message;
  const wider = { version: role.version, permissions: ['view_sale', 'view_product'] };
  await refused(() => ask(`PUT api/role?id=${role_id}`, wider));

  // What is taken away, or given by nobody yet, is within it.
  expect((await ask('POST api/role', { name: 'Muuzaji wa zamu', permissions: ['view_sale'] })).status).toBe(
    200,
  );
  const none = { version: role.version, permissions: [] };
  expect((await ask(`PUT api/role?id=${role_id}`, none)).status).toBe(200);
  expect((await ask('PUT api/user/disable', { id: staff })).status).toBe(200);
  await refused(() => ask('PUT api/user/enable', { id: staff }));
  expect((await owner.ask('PUT api/user/enable', { body: { id: staff } })).status).toBe(200);
  expect((await ask(`DELETE api/user?id=${staff}`)).status).toBe(200);
});

test('tokens that a token made end when it is revoked, down to the last', async () => {
  const parent = await aToken([SETTINGS, 'view_sale']);
  const child = await aToken([SETTINGS], 20, parent.ask);
  const grandchild = await aToken([SETTINGS], 10, child.ask);
  const other = await aToken([SETTINGS]);
  const { data } = (await owner.ask('GET api/token/list')).body.message;
  expect(data.find(({ id }: { id: string }) => id === child.id)).toMatchObject({
    parent_id: parent.id,
    parent_name: 'Tovuti',
  });
  expect((await owner.ask(`DELETE api/token?id=${parent.id}`)).status).toBe(200);
  expect(await Promise.all([parent, child, grandchild, other].map(({ ask }) => worksStill(ask)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const left = await listed();
  expect(left).toContain(other.id);
  for (const { id } of [parent, child, grandchild]) expect(left).not.toContain(id);
});

test('the tokens of somebody end with him, and do not come back when he does', async () => {
  const { browser, id } = await it.partner([SETTINGS]);
  const made = await browser.ask('POST api/token', {
    body: { name: 'Yake', permissions: [SETTINGS], expires_at: it.inDays(3) },
  });
  expect(await listed()).toContain(made.body.message.id);
  expect((await owner.ask('PUT api/user/disable', { body: { id } })).status).toBe(200);
  expect(await listed()).not.toContain(made.body.message.id);
  expect((await owner.ask('PUT api/user/enable', { body: { id } })).status).toBe(200);
  expect(await worksStill(as(made.body.message.token))).toBe(false);
  const [row] = await system.db.adminQuery<{ n: number }>(
    "select count(*)::int as n from activities where record_id = $1 and type = 'deletion'",
    [made.body.message.id],
  );
  expect(row?.n).toBe(1);
});
