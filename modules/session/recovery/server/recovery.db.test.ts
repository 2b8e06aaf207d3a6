// cspell:ignore Usimpe
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeSentTo, messagesTo } from '#server/testing/mailbox.ts';
import { aBusiness, anEmployee, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { allRows } from '#server-kit/testing/all-rows.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system, { owner_email: 'neema@duka.co.tz' });
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

const NEW_PASSWORD = 'Meza-ndefu-88';
const aCashier = () => anEmployee(owner, [], { branches: [shop.branch_id] });
let addresses = 0;
function aBrowser(): TestBrowser {
  const browser = new TestBrowser(system);
  addresses += 1;
  browser.address = `10.7.${addresses >> 8}.${addresses & 255}`;
  return browser;
}
const forget = (username: string, browser = aBrowser(), headers = {}) =>
  browser.ask('POST api/user/forgot-password', { body: { username }, headers });
const verify = (request: string, code: string, browser = aBrowser()) =>
  browser.ask('POST api/user/verify', { body: { request, code } });
const reset = (token: string, password = NEW_PASSWORD, browser = aBrowser()) =>
  browser.ask('POST api/user/reset-password', { body: { token, password } });

/** Up to the token that may choose a new password. */
async function proven(phone: string): Promise<string> {
  const { request } = (await forget(phone)).body.message;
  return (await verify(request, await codeSentTo(system, phone))).body.message.token;
}

describe('the whole way', () => {
  test('a code by SMS, the code typed, a new password: it logs in, the old one does not, all sessions ended', async () => {
    const person = await aCashier();
    const before = await logIn(system, person.phone, person.password);
    const asked = await forget(`0${person.phone.slice(3)}`);
    expect(asked).toMatchObject({ status: 200, body: { message: { channel: 'sms', minutes: 15 } } });
    expect(asked.body.message.request).toMatch(/^[\w-]{43}$/);
    const token = await verify(asked.body.message.request, await codeSentTo(system, person.phone));
    expect(token.status).toBe(200);
    expect((await before.ask('GET api/user/refresh')).status).toBe(200);

    const done = await reset(token.body.message.token);
    expect(done).toMatchObject({ status: 200, cookie: undefined });
    expect((await before.ask('GET api/user/refresh')).status).toBe(401);
    expect((await aBrowser().logIn(person.phone, person.password)).status).toBe(401);
    expect((await aBrowser().logIn(person.phone, NEW_PASSWORD)).status).toBe(200);
    expect((await owner.ask('GET api/user/refresh')).status).toBe(200);
  });

  test('is on record: the password and the end of each session, by the person, without what it was', async () => {
    const person = await aCashier();
    const { session } = await logIn(system, person.phone, person.password);
    await reset(await proven(person.phone));
    const acts = await system.db.adminQuery(
      `select entity, type, record_id, reason, changes from activities
       where user_id = $1 and reason is not null or record_id = $2 and type = 'deletion' order by entity`,
      [person.id, session?.id],
    );
    expect(acts).toMatchObject([
      { entity: 'device', type: 'deletion', record_id: session?.id },
      {
        entity: 'user',
        type: 'modification',
        record_id: person.id,
        reason: 'Password reset with a code',
        changes: [],
      },
    ]);
  });

  test('an e-mail address gets an e-mail, in the language of the browser that asked', async () => {
    const asked = await forget(' Neema@Duka.co.tz', aBrowser(), { 'accept-language': 'sw' });
    expect(asked.body.message.channel).toBe('email');
    const [message] = await messagesTo(system, 'neema@duka.co.tz');
    expect(message).toMatchObject({ subject: 'Namba yako ya Onepos' });
    expect(message?.text).toContain('Usimpe mtu yeyote');
  });

  test('a message names no host, whatever the caller claims to be', async () => {
    const person = await aCashier();
    const headers = {
      host: 'evil.example',
      origin: 'http://evil.example',
      'x-forwarded-host': 'evil.example',
    };
    await forget(person.phone, aBrowser(), headers);
    expect(JSON.stringify(await messagesTo(system, person.phone))).not.toContain('evil');
  });
});

describe('nobody learns who has an account', () => {
  test('a known, an unknown and a disabled name have one answer and leave as many rows', async () => {
    const disabled = await aCashier();
    await owner.ask('PUT api/user/disable', { body: { id: disabled.id } });
    const known = await aCashier();
    const unknown = nextPhone();
    const [before] = await system.db.adminQuery('select count(*)::int as n from ctx.messages');
    for (const name of [known.phone, unknown, disabled.phone]) {
      const answer = await forget(name);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body.message)).toEqual(['request', 'channel', 'minutes']);
      const wrong = await verify(answer.body.message.request, '0000 0000');
      expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_code' } });
    }
    const [after] = await system.db.adminQuery('select count(*)::int as n from ctx.messages');
    expect(Number(after?.n) - Number(before?.n)).toBe(3);
    expect(await messagesTo(system, known.phone)).toHaveLength(1);
    expect(await messagesTo(system, unknown)).toEqual([]);
    expect(await messagesTo(system, disabled.phone)).toEqual([]);
  });

  test('the database keeps neither code nor name nor any of the secrets', async () => {
    const person = await aCashier();
    const unknown = nextPhone();
    await forget(unknown);
    const { request } = (await forget(person.phone)).body.message;
    const code = await codeSentTo(system, person.phone);
    const { token } = (await verify(request, code)).body.message;
    const rows = JSON.stringify([...(await allRows(system.db))]);
    for (const secret of [request, token, code, code.replace(' ', ''), unknown])
      expect([rows.includes(secret), system.logged.join('').includes(secret)]).toEqual([false, false]);
  });
});

describe('a code', () => {
  test('has five tries, the right one after them included', async () => {
    const person = await aCashier();
    const { request } = (await forget(person.phone)).body.message;
    const code = await codeSentTo(system, person.phone);
    const wrong = code.startsWith('1') ? '2222 2222' : '1111 1111';
    for (let i = 0; i < 5; i++) expect((await verify(request, wrong)).body.code).toBe('wrong_code');
    expect((await verify(request, code)).body.code).toBe('wrong_code');
  });

  test('is right once, also for twenty at the same moment', async () => {
    const person = await aCashier();
    const { request } = (await forget(person.phone)).body.message;
    const code = await codeSentTo(system, person.phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(request, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(19);
  });

  test('is worth nothing in a browser that did not ask for it', async () => {
    const person = await aCashier();
    await forget(person.phone);
    const code = await codeSentTo(system, person.phone);
    const { request } = (await forget(nextPhone())).body.message;
    expect((await verify(request, code)).body.code).toBe('wrong_code');
    expect((await verify('A'.repeat(43), code)).body.code).toBe('wrong_code');
  });

  test('ends after its time', async () => {
    const person = await aCashier();
    const { request } = (await forget(person.phone)).body.message;
    const code = await codeSentTo(system, person.phone);
    await system.db.adminQuery("update ctx.recoveries set expires_at = now() - interval '1 second'");
    expect((await verify(request, code)).body.code).toBe('wrong_code');
  });

  test('at most five leave for one name, from however many addresses; another name does not suffer', async () => {
    const person = await aCashier();
    const codes: string[] = [];
    for (let i = 0; i < 7; i++) codes.push((await forget(person.phone)).body.code ?? 'asked');
    expect(codes).toEqual([...Array(5).fill('asked'), 'too_many_guesses', 'too_many_guesses']);
    expect(await messagesTo(system, person.phone)).toHaveLength(5);
    expect((await forget(nextPhone())).status).toBe(200);
  });

  test('one address asks for at most fifteen names', async () => {
    const browser = aBrowser();
    const statuses: number[] = [];
    for (let i = 0; i < 17; i++) statuses.push((await forget(nextPhone(), browser)).status);
    expect(statuses).toEqual([...Array(15).fill(200), 429, 429]);
  });
});

describe('the proof of a code', () => {
  test('changes one password, also for ten at the same moment', async () => {
    const person = await aCashier();
    const token = await proven(person.phone);
    const passwords = Array.from({ length: 10 }, (_, i) => `Meza-ndefu-8${i}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await aBrowser().logIn(person.phone, won)).status).toBe(200);
    expect((await reset(token)).body.code).toBe('recovery_spent');
  });

  test('outlasts a password that is too weak, which changes nothing', async () => {
    const person = await aCashier();
    const browser = await logIn(system, person.phone, person.password);
    const token = await proven(person.phone);
    for (const password of ['kiti', 'Password1!', `${person.phone}Aa-`]) {
      const { status, body } = await reset(token, password);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['password']]);
    }
    expect((await browser.ask('GET api/user/refresh')).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  test('spends every other question of the person', async () => {
    const person = await aCashier();
    const first = (await forget(person.phone)).body.message.request;
    const code = await codeSentTo(system, person.phone);
    const other = await proven(person.phone);
    expect((await reset(await proven(person.phone))).status).toBe(200);
    expect((await verify(first, code)).body.code).toBe('wrong_code');
    expect((await reset(other)).body.code).toBe('recovery_spent');
  });

  test('ends after its time, opens nothing for somebody disabled meanwhile, and is no secret of another kind', async () => {
    const person = await aCashier();
    const token = await proven(person.phone);
    await owner.ask('PUT api/user/disable', { body: { id: person.id } });
    expect((await reset(token)).status).toBe(403);
    const late = await aCashier();
    const lateToken = await proven(late.phone);
    await system.db.adminQuery("update ctx.recoveries set expires_at = now() - interval '1 second'");
    expect((await reset(lateToken)).body.code).toBe('recovery_spent');
    const { request } = (await forget(late.phone)).body.message;
    for (const other of [request, owner.cookie?.slice('session='.length) ?? '', 'A'.repeat(43)])
      expect((await reset(other)).body.code).toBe('recovery_spent');
    expect((await aBrowser().logIn(late.phone, late.password)).status).toBe(200);
  });
});

test('the access under which a password is reset is closed again', async () => {
  const person = await aCashier();
  await reset(await proven(person.phone));
  const live = 'select from ctx.access where user_id = $1 and revoked_at is null';
  expect(await system.db.adminQuery(live, [person.id])).toEqual([]);
  expect((await aBrowser().logIn(shop.phone, OWNER_PASSWORD)).status).toBe(200);
});
