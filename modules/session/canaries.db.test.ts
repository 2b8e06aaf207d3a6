import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnOnTwoFactor } from '#server/testing/authenticator.ts';
import { codeSentTo } from '#server/testing/mailbox.ts';
import { aBusiness, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { browserElsewhere } from '#server/testing/session-attacks.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { readWorkbook } from '#server-kit/excel/read-workbook.ts';
import { openLog } from '#server-kit/http/log.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import { openPostOffice } from '#server-kit/post/post-office.ts';
import { smtpGateway } from '#server-kit/post/smtp.ts';
import { startMailServer } from '#server-kit/post/testing/mail-server.ts';
import { everyRow } from '#server-kit/testing/all-rows.ts';
import { messageKeyOf } from './recovery/server/recovery-means.ts';

const EMAIL = 'siri@duka.co.tz';
const NEW_PASSWORD = 'Meza-ndefu-88';
const SMTP_PASSWORD = 'Taa-ndefu-41';

let system: TestSystem;
let owner: TestBrowser;
/** Each secret by what it is. */
let canaries: Record<string, string>;
let username: string;

beforeAll(async () => {
  system = await openTestSystem(undefined, { logLevel: 'trace' });
  username = (await aBusiness(system)).phone;
  owner = await logIn(system, username);
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const token = await owner.ask('POST api/token', { body: { name: 'Hesabu', permissions: [], expires_at } });
  const hired = await owner.ask('POST api/user', {
    body: {
      name: 'Asha Juma',
      phone_number: '255713000098',
      email: EMAIL,
      account_type: 'employee',
      password: NEW_PASSWORD,
    },
  });
  const asked = await browserElsewhere(system).ask('POST api/user/forgot-password', {
    body: { username: EMAIL },
  });
  expect([token.status, hired.status, asked.status]).toEqual([200, 200, 200]);
  const code = await codeSentTo(system, EMAIL);
  const { secret, codes } = await turnOnTwoFactor(system, owner, OWNER_PASSWORD);
  canaries = {
    password: OWNER_PASSWORD,
    'password of another': NEW_PASSWORD,
    'half of a session': owner.cookie?.split('=')[1] ?? '',
    'key of a session': owner.session?.key ?? '',
    'token of a program': token.body.message.token,
    'question of a reset': asked.body.message.request,
    'code of a reset': code,
    'seed of an app': secret,
    'recovery code': codes[0] ?? '',
    'password of the mail server': SMTP_PASSWORD,
    'key of the server': (system.serverKey as Buffer).toString('base64url'),
  };
  for (const [what, secret] of Object.entries(canaries))
    expect([what, secret]).toEqual([what, expect.stringMatching(/^.{9,}$/)]);
});
afterAll(() => system.close());

/** The secrets that stand in a text, as they are or in another writing. */
function found(text: string): string[] {
  return Object.entries(canaries)
    .filter(([, secret]) => writings(secret).some((writing) => text.includes(writing)))
    .map(([what]) => what);
}

const writings = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64url'),
  Buffer.from(secret).toString('hex'),
  ...(/^[\w-]{40,}$/.test(secret) ? [Buffer.from(secret, 'base64url').toString('hex')] : []),
];

/** The call with every secret in it under names that such things have; answers what came back. */
async function askWithSecrets({ method, path }: Operation, nth: number): Promise<string> {
  const named = {
    ...canaries,
    password: OWNER_PASSWORD,
    token: canaries['token of a program'],
    otp: canaries['recovery code'],
  };
  const query = new URLSearchParams(named as Record<string, string>);
  const isQuestion = method === 'GET' || method === 'DELETE';
  const url = isQuestion ? `/${path}?${query}` : `/${path}`;
  const text = isQuestion ? '' : JSON.stringify(named);
  const response = await system.server.app.inject({
    method,
    url,
    headers: {
      'x-forwarded-for': `10.66.${nth >> 8}.${nth & 255}`,
      cookie: owner.cookie ?? '',
      authorization: await owner.sign({ method, path: url, branchId: '', text }),
      ...(text ? { 'content-type': 'application/json' } : {}),
    },
    ...(text ? { payload: nth % 2 ? text : `${text}}` } : {}),
  });
  return response.payload + JSON.stringify(response.headers);
}

test('no secret is told again or logged by any call it is given to, however detailed the log', async () => {
  const told: string[] = [];
  for (const [nth, operation] of system.operations.entries()) {
    const what = found(await askWithSecrets(operation, nth));
    if (what.length > 0) told.push(`${operation.name}: ${what}`);
  }
  expect(told).toEqual([]);
  expect(system.logged.length).toBeGreaterThan(system.operations.length);
  expect(found(system.logged.join(''))).toEqual([]);
});

test('no secret stands in a row, sealed messages and what failed of them included', async () => {
  const mail = await startMailServer('550 not today');
  const url = mail.url.replace('//', `//post:${SMTP_PASSWORD}@`);
  const gateway = smtpGateway({ SMTP_URL: url, SMTP_FROM: 'post@duka.co.tz' });
  const log = openLog({ write: (line: string) => system.logged.push(line) }, 'trace');
  const faults: unknown[] = [];
  const post = openPostOffice({
    outbox: system.database.outbox,
    gateways: gateway ? [gateway] : [],
    key: messageKeyOf(system.serverKey),
    onFault: (error) => {
      faults.push(error);
      log.warn({ error }, 'beside a call');
    },
  });
  await post.run();
  await post.stop();
  await mail.stop();
  expect(faults.length).toBeGreaterThan(0);
  const rows = await everyRow(system.db);
  expect(rows).toContain('Hesabu');
  expect(found(rows)).toEqual([]);
  expect(found(system.logged.join(''))).toEqual([]);
});

test('no secret leaves in what is taken away', async () => {
  for (const route of ['GET api/activity/export', 'GET api/user/export']) {
    const { status, bytes } = await takeAway(route);
    expect([route, status]).toEqual([route, 200]);
    const { sheets } = await readWorkbook(bytes);
    const texts = JSON.stringify(sheets.map(({ rows }) => rows.map((row) => row.map((cell) => cell?.text))));
    expect([route, texts.length > 100, found(texts)]).toEqual([route, true, []]);
  }
  const branch = await takeAway('POST api/branch/download', { format: 'json' });
  expect([branch.status, found(branch.bytes.toString('utf8'))]).toEqual([200, []]);
});

async function takeAway(route: string, body?: object) {
  const [method = 'GET', path = ''] = route.split(' ');
  const text = body ? JSON.stringify(body) : '';
  const response = await system.server.app.inject({
    method: method as 'GET',
    url: `/${path}`,
    headers: {
      cookie: owner.cookie ?? '',
      authorization: await owner.sign({ method, path: `/${path}`, branchId: '', text }),
      ...(text ? { 'content-type': 'application/json' } : {}),
    },
    ...(text ? { payload: text } : {}),
  });
  return { status: response.statusCode, bytes: response.rawPayload };
}

test('no secret stands in the log or the answer of a call that fails inside the server', async () => {
  const tables = await system.db.adminQuery<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'ctx')`,
  );
  await system.db.adminQuery(
    `create function public.fault() returns trigger language plpgsql as $$ begin raise exception 'injected fault'; end $$`,
  );
  for (const { name } of tables)
    await system.db.adminQuery(
      `create trigger zz_fault before insert or update or delete on ${name} for each statement execute function public.fault()`,
    );
  const failing: [string, object][] = [
    ['POST api/user/login', { username, password: OWNER_PASSWORD, otp: canaries['recovery code'] }],
    ['POST api/user/forgot-password', { username: EMAIL }],
    ['POST api/user/verify', { request: canaries['question of a reset'], code: canaries['code of a reset'] }],
    ['PUT api/user/change-password', { current_password: OWNER_PASSWORD, new_password: NEW_PASSWORD }],
    ['POST api/user/begin-two-factor', { current_password: OWNER_PASSWORD }],
  ];
  const before = system.logged.length;
  for (const [route, body] of failing) {
    const browser = /login|forgot|verify/.test(route) ? browserElsewhere(system) : owner;
    const answer = await browser.ask(route, { body });
    const text = JSON.stringify(answer.body);
    expect([route, answer.status, found(text), text.includes('injected')]).toEqual([route, 500, [], false]);
  }
  const lines = system.logged.slice(before).join('');
  expect(lines.split('injected fault').length).toBeGreaterThan(failing.length);
  expect(found(lines)).toEqual([]);
});
