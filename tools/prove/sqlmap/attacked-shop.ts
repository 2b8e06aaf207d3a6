// cspell:ignore Mfano
import { newId } from '#core/ids.ts';
import { makeSample } from '#server/sample/make-sample.ts';
import { logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import type { TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import type { Ask } from '#server-kit/testing/test-server.ts';

/** What came of a call; the body as it was sent, a workbook among them. */
export interface Reply {
  status: number;
  text: string;
}

/** A sample business that trades, its owner's program with a token, and somebody without either. */
export interface AttackedShop {
  /** Calls as the owner's program; headers beside its own, or in their place. */
  ask(route: string, sent?: Ask): Promise<Reply>;
  /** Calls as somebody who never logged in, each time from another address, as no limit should end the attack. */
  askAsStranger(route: string, sent?: Ask): Promise<Reply>;
  /** The message of an answer. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
  read(route: string, sent?: Ask): Promise<any>;
  /** The id of the first row of a list. */
  first(list: string): Promise<string>;
}

const DAYS_OF_TRADE = 7;

/** Makes the sample and logs its owner in, who makes a token with all of his rights. */
export async function openAttackedShop(system: TestSystem, seed: number): Promise<AttackedShop> {
  const owner_phone = nextPhone();
  const wanted = { name: 'Duka la Mfano', owner_phone, password: OWNER_PASSWORD };
  const parts = { context: terminalContext(system), database: system.database, serverKey: system.serverKey };
  await makeSample(parts, wanted, { seed, days: DAYS_OF_TRADE }, { progress: () => undefined });
  const headers = { authorization: `Bearer ${await tokenOfOwner(system, owner_phone)}` };
  let strangers = 0;
  const ask: AttackedShop['ask'] = (route, sent = {}) =>
    send(system, route, { ...sent, headers: { ...headers, ...sent.headers } });
  const read: AttackedShop['read'] = async (route, sent) => JSON.parse((await ask(route, sent)).text).message;
  return {
    ask,
    askAsStranger(route, sent = {}) {
      strangers += 1;
      const address = `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`;
      return send(system, route, { ...sent, headers: { 'x-forwarded-for': address, ...sent.headers } });
    },
    read,
    first: async (list) => (await read(`GET api/${list}/list?limit=1`)).data[0].id,
  };
}

async function tokenOfOwner(system: TestSystem, phone: string): Promise<string> {
  const browser = await logIn(system, phone);
  const { permissions } = (await browser.ask('GET api/user/refresh')).body.message;
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  const made = await browser.ask('POST api/token', { body: { name: 'sqlmap', permissions, expires_at } });
  if (made.status !== 200) throw new Error(`no token: ${JSON.stringify(made.body)}`);
  return made.body.message.token;
}

async function send(system: TestSystem, route: string, { body, payload, headers = {} }: Ask): Promise<Reply> {
  const [method = 'GET', url = ''] = route.split(/ (.*)/s);
  const sent = payload ?? (body === undefined ? undefined : JSON.stringify(body));
  const { statusCode, payload: text } = await system.server.app.inject({
    method: method as 'GET',
    url: `/${url}`,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': newId() }),
      ...headers,
    },
    ...(sent === undefined ? {} : { payload: sent }),
  });
  return { status: statusCode, text };
}
