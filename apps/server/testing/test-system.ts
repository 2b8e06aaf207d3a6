import { randomBytes } from 'node:crypto';
import { activityBook } from '#modules/branch/public.ts';
import { outboxServer } from '#modules/platform/module.server.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionGuard } from '#modules/session/guard/server/guard.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import { type FirstSample, messageKeyOf } from '#modules/session/public.ts';
import { keyFor } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { Database } from '#server-kit/db/database.ts';
import { createServer, type HttpServer } from '#server-kit/http/create-server.ts';
import { openLog } from '#server-kit/http/log.ts';
import { makeTurns } from '#server-kit/limits/turns-per-business.ts';
import { openLiveUpdates } from '#server-kit/live/live-updates.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import { makeServices, type Services } from '#server-kit/operation/app-services.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import { type TestDatabase, testDatabase } from '#server-kit/testing/database.ts';
import { backupsOfTests } from './backups-of-tests.ts';
import { jobsOfTests } from './jobs-of-tests.ts';

/** The whole server as it runs, on a database of one test file, at a time that the test sets. */
export interface TestSystem {
  db: TestDatabase;
  database: Database;
  services: Services;
  operations: readonly Operation[];
  server: HttpServer;
  clock: { now(): Date; move(milliseconds: number): void };
  serverKey: ServerKey;
  /** How often the post office was told that something is to leave. */
  nudged(): number;
  /** Every line of the log so far. */
  logged: string[];
  close(): Promise<void>;
}

interface TestSystemOptions {
  logLevel?: string;
  isLive?: boolean;
  /** Writes down what is refused and what leaves as a file, as a server does that has been started. */
  notesActs?: boolean;
  /** Opens the maker of samples, for tests of the first start that want one. */
  sampleIn?: (parts: Pick<TestSystem, 'database' | 'serverKey'>) => FirstSample;
  /** That of another server over the same database. */
  serverKey?: ServerKey;
  /** Where others reach it, as its operator says. */
  publicAddress?: string;
}

export async function openTestSystem(
  given?: TestDatabase,
  {
    logLevel = 'info',
    isLive = false,
    notesActs = false,
    sampleIn,
    serverKey = randomBytes(32),
    publicAddress,
  }: TestSystemOptions = {},
): Promise<TestSystem> {
  const db = given ?? (await testDatabase());
  const { database } = db;
  const logged: string[] = [];
  const log = openLog({ write: (line: string) => logged.push(line) }, logLevel);
  // Only for tests that ask for it: an answer that goes on for ever suits no test that asks every call.
  const live = isLive
    ? openLiveUpdates({ registry, build: 'tests', url: db.url('job'), log, beatMs: 100, restMs: 0 })
    : undefined;
  const modules = [
    ...serverModules,
    sessionServer({
      database,
      serverKey,
      ...(sampleIn ? { sample: sampleIn({ database, serverKey }) } : {}),
    }),
    jobsOfTests(db),
    backupsOfTests(),
    outboxServer(messageKeyOf(serverKey)),
    ...(live ? [live.module] : []),
  ];
  let nudges = 0;
  const nudge = () => {
    nudges += 1;
  };
  const services = makeServices(registry, modules, activityBook, {
    messageKey: messageKeyOf(serverKey),
    nudge,
    ...(publicAddress ? { own: { publicAddress } } : {}),
  });
  const operations = allOperations(registry, modules);
  let moved = 0;
  const clock = {
    now: () => new Date(Date.now() + moved),
    move: (milliseconds: number) => {
      moved += milliseconds;
    },
  };
  const server = await createServer({
    services,
    operations,
    database,
    authentication: sessionGuard({ database, serverKey }),
    ...(notesActs ? { noteAct: (act) => void database.login.noteAct(act) } : {}),
    turns: makeTurns(),
    requestKey: keyFor('requests', serverKey),
    clock,
    log,
    ...(live ? { live } : {}),
    trustedProxies: ['127.0.0.1'],
  });
  return {
    db,
    database,
    services,
    operations,
    server,
    clock,
    serverKey,
    nudged: () => nudges,
    logged,
    async close() {
      await server.close();
      await live?.close();
      await db.close();
    },
  };
}
