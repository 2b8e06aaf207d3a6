import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createServer } from '#server/create-server.ts';
import { clientOf } from './caller.ts';
import type { Installation } from './installation.ts';
import type { BenchCaller } from './seed.ts';

/** A statement as the server sent it; ids that it made up stand as `{0}`, `{1}` … */
export interface SentStatement {
  text: string;
  values: unknown[] | undefined;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * The statements of one checkout in the order in which they were sent, from a server of this process that is otherwise the
 * same. The call is made three times: the first fills caches, and what differs between the others was made up for one.
 */
export async function captureCheckout(
  { appUrl, jobUrl, loginUrl, dataDir }: Installation,
  owner: BenchCaller,
  makeBody: () => { id: string },
): Promise<SentStatement[]> {
  process.env.LOG_LEVEL ??= 'warn';
  const server = await createServer({ appUrl, jobUrl, loginUrl }, { ...process.env, DATA_DIR: dataDir });
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  const { port } = server.http.address() as AddressInfo;
  const client = clientOf(`http://127.0.0.1:${port}`, owner);
  const sell = async () => {
    const body = makeBody();
    const headers = { 'content-type': 'application/json', 'idempotency-key': body.id };
    return listenTo(() => client.post('api/sale/checkout', JSON.stringify(body), headers));
  };
  try {
    await sell();
    const first = await sell();
    const idsOfFirst = new Set(JSON.stringify(first).match(UUID));
    const second = await sell();
    const made = [...new Set(JSON.stringify(second).match(UUID))].filter((id) => !idsOfFirst.has(id));
    const marked = made.reduce((text, id, n) => text.replaceAll(id, `{${n}}`), JSON.stringify(second));
    return JSON.parse(marked);
  } finally {
    client.close();
    await server.close();
  }
}

/** What goes to the database while something is done, of the one transaction that writes a sale. */
async function listenTo(action: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent = new Map<object, SentStatement[]>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: object, ...call: unknown[]) {
    const [asked, given] = call as [string | SentStatement, unknown[] | undefined];
    const { text, values } = typeof asked === 'string' ? { text: asked, values: given } : asked;
    const heard = sent.get(this) ?? [];
    sent.set(this, heard);
    heard.push({ text, values: Array.isArray(values) ? values.map(asText) : undefined });
    return Reflect.apply(query, this, call);
  } as typeof query;
  try {
    await action();
  } finally {
    pg.Client.prototype.query = query;
  }
  const sale = [...sent.values()].find((heard) =>
    heard.some(({ text }) => text.includes('insert into "sales"')),
  );
  if (!sale) throw new Error('No sale was written.');
  return sale;
}

/** Values as they travel, so that they survive being written down. */
function asText(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(asText) : value;
}
