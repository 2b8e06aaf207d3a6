import type { Operation } from '#server-kit/operation/operation.ts';
import type { Ask } from '#server-kit/testing/test-server.ts';
import type { GoodCall } from './good-call.ts';

/** One fault in one call. */
export interface Attempt {
  operation: Operation;
  /** `texts`, `foreign ids`: from each sort some are tried, however small the run. */
  sort: string;
  /** What is at fault, for whoever reads that it was not noticed. */
  what: string;
  route: string;
  ask: Ask;
  /** No reading of it is right, so the answer is a refusal. */
  mustRefuse: boolean;
  /** Nothing is wrong with it: were it refused, all attempts made from it would show nothing. */
  isSound?: boolean;
  /** The place that a 400 names. */
  field?: string;
  /** The same call about a record that nobody has: its answer is the same. */
  twin?: { route: string; ask: Ask; ids: readonly [string, string] };
}

type Fault = Pick<Attempt, 'sort' | 'what' | 'mustRefuse' | 'field'>;

/** An attempt with another query string than the good call has. */
export function withQuery(call: GoodCall, fault: Fault, query: string): Attempt {
  return { ...fault, operation: call.operation, route: routeOf(call, query), ask: call.ask() };
}

/** An attempt with something else beside the query. */
export function withAsk(call: GoodCall, fault: Fault, ask: Ask): Attempt {
  return { ...fault, operation: call.operation, route: routeOf(call), ask };
}

export function routeOf({ operation, query }: GoodCall, more?: string): string {
  const text = more ?? queryText(query);
  return `${operation.method} ${operation.path}${text ? `?${text}` : ''}`;
}

export function queryText(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/** As a browser does it: half of a pair of surrogates becomes the sign for what cannot be shown. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
