import pg from 'pg';
import { NamingClient } from './named-statements.ts';
import { PatientClient } from './patient-client.ts';
import { valueTypes } from './value-types.ts';

export interface PoolOptions {
  url: string;
  size: number;
  waitMs: number;
  /** How long a statement is waited for; then the database counts as away and the connection is dropped. */
  answerMs?: number;
  /** Off behind a pooler that does not follow prepared statements (PgBouncer before 1.21). */
  namedStatements: boolean;
  /** Told of connections that break while nobody uses them. */
  onLost: (error: Error) => void;
}

/** A pool that outlives its database: every connection has a listener, idle or in use, or Node would end the process. */
export function openPool(options: PoolOptions): pg.Pool {
  const { url, size, waitMs, answerMs, namedStatements, onLost } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'onepos',
    types: valueTypes,
    // Queries are written without waiting for the answer to the one before: `begin` costs no round trip of its own.
    pipeline: true,
    Client: namedStatements ? NamingClient : PatientClient,
  } as pg.PoolConfig);
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  dropIdleBesideBroken(pool);
  return pool;
}

/**
 * Where one connection is broken, those that nobody uses are not given to the next callers: each of them would wait for an
 * answer that a frozen database never gives. New ones are made in milliseconds.
 */
function dropIdleBesideBroken(pool: pg.Pool): void {
  const idle = new Set<pg.Client>();
  const busy = (client: pg.PoolClient) => {
    if (client instanceof pg.Client) idle.delete(client);
  };
  pool.on('acquire', busy);
  pool.on('remove', busy);
  pool.on('release', (broken, client) => {
    if (!broken) {
      if (client instanceof pg.Client) idle.add(client);
      return;
    }
    for (const { connection } of idle)
      connection.stream.destroy(new Error('Connection terminated beside a broken one'));
    idle.clear();
  });
}
