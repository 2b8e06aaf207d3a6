import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, type DatabaseOptions, openDatabase } from '../db/database.ts';
import { valueTypes } from '../db/value-types.ts';
import { rolePasswords, urlAs } from '../migrate/role-urls.ts';
import type { TestServer } from './global-setup.ts';
import { watchLockOrder } from './lock-watch.ts';

/** A database of one test file, with every migration applied and no rows. */
export interface TestDatabase {
  database: Database;
  /** A statement of the superuser, whom no policy binds: to plant what no call would, and to look behind the wall. */
  adminQuery<R extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<R[]>;
  /** A connection of the superuser, for tests that need two at once or a transaction of their own. */
  adminClient(): Promise<pg.Client>;
  /** Opens a session of a user in a business, as login does, and gives the hash of its token. */
  openAccess(businessId: string, userId?: string): Promise<string>;
  url(role: 'admin' | 'app' | 'login' | 'job'): string;
  close(): Promise<void>;
}

/** Makes a database by copying the template; close it after the last test of the file. */
export async function testDatabase(options: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
  return openTestDatabase(inject('testServer'), options);
}

/** The same with nothing in it, not even the schema: for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return openTestDatabase({ ...inject('testServer'), template: 'template1' });
}

/** The same on a server that somebody names, for proofs, which run without the runner of the tests. */
export async function openTestDatabase(
  { adminUrl, secret, template }: TestServer,
  options: Partial<DatabaseOptions> = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Through the log of the database, which is how it is done otherwise, it costs twice as much.
  await once(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const own = new URL(adminUrl);
  own.pathname = `/${name}`;
  const passwords = rolePasswords(secret);
  const url: TestDatabase['url'] = (role) =>
    role === 'admin' ? own.href : urlAs(own.href, `pos_${role}`, passwords[role]);
  const database = openDatabase({
    appUrl: url('app'),
    loginUrl: url('login'),
    poolSize: 5,
    onStatement: watchLockOrder,
    ...options,
  });
  const clients: pg.Client[] = [];
  const adminClient = async () => {
    const client = new pg.Client({ connectionString: own.href, types: valueTypes });
    client.on('error', () => undefined);
    await client.connect();
    clients.push(client);
    return client;
  };
  const admin = await adminClient();
  return {
    database,
    url,
    adminClient,
    async adminQuery<R extends object>(text: string, values: readonly unknown[] = []) {
      return (await admin.query<R>(text, [...values])).rows;
    },
    async openAccess(businessId, userId = randomUUID()) {
      const hash = createHash('sha256').update(randomUUID()).digest('hex');
      await database.login.open({
        hash,
        kind: 'session',
        businessId,
        userId,
        expiresAt: new Date(Date.now() + 86_400_000),
      });
      return hash;
    },
    async close() {
      await Promise.all([database.close(), ...clients.map((client) => client.end())]);
      await once(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

async function once(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
