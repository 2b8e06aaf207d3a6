import pg from 'pg';
import { NamingClient } from './named-statements.ts';
import { valueTypes } from './value-types.ts';

export interface PoolOptions {
  url: string;
  size: number;
  waitMs: number;
  /** Off behind a pooler that knows no prepared statements (pgbouncer before 1.21). */
  namedStatements: boolean;
  /** Told of connections that break while nobody uses them. */
  onLost: (error: Error) => void;
}

/** A pool that outlives its database: every connection has a listener, idle or in use, or Node would end the process. */
export function openPool({ url, size, waitMs, namedStatements, onLost }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'onepos',
    types: valueTypes,
    // Queries are written without waiting for the answer to the one before: `begin` costs no round trip of its own.
    pipeline: true,
    Client: namedStatements ? NamingClient : pg.Client,
  } as pg.PoolConfig);
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  return pool;
}
