import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** What the database answers to one statement. */
export type Answered<R> = Pick<pg.QueryResult, 'command' | 'rowCount'> & { rows: R[] };

/** A connection as far as statements are sent by it. */
export interface Statements {
  query<R>(statement: string | pg.QueryConfig, values?: unknown[]): Promise<Answered<R>>;
}

/** A Kysely whose every statement runs on one connection, inside the transaction that is open there. */
export function kyselyOn<DB>(client: Statements): Kysely<DB> {
  const connection = new BoundConnection(client);
  const dialect: Dialect = {
    createDriver: () => driverOf(connection),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return new Kysely<DB>({ dialect });
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class BoundConnection implements DatabaseConnection {
  readonly #client: Statements;
  #cursors = 0;

  constructor(client: Statements) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#client.query<R>(sql, [...parameters]);
    return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  /** A cursor of the database, so that an export of 100,000 rows never stands in memory whole. */
  async *streamQuery<R>(
    { sql, parameters }: CompiledQuery,
    chunkSize: number,
  ): AsyncIterableIterator<QueryResult<R>> {
    const cursor = `rows_${++this.#cursors}`;
    await this.#client.query({
      text: `declare ${cursor} no scroll cursor for ${sql}`,
      values: [...parameters],
    });
    let finished = false;
    try {
      while (!finished) {
        const { rows } = await this.#client.query<R>(`fetch ${chunkSize} from ${cursor}`);
        finished = rows.length < chunkSize;
        if (rows.length) yield { rows };
      }
    } finally {
      await this.#client.query(`close ${cursor}`);
    }
  }
}

/** The transaction is begun and ended by `runTransaction`; nothing else may. */
function driverOf(connection: DatabaseConnection): Driver {
  const refuse = async () => {
    throw new Error('a transaction is already open: it is begun and ended by database.transaction()');
  };
  const nothing = async () => undefined;
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: nothing,
    destroy: nothing,
  };
}
