import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxCommand } from '#server/cli/outbox.ts';
import { codeSentTo } from '#server/testing/mailbox.ts';
import { aBusiness, nextPhone } from '#server/testing/people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { type Gateway, type Message, NeverTaken } from '#server-kit/post/message.ts';
import { openPostOffice } from '#server-kit/post/post-office.ts';
import { messageKeyOf } from './recovery-means.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());
beforeEach(() => system.db.adminQuery('delete from ctx.messages'));

const due = () => system.db.adminQuery("update ctx.messages set send_after = now() - interval '1 second'");
const forget = (username: string) =>
  new TestBrowser(system).ask('POST api/user/forgot-password', { body: { username } });

/** A gateway that keeps what it is given, or fails. */
function aGateway(fails = false) {
  const sent: Message[] = [];
  const gateway: Gateway = {
    channel: 'sms',
    async send(message) {
      if (fails) throw Object.assign(new Error(`refused ${message.to}`), { code: 'ECONNREFUSED' });
      sent.push(message);
    },
  };
  const key = messageKeyOf(system.serverKey);
  return { sent, office: openPostOffice({ outbox: system.database.outbox, gateways: [gateway], key }) };
}

/** Somebody who forgot; answers the number his message goes to. */
async function somebodyForgets(): Promise<string> {
  const { phone } = await aBusiness(system);
  await forget(phone);
  return phone;
}

test('a message leaves once, though two servers look at the same moment, and is unreadable from then on', async () => {
  const phone = await somebodyForgets();
  const code = await codeSentTo(system, phone);
  const offices = [aGateway(), aGateway()];
  await Promise.all(offices.map(({ office }) => office.run()));
  const sent = offices.flatMap((one) => one.sent);
  expect(sent).toMatchObject([{ to: phone }]);
  expect(sent[0]?.text).toContain(code);
  await due();
  await offices[0]?.office.run();
  expect(offices[0]?.sent.length).toBeLessThanOrEqual(1);
  expect(await system.db.adminQuery('select sealed, sent_at is not null as sent from ctx.messages')).toEqual([
    { sealed: null, sent: true },
  ]);
});

test('what failed is tried again when its time has come, and says why without saying to whom', async () => {
  const phone = await somebodyForgets();
  await aGateway(true).office.run();
  const later = aGateway();
  await later.office.run();
  expect(later.sent).toEqual([]);
  const [kept] = await system.db.adminQuery(
    'select tries, last_error, sent_at, m::text as row from ctx.messages m',
  );
  expect(kept).toMatchObject({ tries: 1, last_error: 'ECONNREFUSED', sent_at: null });
  expect(kept?.row).not.toContain(phone);
  await due();
  await later.office.run();
  expect(later.sent).toMatchObject([{ to: phone }]);
});

test('what will never be taken is laid aside with its reason, and not tried again', async () => {
  await somebodyForgets();
  const refusing = { channel: 'sms' as const, send: () => Promise.reject(new NeverTaken('refused 400')) };
  const key = messageKeyOf(system.serverKey);
  await openPostOffice({ outbox: system.database.outbox, gateways: [refusing], key }).run();
  await due();
  const { sent, office } = aGateway();
  await office.run();
  expect(sent).toEqual([]);
  expect(await system.db.adminQuery('select tries, last_error, sent_at from ctx.messages')).toEqual([
    { tries: 1, last_error: 'refused 400', sent_at: null },
  ]);
});

test('to a name that nobody has, and after its time, nothing leaves', async () => {
  await forget(nextPhone());
  await somebodyForgets();
  await system.db.adminQuery(
    "update ctx.messages set expires_at = now() - interval '1 second' where sealed is not null",
  );
  await forget(nextPhone());
  await due();
  const { sent, office } = aGateway();
  await office.run();
  expect(sent).toEqual([]);
});

test('a kind of message without gateway stays to be read by the platform, on its command line alone', async () => {
  const phone = await somebodyForgets();
  await forget(nextPhone());
  await openPostOffice({
    outbox: system.database.outbox,
    gateways: [],
    key: messageKeyOf(system.serverKey),
  }).run();
  const lines: string[] = [];
  const { database, serverKey } = system;
  const context = terminalContext(system);
  const print = (line: string) => lines.push(line);
  const cli = { database, adminUrl: '', context, print };
  await outboxCommand.run({ json: true }, { ...cli, serverKey: async () => serverKey });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { channel: 'sms', state: 'waiting', to: phone, text: expect.stringMatching(/\d{4} \d{4}/), tries: 0 },
  ]);
  lines.length = 0;
  await outboxCommand.run({ json: false }, { ...cli, serverKey: async () => Buffer.alloc(32) });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(phone);
});

test('what is long over is forgotten', async () => {
  await somebodyForgets();
  await system.db.adminQuery("update ctx.messages set expires_at = now() - interval '2 days'");
  await system.db.adminQuery("update ctx.recoveries set expires_at = now() - interval '2 days'");
  await system.database.outbox.forgetOld();
  expect(await system.db.adminQuery('select sealed from ctx.messages')).toEqual([{ sealed: null }]);
  expect(await system.db.adminQuery('select from ctx.recoveries')).toEqual([]);
  await system.db.adminQuery("update ctx.messages set created_at = now() - interval '31 days'");
  await system.database.outbox.forgetOld();
  expect(await system.db.adminQuery('select from ctx.messages')).toEqual([]);
});
