import { readFileSync } from 'node:fs';
import { uploadOf } from '#server-kit/testing/upload.ts';
import type { TestSystem } from './test-system.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
export type Json = any;

/** The one story of the wire examples, and the journal that it leaves behind. */
export const { examples, journal } = JSON.parse(
  readFileSync(new URL('../../../specification/wire-examples.json', import.meta.url), 'utf8'),
);

/** Ids of the story with those that our answers gave instead. */
export const ids: Record<string, string> = {};

/** A text of the story as it reads with our ids. */
export function asOurs(text: string): string {
  return Object.entries(ids).reduce((told, [theirs, ours]) => told.replaceAll(theirs, ours), text);
}

export function bodyOf(name: string): Json {
  return JSON.parse(asOurs(JSON.stringify(examples[name].request.body)));
}

export function routeOf(name: string): string {
  const { method, path } = examples[name].request;
  return asOurs(`${method} ${path}`);
}

/** What the story says of a row, but for the moments at which it was written. */
export function shownRow(row: Json): Json {
  const { created_at: _, updated_at: __, version: ___, ...rest } = JSON.parse(asOurs(JSON.stringify(row)));
  return rest;
}

/** The names of what an answer holds. */
export function keys(value: object): string[] {
  return Object.keys(value).sort();
}

interface Told {
  status: number;
  body: Json;
}

export type AskByToken = (route: string, body?: object, key?: string) => Promise<Told>;

/** Somebody who calls by the token that creating the business gave. */
export function callerByToken(
  system: TestSystem,
  { token, branch_id }: Readonly<Record<string, string>>,
): AskByToken {
  return async (route, body, key) => {
    const [method = 'GET', path = ''] = route.split(/ (.*)/s);
    const { statusCode, json } = await system.server.app.inject({
      method: method as 'GET',
      url: `/${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'x-branch': branch_id,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    return { status: statusCode, body: json() };
  };
}

/** Sends a sheet in the name of whoever has the token. */
export async function uploadByToken(
  system: TestSystem,
  { token, branch_id }: Readonly<Record<string, string>>,
  route: string,
  rows: Parameters<typeof uploadOf>[0],
): Promise<Told> {
  const form = await uploadOf(rows);
  const { statusCode, json } = await system.server.app.inject({
    method: 'POST',
    url: `/${route.split(' ')[1]}`,
    headers: { ...form.headers, authorization: `Bearer ${token}`, 'x-branch': branch_id },
    payload: form.payload ?? '',
  });
  return { status: statusCode, body: json() };
}

/** What the story has posted, by account, as a trial balance shows it. */
export function balancesOfStory(): [string, number, number][] {
  const sums = new Map<string, number>();
  for (const { account, debit, credit } of Object.values<Json[]>(journal).flat())
    sums.set(account, (sums.get(account) ?? 0) + Math.round(debit * 100) - Math.round(credit * 100));
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([account, sum]) => [account, Math.max(sum, 0) / 100, Math.max(-sum, 0) / 100]);
}
