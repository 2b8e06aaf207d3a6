import { fromBase64url, toBase64url } from '#web-kit/session/bytes.ts';
import { encrypt } from '#web-kit/session/envelope.ts';
import { ownCiphers } from '#web-kit/session/own-ciphers.ts';
import { hashOf, signCall } from '#web-kit/session/sign-call.ts';

/** One write of somebody who is logged in; answers what the call answers, and throws where it is refused. */
export type SessionCall = (
  method: string,
  path: string,
  body: object,
  branchId?: string,
) => Promise<{ id: string }>;

/** What a login answers. */
export interface LoggedIn {
  user: { id: string; branch_id: string };
  session: { id: string; key: string };
}

/** Logs a person in at a running server, does some calls as the web application would, and logs out again. */
export async function asPerson<T>(
  address: string,
  { phone, password }: { phone: string; password: string },
  work: (call: SessionCall) => Promise<T>,
): Promise<T> {
  const login = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ username: phone, password }),
  });
  const { message } = await goodAnswer('user/login', login);
  const { session, user } = message as LoggedIn;
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const key = await ownCiphers.keyFrom(fromBase64url(session.key));
  const call: SessionCall = async (method, path, body, branchId = '') => {
    const text = JSON.stringify(body);
    const authorization = await signCall(
      ownCiphers,
      { sessionId: session.id, userId: user.id, key },
      {
        seconds: Math.floor(Date.now() / 1000),
        method,
        path: `/api/${path}`,
        branchId,
        bodyHash: await hashOf(ownCiphers, new TextEncoder().encode(text)),
      },
    );
    const headers = { ...JSON_BODY, cookie, authorization, ...(branchId ? { 'x-branch': branchId } : {}) };
    const answer = await fetch(`${address}/api/${path}`, { method, headers, body: text });
    return (await goodAnswer(path, answer)).message as { id: string };
  };
  const done = await work(call);
  await call('PUT', 'user/logout', {});
  return done;
}

/** Somebody whom an owner has made, and who has logged in since and chosen a password of his own. */
export async function aPersonOf(
  address: string,
  owner: { phone: string; password: string },
  person: Readonly<Record<string, unknown>>,
  branchId = '',
): Promise<{ id: string }> {
  const given = { ...person, password: GIVEN };
  const made = await asPerson(address, owner, (call) => call('POST', 'user', given, branchId));
  const body = { username: person.phone_number, password: GIVEN, new_password: person.password };
  const login = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(body),
  });
  await goodAnswer('user/login', login);
  return made;
}

const GIVEN = 'Kikombe-cheupe-5931';

/** What the web application derives from a login to keep the user in a browser: `keepSession` and `keepUser` of web-kit. */
export async function savedOfLogin({ user, session }: LoggedIn) {
  const storeKey = toBase64url(await ownCiphers.derive(fromBase64url(session.key), 'stored user'));
  const vector = `of the session ${session.id}`;
  const stored = JSON.stringify(await encrypt(user, { key: storeKey, iv: vector }));
  return { storeKey, vector, stored };
}

const JSON_BODY = { 'content-type': 'application/json' };

async function goodAnswer(path: string, response: Response): Promise<{ message: unknown }> {
  const answer = (await response.json()) as { success: boolean; message: unknown };
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}
