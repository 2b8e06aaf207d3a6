import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { codeSentTo } from '#server/testing/mailbox.ts';
import { aBusiness, anEmployee, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { aColleague, anOnepos } from '#server/testing/platform-people.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { accessHashOf } from '#server-kit/auth/secrets.ts';

// cspell:ignore inaomba kuangalia biashara anaomba Timu msaada

let system: TestSystem;
let helper: TestBrowser;
let shop: Awaited<ReturnType<typeof aBusiness>>;
let owner: TestBrowser;
let clerk: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  const { phone } = await anOnepos(system);
  helper = await logIn(system, phone, OWNER_PASSWORD);
});
beforeEach(async () => {
  shop = await aBusiness(system);
  owner = await logIn(system, shop.phone);
  const employee = await anEmployee(owner, ['access_branch_settings'], { branches: [shop.branch_id] });
  clerk = await logIn(system, employee.phone, employee.password);
});
afterAll(() => system.close());

const REASON = 'The {reason} of \'October\' "differs"';

interface Told {
  kind: string;
  title: string;
  text: string;
  link: string;
}
const toldTo = async (by: TestBrowser): Promise<Told[]> =>
  (await by.ask('GET api/notification/list')).body.message.data;
const kindsTold = async (by: TestBrowser) => (await toldTo(by)).map(({ kind }) => kind);

async function ask(by = helper): Promise<string> {
  const body = { business_id: shop.business_id, reason: REASON, hours: 4 };
  return (await by.ask('POST api/platform/support', { body })).body.message.id;
}
const look = (grant: string) =>
  helper.ask('GET api/product/list', { branch: '', headers: { 'x-support': grant } });
const hashOf = (browser: TestBrowser) => accessHashOf(browser.cookie?.split('=')[1] ?? '');

test('the owner is told of a request, in his language, and nobody else is', async () => {
  const other = await logIn(system, (await aBusiness(system)).phone);
  const speak = (language: string) =>
    owner.ask('PUT api/user/settings', { body: { settings: { language } } });
  await speak('sw');
  await ask();
  expect(await toldTo(owner)).toMatchObject([
    {
      kind: 'support_asked',
      title: 'Timu ya msaada ya Onepos inaomba kuangalia biashara yako',
      text: expect.stringContaining(`Neema Mushi anaomba ruhusa ya saa 4: ${REASON}`),
      link: '/settings/support-access',
    },
  ]);
  expect([await toldTo(clerk), await toldTo(other), await toldTo(helper)]).toEqual([[], [], []]);
  await speak('en');
  expect((await toldTo(owner))[0]?.text).toContain(`Neema Mushi requests 4 hours of access: ${REASON}`);
});

test('he is told of each opening: of many calls at once one time, and again after half an hour', async () => {
  const id = await ask();
  await look(id);
  expect(await kindsTold(owner)).toEqual(['support_asked']);
  await owner.ask('PUT api/support-access/allow', { body: { id } });
  const answers = await Promise.all([look(id), look(id), look(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await look(id);
  expect(await kindsTold(owner)).toEqual(['support_opened', 'support_asked']);
  expect((await toldTo(owner))[0]?.text).toContain(`Neema Mushi is using the access you allowed: ${REASON}`);
  const later = "update ctx.support_grants set last_call_at = now() - interval '31 minutes' where id = $1";
  await system.db.adminQuery(later, [id]);
  await look(id);
  await look(id);
  expect(await kindsTold(owner)).toEqual(['support_opened', 'support_opened', 'support_asked']);
  await owner.ask('PUT api/support-access/end', { body: { id } });
  await system.db.adminQuery(later, [id]);
  expect((await look(id)).status).toBe(409);
  expect(await kindsTold(owner)).toHaveLength(3);
});

test('a message that the platform opens stands in the activities of the business, and its owner is told', async () => {
  const { id: employee } = (await clerk.ask('GET api/user/refresh')).body.message;
  const { phone_number } = (await owner.ask(`GET api/user?id=${employee}`)).body.message;
  await new TestBrowser(system).ask('POST api/user/forgot-password', { body: { username: phone_number } });
  const code = await codeSentTo(system, phone_number);
  const [message] = (await helper.ask('GET api/platform/messages')).body.message;
  const opened = await helper.ask('POST api/platform/open-message', { body: { id: message.id } });
  expect(opened.body.message.text).toContain(code);
  const { data } = (await owner.ask('GET api/activity/list?entity=message')).body.message;
  expect(data).toMatchObject([
    {
      ...{ type: 'reading', record_id: message.id, record_name: phone_number, acted_as: 'support' },
      ...{ user_name: 'Neema Mushi', user_id: null },
    },
  ]);
  const [told] = await toldTo(owner);
  expect(told).toMatchObject({ kind: 'message_opened', link: '/branch/activities?condition=reading' });
  expect(told?.text).toContain(`Neema Mushi viewed a message sent to ${phone_number}.`);
  expect(JSON.stringify([data, told])).not.toContain(code);
  expect(await toldTo(clerk)).toEqual([]);
});

test('the database tells owners nothing for anybody else, nor of what is not so', async () => {
  const words = { en: 'x', sw: 'x' };
  const said = JSON.stringify({ title: words, text: words });
  const id = await ask();
  const colleague = await aColleague(system, helper, 'system');
  await new TestBrowser(system).ask('POST api/user/forgot-password', { body: { username: shop.phone } });
  const [message] = await system.db.adminQuery<{ id: string }>(
    'select id from ctx.messages where business_id = $1',
    [shop.business_id],
  );
  const attempt = (by: TestBrowser, statement: string) =>
    system.database.transaction(hashOf(by), {}, (tx) => tx.query(statement, []));
  const before = await toldTo(owner);
  for (const by of [owner, clerk, colleague]) {
    await attempt(by, `select ctx.tell_of_request('${id}', '${said}')`);
    await attempt(by, `select ctx.tell_of_opening('${id}', '${said}')`);
    await attempt(by, `select ctx.note_opened_message('${message?.id}', '${newId()}', 'x', null, '${said}')`);
    const direct = `select ctx.tell_owners('${shop.business_id}', 'support_asked', '${said}', '', '/')`;
    await expect(attempt(by, direct)).rejects.toMatchObject({ code: '42501' });
  }
  await attempt(helper, `select ctx.tell_of_opening('${id}', '${said}')`);
  expect(await toldTo(owner)).toEqual(before);
});
