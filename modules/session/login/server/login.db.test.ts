import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBusiness, anEmployee, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import type { LoginGateway } from '#server-kit/db/login-gateway.ts';
import { personOf } from './check-password.ts';

let system: TestSystem;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  shop = await aBusiness(system, { owner_email: 'neema@duka.co.tz' });
  owner = await logIn(system, shop.phone);
});
afterAll(() => system.close());

const refresh = 'GET api/user/refresh';

describe('the right password', () => {
  test.each([
    ['as the number is kept', () => shop.phone],
    ['as it is dialled', () => `0${shop.phone.slice(3)}`],
    [
      'as it is written',
      () => `+255 ${shop.phone.slice(3, 6)} ${shop.phone.slice(6, 9)} ${shop.phone.slice(9)}`,
    ],
    ['by e-mail address, however it is written', () => ' Neema@Duka.co.tz'],
  ])('logs in %s', async (_, username) => {
    const browser = new TestBrowser(system);
    const { status, body, cookie } = await browser.logIn(username(), OWNER_PASSWORD);
    expect(status).toBe(200);
    expect(body.message.session.key).toMatch(/^[\w-]{43}$/);
    expect(cookie).toMatch(/^session=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
    expect(cookie).not.toContain(body.message.session.key);
  });

  test('answers the user object of the specification (§3), and refresh the same', async () => {
    const browser = new TestBrowser(system);
    const { user } = (await browser.logIn(shop.phone, OWNER_PASSWORD)).body.message;
    expect(Object.keys(user)).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'branch_name',
        'account_type',
        'permissions',
        'settings',
        'branch_settings',
      ]),
    );
    expect(user.branches).toEqual([{ id: shop.branch_id, name: 'Duka la Neema' }]);
    expect(user.settings).toMatchObject({ theme: 'automatic', language: null, barcode_sound: false });
    expect(user.branch_settings).toMatchObject({
      margin: '1rem',
      padding: '1rem',
      font_size: '14px',
      font_family: 'Inter',
      primary_color: '#00ADD8',
      border_radius: '0.5rem',
      printer_paper_size: '80mm',
      vat_rate: 18,
    });
    expect((await browser.ask(refresh)).body.message).toEqual(user);
  });

  test('the database keeps neither cookie nor key nor password', async () => {
    const browser = await logIn(system, shop.phone);
    const secrets = [
      browser.cookie?.slice('session='.length) ?? '',
      browser.session?.key ?? '',
      OWNER_PASSWORD,
    ];
    const tables = await system.db.adminQuery<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'ctx')`,
    );
    for (const { name } of tables) {
      const rows = await system.db.adminQuery(`select t::text as row from ${name} t`);
      const text = JSON.stringify(rows);
      for (const secret of secrets) expect(text.includes(secret), name).toBe(false);
      const key = Buffer.from(browser.session?.key ?? '', 'base64url').toString('hex');
      expect(text.includes(key), name).toBe(false);
    }
  });
});

describe('the wrong password', () => {
  test('a name that nobody has and a password that is wrong have one answer, and no cookie', async () => {
    const stranger = new TestBrowser(system);
    stranger.address = '10.9.0.1';
    const answers = [
      await stranger.logIn(nextPhone(), OWNER_PASSWORD),
      await stranger.logIn(shop.phone, 'Kiti-cheupe-28'),
      await stranger.logIn('nobody at all', 'x'),
    ];
    for (const answer of answers) {
      expect(answer).toEqual(answers[0]);
      expect(answer.status).toBe(401);
      expect(answer.cookie).toBeUndefined();
    }
    expect(answers[0]?.body.message).not.toContain('no active session');
  });

  test('both go the same way: as many questions to the database', async () => {
    const asked: string[][] = [];
    for (const name of [shop.phone, nextPhone()]) {
      const questions: string[] = [];
      const watched = new Proxy(system.database.login, {
        get: (gateway, question: keyof LoginGateway) => {
          questions.push(question);
          return gateway[question].bind(gateway);
        },
      });
      expect(await personOf(watched, name, 'Kiti-cheupe-28')).toBeNull();
      asked.push(questions);
    }
    expect(asked[0]).toEqual(asked[1]);
  });

  test('guesses run out per account and address; another address and another account do not suffer', async () => {
    const guesser = new TestBrowser(system);
    guesser.address = '10.9.0.2';
    const codes: string[] = [];
    for (let i = 0; i < 12; i++) codes.push((await guesser.logIn(shop.phone, `Kiti-cheupe-${i}`)).body.code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong_login'));
    expect(codes.slice(10)).toEqual(['too_many_guesses', 'too_many_guesses']);
    const right = await guesser.logIn(shop.phone, OWNER_PASSWORD);
    expect(right).toMatchObject({
      status: 429,
      body: { code: 'too_many_guesses', retry_after: expect.any(Number) },
    });

    const owner = new TestBrowser(system);
    owner.address = '10.9.0.3';
    expect((await owner.logIn(shop.phone, OWNER_PASSWORD)).status).toBe(200);
  });

  test('one address has at most fifteen guesses at all accounts, and its names are not kept', async () => {
    const guesser = new TestBrowser(system);
    guesser.address = '10.9.0.4';
    const names = Array.from({ length: 20 }, nextPhone);
    const answers = [];
    for (const name of names) answers.push(await guesser.logIn(name, 'Kiti-cheupe-1'));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(15);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    const kept = JSON.stringify(await system.db.adminQuery('select g::text from ctx.guesses g'));
    for (const name of names) expect(kept).not.toContain(name);
  });

  test('right passwords use nothing up', async () => {
    const busy = new TestBrowser(system);
    busy.address = '10.9.0.5';
    for (let i = 0; i < 20; i++) expect((await busy.logIn(shop.phone, OWNER_PASSWORD)).status).toBe(200);
  });

  test.each([
    {},
    { username: '', password: 'x' },
    { username: 'x' },
    { username: 'x', password: 'y', z: 1 },
    { username: 1, password: 2 },
  ])('a body %j is refused by its fields', async (body) => {
    const { status, body: answer } = await new TestBrowser(system).ask('POST api/user/login', { body });
    expect(status).toBe(400);
    expect(Object.keys(answer.fields).length).toBeGreaterThan(0);
  });
});

describe('a new session', () => {
  test('a cookie planted before the login is worth nothing after it', async () => {
    const victim = new TestBrowser(system);
    const planted = `session=${'A'.repeat(43)}`;
    victim.cookie = planted;
    await victim.logIn(shop.phone, OWNER_PASSWORD);
    expect(victim.cookie).not.toBe(planted);
    expect((await victim.ask(refresh)).status).toBe(200);
    expect((await victim.ask(refresh, { headers: { cookie: planted } })).status).toBe(401);
  });

  test('a second login makes another id, cookie and key, and ends the first of this browser', async () => {
    const browser = await logIn(system, shop.phone);
    const before = { cookie: browser.cookie, session: browser.session };
    await browser.logIn(shop.phone, OWNER_PASSWORD);
    expect(browser.cookie).not.toBe(before.cookie);
    expect(browser.session?.id).not.toBe(before.session?.id);
    expect(browser.session?.key).not.toBe(before.session?.key);
    const old = new TestBrowser(system);
    Object.assign(old, before, { userId: browser.userId });
    expect((await old.ask(refresh)).status).toBe(401);
    expect((await browser.ask(refresh)).status).toBe(200);
  });
});

describe('logout', () => {
  test('ends this session and no other, and is on record', async () => {
    const [leaving, staying] = [await logIn(system, shop.phone), await logIn(system, shop.phone)];
    const { session, cookie } = leaving;
    const answer = await leaving.ask('PUT api/user/logout');
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'You have been logged out' },
    });
    expect(answer.cookie).toContain('Max-Age=0');
    expect((await leaving.ask(refresh, { headers: { cookie } })).status).toBe(401);
    expect((await staying.ask(refresh)).status).toBe(200);
    const live = 'select from ctx.access where holder_id = $1 and revoked_at is null';
    expect(await system.db.adminQuery(live, [session?.id])).toEqual([]);
    const acts = await system.db.adminQuery(
      'select type from activities where record_id = $1 order by created_at',
      [session?.id],
    );
    expect(acts).toEqual([{ type: 'creation' }, { type: 'deletion' }]);
  });

  test('no call that begins after its answer succeeds', async () => {
    const browser = await logIn(system, shop.phone);
    const { cookie } = browser;
    await browser.ask('PUT api/user/logout');
    const late = await Promise.all(
      Array.from({ length: 20 }, () => browser.ask(refresh, { headers: { cookie } })),
    );
    expect(late.filter(({ status }) => status !== 401)).toEqual([]);
  });
});

describe('a login from a new device', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile';
  const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0) Firefox/131.0';

  async function logInBy(userAgent: string | undefined, phone: string, password: string) {
    const browser = new TestBrowser(system);
    browser.address = '10.9.8.7';
    const body = { username: phone, password };
    const { status, body: answer } = await browser.ask('POST api/user/login', {
      body,
      headers: { 'user-agent': userAgent },
    });
    expect(status).toBe(200);
    browser.session = answer.message.session;
    browser.userId = answer.message.user.id;
    return browser;
  }
  const toldTo = async (browser: TestBrowser) =>
    (await browser.ask('GET api/notification/list')).body.message.data as { title: string; text: string }[];

  test('is told to whose name it was, once for each kind of device, and not at the first login of all', async () => {
    const { phone, password } = await anEmployee(owner, [], { branches: [shop.branch_id] });
    const first = await logInBy(LAPTOP, phone, password);
    await logInBy(LAPTOP, phone, password);
    expect(await toldTo(first)).toEqual([]);
    await logInBy(PHONE, phone, password);
    await logInBy(PHONE, phone, password);
    expect(await toldTo(first)).toMatchObject([
      { title: 'New login from Chrome, Android', text: expect.stringContaining('10.9.8.7') },
    ]);
    expect((await toldTo(owner)).filter(({ text }) => text.includes('10.9.8.7'))).toEqual([]);
  });
});

test('somebody without a branch is told so, and has no session', async () => {
  const cashier = await anEmployee(owner, [], { branches: [] });
  const { status, body, cookie } = await new TestBrowser(system).logIn(cashier.phone, cashier.password);
  expect(status).toBe(403);
  expect(body.code).toBe('no_branch');
  expect(cookie).toBeUndefined();
  expect(
    await system.db.adminQuery('select from ctx.access where user_id = $1 and revoked_at is null', [
      cashier.id,
    ]),
  ).toEqual([]);
});

test('the log holds no secret', async () => {
  const browser = await logIn(system, shop.phone);
  await browser.logIn(shop.phone, 'Siri-kubwa-99');
  const { cookie = '', session } = browser;
  await browser.ask('PUT api/user/change-password', {
    body: { current_password: 'Siri-kubwa-98', new_password: 'Siri-kubwa-97' },
  });
  const log = system.logged.join('');
  expect(log).toContain('api/user/login');
  for (const secret of ['Siri-kubwa', OWNER_PASSWORD, cookie.slice(8), session?.key ?? 'x', shop.phone])
    expect(log.includes(secret), secret).toBe(false);
});
