import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { messageKeyOf } from '#modules/session/public.ts';
import { codeSentTo } from '#server/testing/mailbox.ts';
import { aBusiness, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { aColleague, anOnepos } from '#server/testing/platform-people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { type Message, NeverTaken } from '#server-kit/post/message.ts';
import { openPostOffice } from '#server-kit/post/post-office.ts';
import { everyRow } from '#server-kit/testing/all-rows.ts';

let system: TestSystem;
let onepos: TestBrowser;
let platform: string;
beforeAll(async () => {
  system = await openTestSystem();
  const { phone, business_id } = await anOnepos(system);
  platform = business_id;
  onepos = await logIn(system, phone, OWNER_PASSWORD);
});
afterAll(() => system.close());
beforeEach(() => system.db.adminQuery('delete from ctx.messages'));

const listed = async (query = '') => (await onepos.ask(`GET api/platform/messages${query}`)).body.message;
const open = (by: TestBrowser, id: string) => by.ask('POST api/platform/open-message', { body: { id } });
const again = (by: TestBrowser, id: string) =>
  by.ask('POST api/platform/send-message-again', { body: { id } });
const onRecord = async (id: string) =>
  (await onepos.ask('GET api/activity/list?entity=message')).body.message.data.filter(
    ({ record_id }: { record_id: string }) => record_id === id,
  );

/** Somebody who forgot his password: where his message goes, which it is, and the code in it. */
async function somebodyForgets() {
  const { phone, business_id } = await aBusiness(system);
  await new TestBrowser(system).ask('POST api/user/forgot-password', { body: { username: phone } });
  const [message] = await listed();
  return { phone, business_id, id: message.id as string, code: await codeSentTo(system, phone) };
}

function anOffice(refuses = false) {
  const sent: Message[] = [];
  const send = async (message: Message) => {
    if (refuses) throw new NeverTaken('refused 400');
    sent.push(message);
  };
  const gateways = [{ channel: 'sms' as const, send }];
  const key = messageKeyOf(system.serverKey);
  return { sent, office: openPostOffice({ outbox: system.database.outbox, gateways, key }) };
}

test('only the highest accounts of the platform see the outbox; the database itself answers nobody else', async () => {
  const { id, phone, business_id } = await somebodyForgets();
  await anOffice(true).office.run();
  const owner = await logIn(system, phone);
  for (const by of [
    owner,
    await aColleague(system, onepos, 'agent'),
    await aColleague(system, onepos, 'system'),
  ]) {
    expect((await by.ask('GET api/platform/messages')).status).toBe(403);
    expect([(await open(by, id)).status, (await again(by, id)).status]).toEqual([403, 403]);
  }
  const [systemAccount] = await system.db.adminQuery<{ id: string }>(
    "select id from users where account_type = 'system'",
  );
  const [first] = await system.db.adminQuery<{ id: string }>(
    "select id from users where account_type = 'onepos'",
  );
  const seenBy = async (business: string, user: string | undefined) => {
    const hash = await system.db.openAccess(business, user);
    return system.database.transaction(hash, {}, async (tx) => [
      (await tx.query('select from ctx.messages_of_platform(null, null, 10)', [])).length,
      await tx.query('select ctx.send_message_again($1) as done', [id]),
    ]);
  };
  const [{ id: ownerId } = { id: '' }] = await system.db.adminQuery<{ id: string }>(
    'select id from users where business_id = $1',
    [business_id],
  );
  await system.db.adminQuery("update users set account_type = 'onepos' where id = $1", [ownerId]);
  const impostor = await logIn(system, phone);
  expect((await open(impostor, id)).body.code).toBe('not_the_platform');
  for (const [business, user] of [
    [platform, systemAccount?.id],
    [business_id, ownerId],
  ] as const)
    expect(await seenBy(business, user)).toEqual([0, [{ done: false }]]);
  expect(await listed()).toMatchObject([{ id, state: 'laid_aside' }]);
  expect(await onRecord(id)).toEqual([]);
  expect(await seenBy(platform, first?.id)).toEqual([1, [{ done: true }]]);
});

test('the list tells to whom and about what, and nothing of what it says', async () => {
  const { id, phone, code } = await somebodyForgets();
  const all = await listed();
  expect(all).toEqual([
    {
      ...{ id, to: phone, channel: 'sms', state: 'waiting', tries: 0, last_error: null },
      subject: expect.stringContaining('Onepos'),
      created_at: expect.any(String),
    },
  ]);
  expect(JSON.stringify(all)).not.toContain(code);
  expect([await listed('?state=waiting'), await listed('?state=sent')]).toEqual([all, []]);
  expect((await onepos.ask('GET api/platform/messages?state=open')).status).toBe(400);
  expect(await onRecord(id)).toEqual([]);
});

test('each opening is on record with to whom, and the text stands nowhere', async () => {
  const { id, phone, code } = await somebodyForgets();
  for (const key of [newId(), newId()]) {
    const headers = { 'idempotency-key': key };
    const { body } = await onepos.ask('POST api/platform/open-message', { body: { id }, headers });
    expect(body.message).toMatchObject({ id, to: phone, text: expect.stringContaining(code) });
  }
  const recorded = await onRecord(id);
  expect(recorded).toHaveLength(2);
  for (const one of recorded)
    expect(one).toMatchObject({ type: 'reading', record_name: phone, user_name: 'Neema Mushi' });
  expect(JSON.stringify(recorded)).not.toContain(code);
  expect(await everyRow(system.db)).not.toContain(code);

  await anOffice().office.run();
  expect(await listed()).toMatchObject([{ id, state: 'sent', to: null, subject: null }]);
  const late = await open(onepos, id);
  expect([late.status, late.body.code]).toEqual([409, 'message_unreadable']);
  expect((await open(onepos, newId())).status).toBe(404);
  expect(await onRecord(id)).toHaveLength(2);
});

test('what was laid aside is sent again once, though two ask at the same moment', async () => {
  const { id, phone, code } = await somebodyForgets();
  expect((await again(onepos, id)).body.code).toBe('message_not_laid_aside');
  await anOffice(true).office.run();
  expect(await listed('?state=laid_aside')).toMatchObject([{ id, tries: 1, last_error: 'refused 400' }]);

  const before = system.nudged();
  const asked = await Promise.all([again(onepos, id), again(onepos, id)]);
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(system.nudged()).toBe(before + 1);
  expect(await listed()).toMatchObject([{ id, state: 'waiting', tries: 0, last_error: null }]);

  const tooEarly = anOffice();
  await tooEarly.office.run();
  expect(tooEarly.sent).toEqual([]);
  await system.db.adminQuery("update ctx.messages set send_after = now() - interval '1 second'");
  const offices = [anOffice(), anOffice()];
  await Promise.all(offices.map(({ office }) => office.run()));
  expect(offices.flatMap(({ sent }) => sent)).toMatchObject([{ to: phone }]);

  expect((await again(onepos, id)).body.code).toBe('message_not_laid_aside');
  expect(await listed()).toMatchObject([{ id, state: 'sent' }]);
  const recorded = await onRecord(id);
  expect(recorded).toMatchObject([{ type: 'modification', record_name: phone, reason: 'refused 400' }]);
  expect(JSON.stringify(recorded)).not.toContain(code);
});
