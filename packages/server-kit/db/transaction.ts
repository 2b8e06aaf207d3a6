import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { type Answered, kyselyOn, type Statements } from './bound-kysely.ts';
import { type Deadlock, deadlockOf, followTransaction } from './deadlocks.ts';
import { asRefusal, isAftermath, isDeadlock, isStalePlan, isWorthRetrying } from './failures.ts';
import { forgetPlans } from './named-statements.ts';
import { PatientClient } from './patient-client.ts';

/** One open transaction: the only way to the tables. */
export interface Tx {
  /** Statements that machinery puts together for entities it does not know. */
  sql: Kysely<Record<string, Record<string, unknown>>>;
  /** Statements written by hand, for commands, ledgers and reports; `$1` names the first value. */
  query<R extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** A statement of which nobody needs the answer: it is on its way at once, and should it fail, so does the commit. */
  send(text: string, values?: readonly unknown[]): void;
  /** Gives each statement of this transaction more time than a sale may take, in the database and on the way to it. */
  allowTime(milliseconds: number): void;
}

export interface TransactionOptions {
  /** A list or report: it cannot change anything and is never tried again. */
  readOnly?: boolean;
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /**
   * Each statement is planned once per connection, for whatever values come: right for a document, whose statements find their
   * rows by ids, and wrong for what searches. Planning was a fifth of a checkout in the database.
   */
  plansOnce?: boolean;
  /** The call that is answered, as the log names it. */
  call?: string;
}

/** What watches over the transactions of a pool. */
export interface Watch {
  /** Told of every deadlock, also of one that the next attempt gets over. */
  onDeadlock?: (deadlock: Deadlock) => void;
  /** Asked at the beginning of each transaction for what is shown its statements; tests hold the order of locks by it. */
  onStatement?: () => (text: string, values: readonly unknown[]) => void;
}

const MOST_TRIES = 6;

/** The database ends a statement itself and says so; only one that is frozen leaves it to us. */
const GRACE_MS = 1000;

/**
 * Runs the work in one transaction in the name of whoever holds the token with this hash. The work runs again from its
 * beginning when the database gives up a deadlock or a conflict, so it must do nothing that only the database can undo.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  accessHash: string | null,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
  watch: Watch = {},
): Promise<T> {
  const begin = beginStatement(accessHash, options);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, { begin, call: options.call, attempt }, work, watch);
    } catch (error) {
      const stale = isStalePlan(error);
      if (stale) forgetPlans();
      const again = stale || (isWorthRetrying(error) && !options.readOnly);
      if (!again || attempt === MOST_TRIES) throw asRefusal(error);
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function attemptOnce<T>(
  pool: pg.Pool,
  { begin, call, attempt }: { begin: string; call: string | undefined; attempt: number },
  work: (tx: Tx) => Promise<T>,
  { onDeadlock, onStatement }: Watch,
): Promise<T> {
  const client = await pool.connect();
  const pid = pidOf(client);
  const trail = followTransaction(pid, call);
  const seen = onStatement?.();
  const failures: unknown[] = [];
  let broken: Error | undefined;
  try {
    const begun = client.query(begin);
    const noted = noting(client, failures, (text, values) => {
      trail.sent(text);
      seen?.(text, values);
    });
    const allowTime = (milliseconds: number) => {
      if (client instanceof PatientClient) client.answerMs = milliseconds + GRACE_MS;
    };
    const result = await bothOf(begun, work(txOn(noted, allowTime)));
    const { command } = await client.query('commit');
    // PostgreSQL answers COMMIT with ROLLBACK when a statement failed before and the work went on regardless.
    if (command !== 'COMMIT')
      throw failures[0] ?? new Error('the transaction was rolled back: an earlier statement had failed');
    return result;
  } catch (failed) {
    const error = isAftermath(failed) ? (failures[0] ?? failed) : failed;
    // Before it is rolled back: whoever else took part is still at the statement that waited.
    if (isDeadlock(error)) onDeadlock?.(deadlockOf(error, pid, attempt));
    broken = await rollBack(client);
    throw error;
  } finally {
    trail.end();
    if (client instanceof PatientClient) client.answerMs = undefined;
    client.release(broken);
  }
}

/** The process of the database that serves a connection. */
function pidOf(client: pg.ClientBase): number {
  return (client as pg.ClientBase & { processID: number | null }).processID ?? 0;
}

/** The work begins before the answer to `begin` is there; a failed `begin` is the reason for all that fails after it. */
async function bothOf<T>(begun: Promise<unknown>, work: Promise<T>): Promise<T> {
  const [start, end] = await Promise.allSettled([begun, work]);
  if (start.status === 'rejected') throw start.reason;
  if (end.status === 'rejected') throw end.reason;
  return end.value;
}

/** A connection that cannot even roll back is not given to the next caller. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  return client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  );
}

const HASH = /^[0-9a-f]{64}$/;

/** Begin and context in one message; the setting ends with the transaction, so the next user of the connection has none. */
function beginStatement(
  accessHash: string | null,
  { readOnly, isolation, plansOnce }: TransactionOptions,
): string {
  if (accessHash !== null && !HASH.test(accessHash))
    throw new TypeError('an access hash is 64 hexadecimal digits');
  const level = `begin${isolation ? ` isolation level ${isolation}` : ''}${readOnly ? ' read only' : ''}`;
  if (accessHash === null) return level;
  const plans = plansOnce ? ", set_config('plan_cache_mode', 'force_generic_plan', true)" : '';
  return `${level}; select set_config('app.access', '${accessHash}', true)${plans}`;
}

/**
 * Of statements that are sent together, all after the first that fails fail as well, and whoever waits for them may hear
 * of those before the first; so the reason is kept aside.
 */
function noting(
  client: pg.PoolClient,
  failures: unknown[],
  sent: (text: string, values: readonly unknown[]) => void,
): Statements {
  return {
    async query<R>(statement: string | pg.QueryConfig, values?: unknown[]): Promise<Answered<R>> {
      try {
        if (typeof statement === 'string') sent(statement, values ?? []);
        else sent(statement.text, statement.values ?? []);
        const answered: pg.QueryResult = await client.query(statement, values);
        return answered;
      } catch (error) {
        failures.push(error);
        throw error;
      }
    },
  };
}

function txOn(client: Statements, waitFor: (milliseconds: number) => void): Tx {
  return {
    sql: kyselyOn<Record<string, Record<string, unknown>>>(client),
    async query<R extends object>(text: string, values: readonly unknown[] = []) {
      return (await client.query<R>(text, [...values])).rows;
    },
    send(text: string, values: readonly unknown[] = []) {
      client.query(text, [...values]).catch(heardAtCommit);
    },
    allowTime(milliseconds: number) {
      waitFor(milliseconds);
      client
        .query("select set_config('statement_timeout', $1, true)", [String(milliseconds)])
        .catch(heardAtCommit);
    },
  };
}

/** The failure is kept aside with all others of the transaction, whose commit tells it. */
function heardAtCommit(): void {}
