import { randomUUID } from 'node:crypto';
import { newSecret } from '#server-kit/auth/secrets.ts';
import { turnOnTwoFactor } from './authenticator.ts';
import { codeSentTo } from './mailbox.ts';
import { aBusiness, logIn, OWNER_PASSWORD } from './people.ts';
import { type Answer, TestBrowser } from './test-browser.ts';
import type { TestSystem } from './test-system.ts';

/** What was tried against the sessions, and how often it got through. */
export interface Tally {
  tries: number;
  opened: number;
}

const REFRESH = 'GET api/user/refresh';
let addresses = 0;

/** A browser at an address of its own, so that no limit of another attack is in the way. */
export function browserElsewhere(system: TestSystem): TestBrowser {
  const browser = new TestBrowser(system);
  addresses += 1;
  browser.address = `10.${100 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return browser;
}

/** One half of a session, or halves of two: cookie alone, header alone, a pair that was never given out together. */
export async function tryHalves(system: TestSystem, tries: number): Promise<Tally> {
  const { phone } = await aBusiness(system);
  const [one, two] = [await logIn(system, phone), await logIn(system, phone)];
  return count(tries, (i) => {
    const thief = browserElsewhere(system);
    if (i % 3 === 0) thief.cookie = one.cookie;
    if (i % 3 === 1) Object.assign(thief, { session: one.session, userId: one.userId });
    if (i % 3 === 2) Object.assign(thief, { cookie: one.cookie, session: two.session, userId: two.userId });
    return thief.ask(REFRESH);
  });
}

/** A header that was overheard, sent with its own cookie for anything but the call it was sealed for. */
export async function tryReplays(system: TestSystem, tries: number): Promise<Tally> {
  const { phone } = await aBusiness(system);
  const browser = await logIn(system, phone);
  const seconds = Math.floor(system.clock.now().getTime() / 1000);
  const others = [
    { path: '/api/user/settings' },
    { path: '/api/user/refresh?x=1' },
    { method: 'PUT' },
    { branchId: '01a1ff7b-a819-7710-b654-df9c8ceeefec' },
    { bodyHash: newSecret() },
    { seconds: seconds - 400 },
    { seconds: seconds + 400 },
    { userId: '01a1ff7b-a819-7710-b654-df9c8ceeefec' },
    { key: newSecret() },
  ];
  return count(tries, (i) => browser.ask(REFRESH, { signedAs: others[i % others.length] ?? {} }));
}

/** A call that was overheard, sent again letter by letter: reads and writes, each at once and once more. */
export async function tryIdentical(system: TestSystem, tries: number): Promise<Tally> {
  const { phone } = await aBusiness(system);
  const browser = await logIn(system, phone);
  const body = { name: 'Ghala' };
  const asked = [
    () => browser.prepare(REFRESH),
    () => browser.prepare('PUT api/user/settings', { body: { settings: { barcode_sound: true } } }),
    (i: number) => browser.prepare('POST api/store', { body: { ...body, name: `${body.name} ${i}` } }),
  ];
  return count(tries, async (i) => {
    const sent = await asked[i % asked.length]?.(i);
    if (!sent || (await browser.send(sent)).status !== 200) throw new Error(`call ${i} was refused`);
    return browser.send(sent);
  });
}

/** A write that was overheard, sent again as another call by a key of its own. */
export async function tryOtherKeys(system: TestSystem, tries: number): Promise<Tally> {
  const { phone } = await aBusiness(system);
  const browser = await logIn(system, phone);
  return count(tries, async (i) => {
    const key = { 'idempotency-key': randomUUID() };
    const sent = await browser.prepare('POST api/store', { body: { name: `Ghala ${i}` }, headers: key });
    if (i % 2) await browser.send(sent);
    return browser.send({ ...sent, headers: { ...sent.headers, 'idempotency-key': randomUUID() } });
  });
}

/** A cookie planted before somebody logs in. */
export async function tryFixation(system: TestSystem, tries: number): Promise<Tally> {
  const { phone } = await aBusiness(system);
  return count(tries, async () => {
    const planted = `session=${newSecret()}`;
    const victim = browserElsewhere(system);
    victim.cookie = planted;
    await victim.logIn(phone, OWNER_PASSWORD);
    return victim.ask(REFRESH, { headers: { cookie: planted } });
  });
}

/** Calls that begin the moment the answer to a logout has come. */
export async function tryAfterLogout(system: TestSystem, tries: number): Promise<Tally> {
  const { phone } = await aBusiness(system);
  const browser = await logIn(system, phone);
  const { cookie } = browser;
  const meanwhile = Array.from({ length: 20 }, () => browser.ask(REFRESH, { headers: { cookie } }));
  await browser.ask('PUT api/user/logout');
  const late = Array.from({ length: tries }, () => browser.ask(REFRESH, { headers: { cookie } }));
  await Promise.all(meanwhile);
  return tally(await Promise.all(late));
}

/** One code of an authenticator, used by many at the same moment. */
export async function tryOneCode(system: TestSystem, tries: number): Promise<Tally> {
  const { phone } = await aBusiness(system);
  const { app } = await turnOnTwoFactor(system, await logIn(system, phone), OWNER_PASSWORD);
  const code = app.code(1);
  const logins = Array.from({ length: tries }, () =>
    browserElsewhere(system).logIn(phone, OWNER_PASSWORD, code),
  );
  return tally(await Promise.all(logins));
}

/** One message with a code, and one proof of it, each used by many at the same moment: how often each counted. */
export async function tryOneRecovery(
  system: TestSystem,
  tries: number,
): Promise<{ codes: Tally; proofs: Tally }> {
  const { phone } = await aBusiness(system);
  const asked = await browserElsewhere(system).ask('POST api/user/forgot-password', {
    body: { username: phone },
  });
  const body = { request: asked.body.message.request, code: await codeSentTo(system, phone) };
  const verified = await allAtOnce(tries, () =>
    browserElsewhere(system).ask('POST api/user/verify', { body }),
  );
  const token = verified.find(({ status }) => status === 200)?.body.message.token;
  const reset = await allAtOnce(tries, (i) =>
    browserElsewhere(system).ask('POST api/user/reset-password', {
      body: { token, password: `Meza-ndefu-${1000 + i}` },
    }),
  );
  return { codes: tally(verified), proofs: tally(reset) };
}

const allAtOnce = (tries: number, ask: (i: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: tries }, (_, i) => ask(i)));

async function count(tries: number, ask: (i: number) => Promise<Answer>): Promise<Tally> {
  const answers: Answer[] = [];
  for (let i = 0; i < tries; i++) answers.push(await ask(i));
  return tally(answers);
}

function tally(answers: readonly Answer[]): Tally {
  return { tries: answers.length, opened: answers.filter(({ status }) => status === 200).length };
}
