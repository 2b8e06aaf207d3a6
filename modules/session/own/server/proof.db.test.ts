import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnOnTwoFactor } from '#server/testing/authenticator.ts';
import { messagesTo } from '#server/testing/mailbox.ts';
import { aBusiness, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

const MINUTE = 60_000;
const WRONG = 'Mlango-wa-9';

/** Somebody who logged in a while ago and has left the page open. */
async function anOpenSession() {
  const { phone, owner_id } = await aBusiness(system);
  const browser = await logIn(system, phone);
  const other = await logIn(system, phone);
  system.clock.move(6 * MINUTE);
  return { phone, owner_id, browser, other };
}
const prove = async (browser: TestBrowser, body: object) =>
  (await browser.ask('POST api/user/prove', { body })).status;
const inDays = (days: number) =>
  new Date(system.clock.now().getTime() + days * 24 * 60 * MINUTE).toISOString();
const aToken = (browser: TestBrowser) =>
  browser.ask('POST api/token', {
    body: { name: 'Tovuti', permissions: ['list_roles'], expires_at: inDays(30) },
  });
const opens = async (token: string) =>
  (await new TestBrowser(system).askBare('GET api/role/list', { authorization: `Bearer ${token}` })).status;

/** Somebody who could do all that the caller can, and for good. */
async function anOwner(by: TestBrowser) {
  const [branch] = (await by.ask('GET api/branch/list')).body.message.data;
  const access = [{ branch_id: branch.id }];
  const body = { name: 'Mwenza', phone_number: nextPhone(), account_type: 'owner', access };
  return by.ask('POST api/user', { body });
}

/** What somebody logs in with, or that outlasts him. */
const SENSITIVE: readonly [
  string,
  (browser: TestBrowser, otherId: string) => ReturnType<TestBrowser['ask']>,
][] = [
  ['a new phone number', (by) => by.ask('PUT api/user/settings', { body: { phone_number: nextPhone() } })],
  [
    'a new e-mail address',
    (by) => by.ask('PUT api/user/settings', { body: { email: `${nextPhone()}@duka.tz` } }),
  ],
  ['a token', aToken],
  ['another owner', anOwner],
  ['the end of another device', (by, id) => by.ask(`DELETE api/device?id=${id}`)],
  ['the end of the other devices', (by, id) => by.ask('POST api/device/delete', { body: { ids: [id] } })],
];

describe.each(SENSITIVE)('%s', (_, change) => {
  test('asks an open session for the password, and then nothing for five minutes', async () => {
    const { browser, other, phone } = await anOpenSession();
    const id = other.session?.id ?? '';
    const rows = () =>
      system.db.adminQuery('select phone_number, email from users where phone_number = $1', [phone]);
    const before = await rows();
    expect(await change(browser, id)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect(await prove(browser, { current_password: WRONG })).toBe(400);
    expect(await change(browser, id)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    expect(await rows()).toEqual(before);
    expect((await other.ask('GET api/user/refresh')).status).toBe(200);
    expect(await prove(browser, { current_password: OWNER_PASSWORD })).toBe(200);
    expect((await change(browser, id)).status).toBe(200);
    system.clock.move(6 * MINUTE);
    expect((await aToken(browser)).body.code).toBe('proof_needed');
  });
});

test('a look that one likes, and one’s name, ask nothing', async () => {
  const { browser } = await anOpenSession();
  const body = { name: 'Neema M', settings: { theme: 'dark' } };
  expect((await browser.ask('PUT api/user/settings', { body })).status).toBe(200);
});

test('the proof of one session is none of another', async () => {
  const { browser, other } = await anOpenSession();
  expect(await prove(browser, { current_password: OWNER_PASSWORD })).toBe(200);
  expect((await aToken(other)).body.code).toBe('proof_needed');
});

test('a code of the second factor is a proof, once, and no other code is', async () => {
  const { browser } = await anOpenSession();
  const { app } = await turnOnTwoFactor(system, browser, OWNER_PASSWORD);
  system.clock.move(6 * MINUTE);
  expect(await prove(browser, { code: '000000' })).toBe(401);
  expect((await aToken(browser)).body.code).toBe('proof_needed');
  const code = app.code();
  expect(await prove(browser, { code })).toBe(200);
  expect((await aToken(browser)).status).toBe(200);
  system.clock.move(6 * MINUTE);
  expect(await prove(browser, { code })).toBe(401);
});

test('a token proves nothing, and guesses at a password are counted', async () => {
  const { browser } = await anOpenSession();
  expect(await prove(browser, { current_password: OWNER_PASSWORD })).toBe(200);
  const { token } = (await aToken(browser)).body.message;
  const answer = await system.server.app.inject({
    method: 'POST',
    url: '/api/user/prove',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ current_password: OWNER_PASSWORD }),
  });
  expect(answer.statusCode).toBe(403);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push(await prove(browser, { current_password: WRONG }));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('the old number and the new one are told of a change, and no other change is told', async () => {
  const { browser, phone } = await anOpenSession();
  await prove(browser, { current_password: OWNER_PASSWORD });
  await browser.ask('PUT api/user/settings', { body: { name: 'Neema Paulo' } });
  expect(await messagesTo(system, phone)).toEqual([]);
  const next = nextPhone();
  await browser.ask('PUT api/user/settings', { body: { phone_number: next } });
  for (const address of [phone, next]) {
    const [message, ...more] = await messagesTo(system, address);
    expect(more).toEqual([]);
    expect(message?.text).toContain('Neema Paulo');
    expect(message?.text).not.toContain(next);
  }
});

describe('a token ends with the session in which it was made', () => {
  const aTokenOf = async (browser: TestBrowser) => (await aToken(browser)).body.message.token as string;

  test('with the tokens that it made, and no other token', async () => {
    const { browser, other } = await anOpenSession();
    for (const one of [browser, other]) await prove(one, { current_password: OWNER_PASSWORD });
    const [mine, its] = [await aTokenOf(browser), await aTokenOf(other)];
    expect((await browser.ask(`DELETE api/device?id=${other.session?.id}`)).status).toBe(200);
    expect([await opens(mine), await opens(its)]).toEqual([200, 401]);
  });

  test('unless it is kept by choice', async () => {
    const { browser, other } = await anOpenSession();
    for (const one of [browser, other]) await prove(one, { current_password: OWNER_PASSWORD });
    const its = await aTokenOf(other);
    const body = { ids: [other.session?.id], keep_tokens: true };
    expect((await browser.ask('POST api/device/delete', { body })).status).toBe(200);
    expect(await opens(its)).toBe(200);
    expect((await other.ask('GET api/user/refresh')).status).toBe(401);
  });
});
