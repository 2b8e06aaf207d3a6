import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeSentTo } from '#server/testing/mailbox.ts';
import { aBusiness, anEmployee, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

const NEXT = 'Meza-ndefu-4821';
const aToken = async (browser: TestBrowser) => {
  const expires_at = new Date(system.clock.now().getTime() + 86_400_000).toISOString();
  const body = { name: 'Tovuti', permissions: ['list_roles'], expires_at };
  return (await browser.ask('POST api/token', { body })).body.message.token as string;
};
const opens = async (token: string) =>
  (await new TestBrowser(system).askBare('GET api/role/list', { authorization: `Bearer ${token}` })).status;

type Change = (browser: TestBrowser, phone: string, keep?: boolean) => Promise<number>;
const changed: Change = async (browser, _, keep_tokens) => {
  const body = { current_password: OWNER_PASSWORD, new_password: NEXT, keep_tokens };
  return (await browser.ask('PUT api/user/change-password', { body })).status;
};
const reset: Change = async (_, phone, keep_tokens) => {
  const browser = new TestBrowser(system);
  const asked = await browser.ask('POST api/user/forgot-password', { body: { username: phone } });
  const { request } = asked.body.message;
  const code = await codeSentTo(system, phone);
  const verified = await browser.ask('POST api/user/verify', { body: { request, code } });
  const body = { token: verified.body.message.token, password: NEXT, keep_tokens };
  return (await browser.ask('POST api/user/reset-password', { body })).status;
};

test.each([
  ['changed', changed],
  ['reset with a code', reset],
])(
  'a password that is %s ends the API tokens of its owner, unless they are kept, and nobody else’s',
  async (_, change) => {
    const { phone, branch_id } = await aBusiness(system);
    const owner = await logIn(system, phone);
    const rights = ['access_branch_settings', 'list_roles'];
    const colleague = await anEmployee(owner, rights, { branches: [branch_id] });
    const [mine, second] = [await aToken(owner), await aToken(owner)];
    const theirs = await aToken(await logIn(system, colleague.phone, colleague.password));
    expect([await opens(mine), await opens(second), await opens(theirs)]).toEqual([200, 200, 200]);
    expect(await change(owner, phone)).toBe(200);
    expect([await opens(mine), await opens(second), await opens(theirs)]).toEqual([401, 401, 200]);
    const again = await new TestBrowser(system).logIn(phone, NEXT);
    expect(again.status).toBe(200);
  },
);

test.each([
  ['changed', changed],
  ['reset with a code', reset],
])('whoever keeps them when the password is %s has them afterwards', async (_, change) => {
  const { phone } = await aBusiness(system);
  const owner = await logIn(system, phone);
  const mine = await aToken(owner);
  expect(await change(owner, phone, true)).toBe(200);
  expect(await opens(mine)).toBe(200);
});
