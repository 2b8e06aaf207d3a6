import { randomUUID } from 'node:crypto';

export interface CaseCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Behind the address of the server, `api/sale/checkout`. */
  path: string;
  branchId: string;
  body?: unknown;
}

/** What came back: the message, or how it was refused. */
export type CaseAnswer =
  | { done: Record<string, unknown>; refused?: undefined }
  | {
      done?: undefined;
      refused: { status: number; code: string; message: string; fields: Readonly<Record<string, string>> };
    };

export type CaseRefusal = NonNullable<CaseAnswer['refused']>;

/** A call that was to be done was refused. */
export class CallRefused extends Error {
  readonly refused: CaseRefusal;

  constructor({ method, path }: CaseCall, refused: CaseRefusal) {
    super(`${method} ${path}: ${refused.status} ${refused.code}, ${refused.message}`);
    this.refused = refused;
  }
}

/** Calls of a program that holds a token of the owner, each acting in the branch that it names. */
export interface CaseClient {
  ask(call: CaseCall): Promise<CaseAnswer>;
  /** The same; throws `CallRefused` where it is not done. */
  must<T = Record<string, unknown>>(call: CaseCall): Promise<T>;
  /** Every row of a list of a branch. */
  list<T>(entity: string, branchId: string, query?: string): Promise<T[]>;
}

export function caseClient(address: string, token: () => string): CaseClient {
  const ask = async ({ method, path, branchId, body }: CaseCall): Promise<CaseAnswer> => {
    const response = await fetch(`${address}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token()}`,
        'x-branch': branchId,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': keyOf(method, path, body) }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (answer.success) return { done: answer.message as Record<string, unknown> };
    const fields = answer.fields ? ` ${JSON.stringify(answer.fields)}` : '';
    const refused = {
      status: response.status,
      code: answer.code ?? '',
      message: `${answer.message}${fields}`,
      fields: answer.fields ?? {},
    };
    return { refused };
  };
  const must = async <T>(call: CaseCall): Promise<T> => {
    const { done, refused } = await ask(call);
    if (refused) throw new CallRefused(call, refused);
    return done as T;
  };
  return {
    ask,
    must,
    async list<T>(entity: string, branchId: string, query = '') {
      const rows: T[] = [];
      for (let page: number | null = 1; page !== null; ) {
        const path = `api/${entity}/list?limit=100&page=${page}${query}`;
        const answer: { data: T[]; next_page: number | null } = await must({ method: 'GET', path, branchId });
        rows.push(...answer.data);
        page = answer.next_page;
      }
      return rows;
    },
  };
}

interface Answer {
  success: boolean;
  message: unknown;
  code?: string;
  fields?: Record<string, string>;
}

/** A document is known by the id that its maker gives it. */
function keyOf(method: string, path: string, body: unknown): string {
  const id = (body as { id?: unknown } | undefined)?.id;
  const makes = method === 'POST' || MAKE_A_DOCUMENT.has(path);
  return makes && typeof id === 'string' ? id : randomUUID();
}

/** Changes of a document that make another one. */
const MAKE_A_DOCUMENT = new Set([
  'api/purchase-order/receive',
  'api/purchase-order/return',
  'api/quote/convert',
]);
