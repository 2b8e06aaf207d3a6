import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Registry } from '#core/define-module.ts';
import { allTablesOf } from '#core/derive/table.ts';
import { newId } from '#core/ids.ts';
import type { ActivityBook, ActivityRecord } from '../command/activities.ts';
import { KIT_TABLES } from '../db/kit-tables.ts';
import { createServer } from '../http/create-server.ts';
import { openLog } from '../http/log.ts';
import type { CallRates } from '../limits/call-rates.ts';
import type { LookAtDisk } from '../limits/disk-space.ts';
import { makeTurns } from '../limits/turns-per-business.ts';
import { openLiveUpdates } from '../live/live-updates.ts';
import { applyMigrations } from '../migrate/apply-migrations.ts';
import { readMigrationFiles } from '../migrate/migration-files.ts';
import { schemaSql } from '../migrate/schema-sql.ts';
import { allOperations } from '../operation/all-operations.ts';
import { makeServices } from '../operation/app-services.ts';
import type { Authentication } from '../operation/caller.ts';
import type { ServerModule } from '../operation/server-module.ts';
import { emptyDatabase, type TestDatabase } from './database.ts';

/** Somebody with a session in a business of the tests. */
export interface TestCaller {
  accessHash: string;
  businessId: string;
  userId: string;
  branchId: string;
  /** All branches in which he works; the one of his calls alone where left out. */
  branchIds?: string[];
  /** Stores of that branch that he was given; all where left out. */
  storeIds?: string[];
  /** Empty is nothing allowed; rights may be given and taken between two calls. */
  permissions: Set<string>;
  accountType: string;
}

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  /** The answer whole: `success`, `message` and what stands beside them. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  bytes: Buffer;
}

export interface Ask {
  body?: unknown;
  payload?: Buffer | string;
  headers?: Record<string, string>;
  /** Where the call comes from. */
  address?: string;
}

export interface TestServer {
  database: TestDatabase;
  /** All that was written into the book of activities, newest last. */
  activities: ActivityRecord[];
  logged: string[];
  /** Somebody of a new business, or a colleague of somebody in another branch. */
  enter(rights?: readonly string[], colleague?: { of: TestCaller; branchId?: string }): Promise<TestCaller>;
  /** Somebody who is in the database already. */
  admit(
    who: Pick<TestCaller, 'businessId' | 'userId' | 'branchId'>,
    rights?: Iterable<string>,
  ): Promise<TestCaller>;
  /** Ends the session of somebody on this server. */
  forget(caller: TestCaller): void;
  /** A branch beside the first. */
  openBranch(of: TestCaller, name?: string): Promise<string>;
  ask(caller: TestCaller | null, route: string, ask?: Ask): Promise<Reply>;
  /** Opens a door to the network, for what a call without one cannot show; answers its address. */
  listen(): Promise<string>;
  /** Stops the server and leaves the database. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** A server over definitions of the test, on a database of its own; only who calls is decided by the test. */
export async function testServer(
  registry: Registry,
  parts: {
    modules?: readonly ServerModule[];
    webFolder?: string;
    /** A database with its tables, where they are not to be made from the registry. */
    database?: TestDatabase;
    book?: ActivityBook;
    /** Settings of the branches of all callers. */
    settings?: Readonly<Record<string, unknown>>;
    /** First day of the books of their businesses. */
    books_begin?: string;
    /** Tells pages what changes, as a server does that has been started. */
    live?: boolean;
    /** What is left on a disk that the test fills. */
    /** How long a call may take to arrive. */
    arrivalMs?: number;
    /** Counts what each session does, as a server does that has been started. */
    rates?: CallRates;
    disk?: LookAtDisk;
  } = {},
): Promise<TestServer> {
  const database = parts.database ?? (await databaseOf(registry));
  const callers = new Map<string, TestCaller>();
  const book = bookOfActivities();
  const logged: string[] = [];
  const live = parts.live
    ? openLiveUpdates({
        registry,
        build: 'build-of-tests',
        url: database.url('job'),
        log: openLog({ write: (line: string) => logged.push(line) }),
        restMs: 0,
        beatMs: 100,
        firstPauseMs: 20,
      })
    : undefined;
  const modules = [...(parts.modules ?? []), ...(live ? [live.module] : [])];
  const services = makeServices(registry, modules, parts.book ?? book, { messageKey: randomBytes(32) });
  const operations = allOperations(registry, modules);
  const server = await createServer({
    services,
    operations,
    database: database.database,
    authentication: authenticationOf(callers, parts),
    turns: makeTurns(),
    ...(parts.rates ? { rates: parts.rates } : {}),
    requestKey: randomBytes(32),
    clock: { now: () => new Date() },
    log: openLog({ write: (line: string) => logged.push(line) }),
    ...(live ? { live } : {}),
    ...(parts.disk ? { disk: parts.disk } : {}),
    ...(parts.arrivalMs ? { arrivalMs: parts.arrivalMs } : {}),
    ...(parts.webFolder ? { webFolder: parts.webFolder } : {}),
  });

  async function addRow(table: string, businessId: string, name: string): Promise<string> {
    const id = newId();
    await database.adminQuery(
      `insert into ${table} (business_id, id, name, search_text) values ($1, $2, $3, $3)`,
      [businessId, id, name],
    );
    return id;
  }

  async function admit(
    { businessId, userId, branchId }: Pick<TestCaller, 'businessId' | 'userId' | 'branchId'>,
    rights: Iterable<string> = [],
  ): Promise<TestCaller> {
    const accessHash = await database.openAccess(businessId, userId);
    const permissions = new Set(rights);
    const caller = { accessHash, businessId, userId, branchId, permissions, accountType: 'employee' };
    callers.set(accessHash, caller);
    return caller;
  }

  return {
    database,
    activities: book.records,
    logged,
    async enter(rights = [], colleague) {
      const businessId = colleague?.of.businessId ?? newId();
      const userId = await addRow(registry.entity('user').table, businessId, 'Neema Mushi');
      const branchId = colleague
        ? (colleague.branchId ?? colleague.of.branchId)
        : await addRow(registry.entity('branch').table, businessId, 'Kariakoo');
      return admit({ businessId, userId, branchId }, rights);
    },
    admit,
    forget({ userId }) {
      for (const [hash, caller] of callers) if (caller.userId === userId) callers.delete(hash);
    },
    openBranch: (of, name = 'Mbezi') => addRow(registry.entity('branch').table, of.businessId, name),
    async ask(caller, route, { body, payload, headers = {}, address = '127.0.0.1' } = {}) {
      const [method = 'GET', url = ''] = route.split(/ (.*)/s);
      const response = await server.app.inject({
        method: method as 'GET',
        url: `/${url}`,
        remoteAddress: address,
        headers: {
          ...(caller ? { authorization: caller.accessHash, 'x-branch': caller.branchId } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? payload === undefined
            ? {}
            : { payload }
          : { payload: JSON.stringify(body) }),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson ? response.json() : response.body,
        bytes: response.rawPayload,
      };
    },
    async listen() {
      await live?.ready;
      server.http.listen(0, '127.0.0.1');
      await once(server.http, 'listening');
      return `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`;
    },
    async stop() {
      await server.close();
      await live?.close();
    },
    async close() {
      await server.close();
      await live?.close();
      await database.close();
    },
  };
}

/** A database whose tables are those of the registry, made as a first migration would. */
async function databaseOf(registry: Registry): Promise<TestDatabase> {
  const database = await emptyDatabase();
  const tables = [...allTablesOf(registry), ...KIT_TABLES];
  const sql = schemaSql(tables);
  const files = await readMigrationFiles(tables);
  const checksum = createHash('sha256').update(sql).digest('hex');
  await applyMigrations(await database.adminClient(), {
    ...files,
    migrations: [{ name: 'derived', sql, checksum }],
  });
  return database;
}

function bookOfActivities(): ActivityBook & { records: ActivityRecord[] } {
  const records: ActivityRecord[] = [];
  return {
    records,
    async write(_, written) {
      records.push(...written);
    },
    lastActor: async () => 'Neema Mushi',
  };
}

/** An id as sessions have them, for one access. */
const sessionOf = (accessHash: string) =>
  accessHash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The hash itself is the header: what cookies and keys add is the concern of the session's own tests. */
function authenticationOf(
  callers: ReadonlyMap<string, TestCaller>,
  { settings = {}, books_begin }: { settings?: Readonly<Record<string, unknown>>; books_begin?: string },
): Authentication {
  return {
    read: ({ authorization, cookies }, by) => {
      const accessHash = by === 'cookie' ? (cookies.session ?? '') : authorization;
      return callers.has(accessHash) ? { accessHash } : null;
    },
    async open(_, { accessHash }, call) {
      const caller = callers.get(accessHash);
      if (!caller) return null;
      return {
        actor: {
          user_id: caller.userId,
          name: 'Neema Mushi',
          account_type: caller.accountType,
          business_id: caller.businessId,
          permissions: caller.permissions,
          branch_ids: caller.branchIds ?? [caller.branchId],
          store_ids: caller.storeIds ?? [],
          session_id: sessionOf(accessHash),
          proved_at: new Date(),
          language: call.url.includes('lang=sw') ? 'sw' : 'en',
        },
        branch: {
          id: caller.branchId,
          name: 'Kariakoo',
          currency: 'TZS',
          time_zone: 'Africa/Dar_es_Salaam',
          day_starts_at: '00:00',
          settings,
          ...(books_begin ? { books_begin } : {}),
        },
      };
    },
  };
}
