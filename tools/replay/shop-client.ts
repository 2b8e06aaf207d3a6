import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Calls of a program that holds a token; writes are repeated with their key until they are answered. */
export interface ShopClient {
  get<T>(path: string): Promise<T>;
  /** Every row of a list, page by page. */
  list<T>(entity: string): Promise<T[]>;
  /** A call that changes something, known by its key however often it is sent. */
  send<T>(call: Write): Promise<Answer<T>>;
}

export interface Write {
  method: 'POST' | 'PUT';
  path: string;
  key: string;
  body: unknown;
}

export interface Answer<T> {
  /** How often it was sent without anybody ever hearing the answer. */
  unanswered: number;
  outcome: { done: T } | { refused: { status: number; code: string; message: string } };
}

export interface ShopAddress {
  /** Asked before each call: a server that was killed may answer elsewhere. */
  address(): string;
  token: string;
}

const PATIENCE_MS = 120_000;
const PAUSE_MS = 25;

export function shopClient({ address, token }: ShopAddress): ShopClient {
  const headers = { authorization: `Bearer ${token}` };
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${address()}/${path}`, { headers });
    const { success, message } = (await response.json()) as { success: boolean; message: T };
    if (!success) throw new Error(`${path}: ${response.status} ${JSON.stringify(message)}`);
    return message;
  };
  return {
    get,
    async list<T>(entity: string) {
      const rows: T[] = [];
      for (let page: number | null = 1; page !== null; ) {
        const answer: { data: T[]; next_page: number | null } = await get(
          `api/${entity}/list?limit=1000&sort=created_at&page=${page}`,
        );
        rows.push(...answer.data);
        page = answer.next_page;
      }
      return rows;
    },
    async send<T>({ method, path, key, body }: Write): Promise<Answer<T>> {
      const isForm = body instanceof FormData;
      const sent = {
        method,
        headers: {
          ...headers,
          'idempotency-key': key,
          ...(isForm ? {} : { 'content-type': 'application/json' }),
        },
        body: isForm ? body : JSON.stringify(body),
      };
      let unanswered = 0;
      for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(PAUSE_MS)) {
        const reply = await once(`${address()}/${path}`, sent);
        if (reply === 'unanswered') unanswered += 1;
        if (reply === 'unanswered' || reply === 'away') continue;
        const { success, message, code } = reply.body;
        if (success) return { unanswered, outcome: { done: message as T } };
        if (reply.status >= 500) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
        return {
          unanswered,
          outcome: { refused: { status: reply.status, code: code ?? '', message: told(reply.body) } },
        };
      }
      throw new Error(`${path} was not answered within ${PATIENCE_MS / 1000} s.`);
    },
  };
}

/** A call that changes something and must not be refused. */
export async function mustSend<T>(
  client: ShopClient,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<T> {
  // What makes a document is known by the id of it.
  const { id: key = randomUUID() } =
    method === 'POST' && !(body instanceof FormData) ? (body as { id?: string }) : {};
  const { outcome } = await client.send<T>({ method, path, key, body });
  if ('done' in outcome) return outcome.done;
  throw new Error(`${path}: ${outcome.refused.status} ${outcome.refused.message}`);
}

interface Body {
  success: boolean;
  message: unknown;
  code?: string;
  fields?: Record<string, string>;
}

/** One try: what came back, or that nobody was there (`away`), or that nobody will ever know (`unanswered`). */
async function once(
  url: string,
  sent: RequestInit,
): Promise<{ status: number; body: Body } | 'away' | 'unanswered'> {
  try {
    const response = await fetch(url, sent);
    const body = (await response.json()) as Body;
    return response.status === 503 ? 'away' : { status: response.status, body };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return code === 'ECONNREFUSED' ? 'away' : 'unanswered';
  }
}

function told({ message, fields }: Body): string {
  return fields ? `${message} ${JSON.stringify(fields)}` : String(message);
}
