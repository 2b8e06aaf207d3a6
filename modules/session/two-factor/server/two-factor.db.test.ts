import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endTwoFactorCommand } from '#server/cli/end-two-factor.ts';
import { Authenticator, turnOnTwoFactor } from '#server/testing/authenticator.ts';
import { codeSentTo } from '#server/testing/mailbox.ts';
import { aBusiness, anEmployee, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { allRows } from '#server-kit/testing/all-rows.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());
// A code of the half minute before is spent by the next login.
beforeEach(() => system.clock.move(60_000));

let addresses = 0;
function aBrowser(): TestBrowser {
  const browser = new TestBrowser(system);
  addresses += 1;
  browser.address = `10.8.${addresses >> 8}.${addresses & 255}`;
  return browser;
}

/** An employee who has just turned it on, with a code to come. */
async function careful() {
  const person = await anEmployee(owner, [], { branches: [shop.branch_id] });
  const browser = await logIn(system, person.phone, person.password);
  const factor = await turnOnTwoFactor(system, browser, person.password);
  return { ...person, ...factor, browser };
}
const enabled = async (browser: TestBrowser) =>
  (await browser.ask('GET api/user/refresh')).body.message.settings.two_factor_authentication_enabled;

describe('turned on', () => {
  test('is told to the user, is on record, and from then on a login needs a code', async () => {
    const { browser, phone, password, app, uri, secret, id } = await careful();
    expect(uri).toBe(`otpauth://totp/Onepos%3ABaraka%20Juma?secret=${secret}&issuer=Onepos`);
    expect(await enabled(browser)).toBe(true);
    const without = await aBrowser().logIn(phone, password);
    expect(without).toMatchObject({ status: 401, cookie: undefined, body: { code: 'otp_needed' } });
    const wrong = await aBrowser().logIn(phone, password, '000000');
    expect(wrong).toMatchObject({ status: 401, cookie: undefined, body: { code: 'wrong_otp' } });
    const guessed = await aBrowser().logIn(phone, 'Kiti-cheupe-28', app.code(1));
    expect(guessed).toMatchObject({ status: 401, body: { code: 'wrong_login' } });
    expect((await aBrowser().logIn(phone, password, app.code(1))).status).toBe(200);
    const acts = await system.db.adminQuery(
      "select changes from activities where record_id = $1 and type = 'modification'",
      [id],
    );
    expect(JSON.stringify(acts)).toContain('two_factor_authentication_enabled');
    expect(JSON.stringify(acts)).not.toContain(secret);
  });

  test('a code counts once: not in a login after it confirmed the app, and once for all at the same moment', async () => {
    const { id, phone, password, app } = await careful();
    expect((await aBrowser().logIn(phone, password, app.code())).body.code).toBe('wrong_otp');
    const step = Math.floor(system.clock.now().getTime() / 30_000) + 1;
    const spent = await Promise.all(
      Array.from({ length: 50 }, () => system.database.secondFactor.spendStep(shop.business_id, id, step)),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
    system.clock.move(60_000);
    const code = app.code();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => aBrowser().logIn(phone, password, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await aBrowser().logIn(phone, password, app.code(-1))).body.code).toMatch(/wrong_otp|too_many/);
  });

  test('tries run out for the person, from however many addresses, also for the right code', async () => {
    const { phone, password, app } = await careful();
    const codes: string[] = [];
    for (let i = 0; i < 6; i++) codes.push((await aBrowser().logIn(phone, password, '000000')).body.code);
    expect(codes).toEqual([...Array(5).fill('wrong_otp'), 'too_many_guesses']);
    expect((await aBrowser().logIn(phone, password, app.code(1))).status).toBe(429);
    const other = await anEmployee(owner, [], { branches: [shop.branch_id] });
    expect((await aBrowser().logIn(other.phone, other.password)).status).toBe(200);
  });

  test('a recovery code stands in for the phone, each of the ten once', async () => {
    const { phone, password, codes } = await careful();
    expect(new Set(codes).size).toBe(10);
    const [one = '', two = ''] = codes;
    expect(one).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    expect((await aBrowser().logIn(phone, password, one)).status).toBe(200);
    expect((await aBrowser().logIn(phone, password, one)).body.code).toBe('wrong_otp');
    const same = await Promise.all([1, 2, 3].map(() => aBrowser().logIn(phone, password, two.toUpperCase())));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a code of one person is none of another', async () => {
    const [one, two] = [await careful(), await careful()];
    expect((await aBrowser().logIn(one.phone, one.password, two.app.code(1))).body.code).toBe('wrong_otp');
    expect((await aBrowser().logIn(one.phone, one.password, two.codes[0])).body.code).toBe('wrong_otp');
  });

  test('a forgotten password does not get around it', async () => {
    const { phone, app } = await careful();
    const browser = aBrowser();
    const { request } = (await browser.ask('POST api/user/forgot-password', { body: { username: phone } }))
      .body.message;
    const code = await codeSentTo(system, phone);
    const { token } = (await browser.ask('POST api/user/verify', { body: { request, code } })).body.message;
    const done = await browser.ask('POST api/user/reset-password', {
      body: { token, password: 'Meza-ndefu-88' },
    });
    expect(done.status).toBe(200);
    expect((await aBrowser().logIn(phone, 'Meza-ndefu-88')).body.code).toBe('otp_needed');
    expect((await aBrowser().logIn(phone, 'Meza-ndefu-88', app.code(1))).status).toBe(200);
  });

  test('neither seed nor recovery code stands in a table, in the log or in any further answer', async () => {
    const { browser, secret, codes } = await careful();
    const rows = JSON.stringify([...(await allRows(system.db))]);
    const answers = JSON.stringify([
      (await browser.ask('GET api/user/refresh')).body,
      (await browser.ask('GET api/user/settings')).body,
    ]);
    for (const kept of [secret, ...codes])
      for (const place of [rows, system.logged.join(''), answers]) expect(place.includes(kept)).toBe(false);
  });
});

describe('turning it on', () => {
  test('needs the password, and nothing is asked before the first code was right', async () => {
    const person = await anEmployee(owner, [], { branches: [shop.branch_id] });
    const browser = await logIn(system, person.phone, person.password);
    const wrong = await browser.ask('POST api/user/begin-two-factor', { body: { current_password: 'x' } });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['current_password']]);
    const early = await browser.ask('PUT api/user/confirm-two-factor', { body: { code: '000000' } });
    expect(early.body.code).toBe('two_factor_off');
    const begun = await browser.ask('POST api/user/begin-two-factor', {
      body: { current_password: person.password },
    });
    const app = new Authenticator(system, begun.body.message.secret);
    expect((await browser.ask('PUT api/user/confirm-two-factor', { body: { code: '000000' } })).status).toBe(
      401,
    );
    expect(await enabled(browser)).toBe(false);
    expect((await aBrowser().logIn(person.phone, person.password)).status).toBe(200);
    const done = await Promise.all(
      [1, 2, 3].map(() => browser.ask('PUT api/user/confirm-two-factor', { body: { code: app.code() } })),
    );
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await browser.ask('POST api/user/begin-two-factor', {
      body: { current_password: person.password },
    });
    expect(again.body.code).toBe('two_factor_on');
  });

  test('is for a person: a token cannot, and the setting is no key of the own settings', async () => {
    const expires_at = new Date(system.clock.now().getTime() + 86_400_000).toISOString();
    await owner.ask('POST api/user/prove', { body: { current_password: OWNER_PASSWORD } });
    const { token } = (
      await owner.ask('POST api/token', { body: { name: 'x', permissions: [], expires_at } })
    ).body.message;
    const answer = await system.server.app.inject({
      method: 'POST',
      url: '/api/user/begin-two-factor',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ current_password: 'x' }),
    });
    expect(answer.statusCode).toBe(403);
    const set = { settings: { two_factor_authentication_enabled: true } };
    expect((await owner.ask('PUT api/user/settings', { body: set })).status).toBe(400);
  });
});

describe('new recovery codes', () => {
  const renew = (browser: TestBrowser, current_password: string, code: string) =>
    browser.ask('PUT api/user/renew-recovery-codes', { body: { current_password, code } });

  test('need password and code; the old ones are dead at once, the app and everybody else are untouched', async () => {
    const [{ browser, phone, password, app, codes, id }, other] = [await careful(), await careful()];
    const [old = '', spent = ''] = codes;
    expect((await renew(browser, 'Kiti-cheupe-28', app.code(1))).status).toBe(400);
    expect((await renew(browser, password, '000000')).body.code).toBe('wrong_otp');
    const renewed = await renew(browser, password, spent);
    const fresh = renewed.body.message.codes as string[];
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    for (const code of [old, spent])
      expect((await aBrowser().logIn(phone, password, code)).body.code).toBe('wrong_otp');
    expect((await aBrowser().logIn(phone, password, fresh[0])).status).toBe(200);
    expect((await aBrowser().logIn(phone, password, app.code(1))).status).toBe(200);
    expect((await aBrowser().logIn(other.phone, other.password, other.codes[0])).status).toBe(200);
    const acts = await system.db.adminQuery(
      "select reason from activities where record_id = $1 and reason = 'New recovery codes'",
      [id],
    );
    expect(acts).toHaveLength(1);
  });

  test('are not to be had while it is off, nor by two at the same moment both', async () => {
    const person = await anEmployee(owner, [], { branches: [shop.branch_id] });
    const off = await logIn(system, person.phone, person.password);
    expect((await renew(off, person.password, '000000')).body.code).toBe('two_factor_off');
    const { browser, phone, password, codes } = await careful();
    const answers = await Promise.all([0, 1].map((n) => renew(browser, password, codes[n] ?? '')));
    const given = answers.flatMap(({ status, body }) =>
      status === 200 ? [body.message.codes as string[]] : [],
    );
    const [{ kept } = { kept: 0 }] = await system.db.adminQuery<{ kept: number }>(
      'select count(*)::int as kept from ctx.spare_codes where user_id = $1',
      [browser.userId],
    );
    expect([given.length > 0, kept]).toEqual([true, 10]);
    const logins = await Promise.all(given.map(([code]) => aBrowser().logIn(phone, password, code)));
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('turning it off', () => {
  test('needs password and code; then a login needs the password alone, and the old codes are worth nothing', async () => {
    const { browser, phone, password, app, codes } = await careful();
    const off = (current_password: string, code: string) =>
      browser.ask('PUT api/user/end-two-factor', { body: { current_password, code } });
    expect((await off('Kiti-cheupe-28', app.code(1))).status).toBe(400);
    expect((await off(password, '000000')).body.code).toBe('wrong_otp');
    expect((await off(password, app.code())).body.code).toBe('wrong_otp');
    expect(await enabled(browser)).toBe(true);
    expect((await off(password, app.code(1))).status).toBe(200);
    expect(await enabled(browser)).toBe(false);
    expect((await aBrowser().logIn(phone, password)).status).toBe(200);
    expect((await off(password, codes[0] ?? '')).body.code).toBe('two_factor_off');
  });

  test('keeps what else one has chosen', async () => {
    const { browser, password, app } = await careful();
    await browser.ask('PUT api/user/settings', { body: { settings: { theme: 'dark' } } });
    await browser.ask('PUT api/user/end-two-factor', {
      body: { current_password: password, code: app.code(1) },
    });
    expect((await browser.ask('GET api/user/refresh')).body.message.settings).toMatchObject({
      theme: 'dark',
      two_factor_authentication_enabled: false,
    });
  });
});

test('on the command line somebody without phone and codes is let in again, and it is on record', async () => {
  const { id, browser, phone, password } = await careful();
  const cli = {
    database: system.database,
    adminUrl: '',
    serverKey: async () => system.serverKey,
    context: terminalContext(system),
    print: () => undefined,
  };
  await endTwoFactorCommand.run({ user: phone }, cli);
  expect(await enabled(browser)).toBe(false);
  expect((await aBrowser().logIn(phone, password)).status).toBe(200);
  const acts = await system.db.adminQuery(
    'select user_id from activities where record_id = $1 and reason is not null',
    [id],
  );
  expect(acts).toEqual([{ user_id: id }]);
  await expect(endTwoFactorCommand.run({ user: phone }, cli)).rejects.toThrow('two_factor_off');
  await expect(endTwoFactorCommand.run({ user: '255799000222' }, cli)).rejects.toThrow('not_found');
});
