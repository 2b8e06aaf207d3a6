import { newId } from '#core/ids.ts';
import { OWNER_PASSWORD } from '#server/testing/people.ts';
import type { AttackedShop } from './attacked-shop.ts';
import type { AttackedInput } from './places.ts';

/** What stands in the head of a call, and what somebody can send who never logged in. */
export async function placesAtTheDoor(shop: AttackedShop): Promise<AttackedInput[]> {
  return [...(await inHeads(shop)), ...withoutLogin(shop)];
}

async function inHeads({ ask, askAsStranger, first }: AttackedShop): Promise<AttackedInput[]> {
  const list = 'GET api/category/list';
  return [
    {
      name: 'head of the branch',
      good: await first('branch'),
      ask: (value) => ask(list, { headers: { 'x-branch': value } }),
    },
    {
      name: 'head of the key against repetition',
      good: newId(),
      ask: (value) =>
        ask('POST api/category', { body: { name: newId() }, headers: { 'idempotency-key': value } }),
    },
    {
      name: 'token',
      good: 'op_x',
      isRefused: true,
      ask: (value) => askAsStranger(list, { headers: { authorization: `Bearer ${value}` } }),
    },
    {
      name: 'session',
      good: newId(),
      isRefused: true,
      ask: (value) => askAsStranger(list, { headers: sessionHeaders(value) }),
    },
  ];
}

/** A header as docs/api-client.md tells it, of a session that does not exist. */
function sessionHeaders(session: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000);
  return { cookie: `session=${session}`, authorization: `v1.${session}.${seconds}.${IV}.${IV}` };
}

const IV = 'AAAAAAAAAAAAAAAA';

function withoutLogin({ askAsStranger }: AttackedShop): AttackedInput[] {
  const phone = '255754000111';
  const post = (path: string, body: object) => askAsStranger(`POST api/user/${path}`, { body });
  return [
    {
      name: 'name at the login',
      good: phone,
      isRefused: true,
      ask: (username) => post('login', { username, password: OWNER_PASSWORD }),
    },
    {
      name: 'name of who forgot the password',
      good: phone,
      ask: (username) => post('forgot-password', { username }),
    },
  ];
}
