import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import { sessionGuard } from '#modules/session/public.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { Database } from '#server-kit/db/database.ts';
import { answer, type ServerContext } from '#server-kit/http/handle.ts';
import { makeTurns } from '#server-kit/limits/turns-per-business.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import type { CallContext } from '#server-kit/operation/context.ts';
import type { CommandOperation, QueryOperation, Route } from '#server-kit/operation/operation.ts';

/** Somebody of the sample at work in one branch, known by a token. */
export interface SampleCaller {
  token: string;
  branchId: string;
}

/** One ordinary call, with rights, checks, ledgers and activities as over the network. */
export type SampleCalls = <T = { id: string }>(
  by: SampleCaller,
  route: Route,
  parts?: { query?: Readonly<Record<string, string>>; body?: object; key?: string },
) => Promise<T>;

/** The calls of the product as a program makes them, without a network between. */
export function openSampleCalls(context: CallContext, database: Database, serverKey: ServerKey): SampleCalls {
  const modules = [...serverModules, sessionServer({ database, serverKey })];
  const operations = new Map(
    allOperations(registry, modules)
      .filter((operation): operation is QueryOperation | CommandOperation => operation.kind !== 'guest')
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const server: ServerContext = {
    services: context.services,
    database,
    authentication: sessionGuard({ database, serverKey }),
    turns: makeTurns(),
    clock: context.clock,
    requestKey: randomBytes(32),
  };
  return async <T>(
    { token, branchId }: SampleCaller,
    route: Route,
    { query = {}, body, key = newId() }: Parameters<SampleCalls>[2] = {},
  ) => {
    const operation = operations.get(route);
    if (!operation) throw new Error(`There is no call ${route}.`);
    const now = context.clock.now();
    const call = { ...context.call, authorization: `Bearer ${token}`, branchId, now };
    const credentials = server.authentication.read(call, 'header');
    if (!credentials) throw new Error(`${route}: no token of ours`);
    const raw = { query: new Map(Object.entries(query)), body };
    return (await answer(operation, raw, server, credentials, { ...context, call }, { key })) as T;
  };
}
