import type { Ask as TestAsk } from '#server-kit/testing/test-server.ts';
import { fromBase64url } from '#web-kit/session/bytes.ts';
import { ownCiphers } from '#web-kit/session/own-ciphers.ts';
import { hashOf, signCall } from '#web-kit/session/sign-call.ts';
import type { TestSystem } from './test-system.ts';

/** What a test may change of a call after it was signed, as a thief or a faulty client would. */
export interface Ask {
  body?: unknown;
  branch?: string;
  headers?: Record<string, string | undefined>;
  /** Signs for these instead of what is sent. */
  signedAs?: Partial<{
    method: string;
    path: string;
    branchId: string;
    bodyHash: string;
    seconds: number;
    userId: string;
    sessionId: string;
    key: string;
    idempotencyKey: string;
  }>;
}

/** A call as it goes over the line. */
export interface Sent {
  method: 'GET';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  cookie: string | undefined;
  /** Every line that sets one. */
  cookies: string[];
}

/** A browser with its cookie jar that signs calls by the very code of the web application. */
export class TestBrowser {
  readonly #system: TestSystem;
  /** Where it stands; empty at the machine of the server. */
  address = '10.0.0.1';
  cookie: string | undefined;
  session: { id: string; key: string } | undefined;
  userId = '';

  constructor(system: TestSystem) {
    this.#system = system;
  }

  /** A browser on the machine of the server itself. */
  static atTheServer(system: TestSystem): TestBrowser {
    const browser = new TestBrowser(system);
    browser.address = '';
    return browser;
  }

  async logIn(username: string, password: string, otp?: string): Promise<Answer> {
    const body = { username, password, ...(otp === undefined ? {} : { otp }) };
    const answer = await this.ask('POST api/user/login', { body });
    if (answer.status === 200) {
      this.session = answer.body.message.session;
      this.userId = answer.body.message.user.id;
    }
    return answer;
  }

  /** Takes the password that was set for somebody as one that he has chosen himself, at a first login of his. */
  async asIfChosen(phone: string): Promise<void> {
    await this.#system.db.adminQuery(
      `update ctx.credentials c set is_given = false from ctx.login_names n
       where n.name = $1 and (c.business_id, c.user_id) = (n.business_id, n.user_id)`,
      [phone],
    );
  }

  async ask(route: string, how: Ask = {}): Promise<Answer> {
    return this.send(await this.prepare(route, how));
  }

  /** A call as it goes over the line, to be sent as it is, again, or otherwise. */
  async prepare(route: string, { body, branch = '', headers = {}, signedAs = {} }: Ask = {}): Promise<Sent> {
    const [method = 'GET', url = ''] = route.split(/ (.*)/s);
    const text = body === undefined ? '' : JSON.stringify(body);
    const call = { method, path: `/${url}`, branchId: branch, text, idempotencyKey: keyAmong(headers) };
    const all = {
      ...(text ? { 'content-type': 'application/json' } : {}),
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(branch ? { 'x-branch': branch } : {}),
      ...(this.address ? { 'x-forwarded-for': this.address } : {}),
      ...(this.session ? { authorization: await this.sign(call, signedAs) } : {}),
      ...headers,
    };
    const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return {
      method: method as 'GET',
      url: `/${url}`,
      headers: Object.fromEntries(kept),
      ...(text ? { payload: text } : {}),
    };
  }

  async send(sent: Sent): Promise<Answer> {
    const response = await this.#system.server.app.inject(sent);
    const line = response.headers['set-cookie'];
    const cookies = line === undefined ? [] : [line].flat();
    const [cookie] = cookies;
    if (cookie) this.cookie = cookie.includes('Max-Age=0') ? undefined : cookie.split(';')[0];
    return { status: response.statusCode, body: response.json(), cookie, cookies };
  }

  /** Sends a form with a file, as `formOf` makes it, signed for that file. */
  async upload(path: string, form: Pick<TestAsk, 'payload' | 'headers'>, branch = ''): Promise<Answer> {
    const fileHash = form.headers?.['x-file-sha256'] ?? '';
    const call = { method: 'POST', path: `/${path}`, branchId: branch, text: '', fileHash };
    const response = await this.#system.server.app.inject({
      method: 'POST',
      url: `/${path}`,
      headers: {
        ...form.headers,
        'x-forwarded-for': this.address,
        ...(branch ? { 'x-branch': branch } : {}),
        cookie: this.cookie ?? '',
        authorization: await this.sign(call),
      },
      payload: form.payload ?? '',
    });
    return { status: response.statusCode, body: response.json(), cookie: undefined, cookies: [] };
  }

  /** A call that sends only what it is told to. */
  async askBare(route: string, headers: Record<string, string>): Promise<Answer> {
    const [method = 'GET', url = ''] = route.split(/ (.*)/s);
    const response = await this.#system.server.app.inject({
      method: method as 'GET',
      url: `/${url}`,
      headers,
    });
    return { status: response.statusCode, body: response.json(), cookie: undefined, cookies: [] };
  }

  /** The header of a call, for what it says or for what a test claims instead. */
  async sign(
    call: {
      method: string;
      path: string;
      branchId: string;
      text: string;
      fileHash?: string;
      idempotencyKey?: string;
    },
    signedAs: NonNullable<Ask['signedAs']> = {},
  ): Promise<string> {
    const { id = '', key = '' } = this.session ?? {};
    const signer = {
      sessionId: signedAs.sessionId ?? id,
      userId: signedAs.userId ?? this.userId,
      key: await ownCiphers.keyFrom(fromBase64url(signedAs.key ?? key)),
    };
    const idempotencyKey = signedAs.idempotencyKey ?? call.idempotencyKey;
    return signCall(ownCiphers, signer, {
      seconds: signedAs.seconds ?? Math.floor(this.#system.clock.now().getTime() / 1000),
      method: signedAs.method ?? call.method,
      path: signedAs.path ?? call.path,
      branchId: signedAs.branchId ?? call.branchId,
      bodyHash: signedAs.bodyHash ?? (await hashOf(ownCiphers, new TextEncoder().encode(call.text))),
      ...(call.fileHash ? { fileHash: call.fileHash } : {}),
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
  }
}

function keyAmong(headers: NonNullable<Ask['headers']>): string {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1] ?? '';
}
