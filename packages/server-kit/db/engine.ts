import type { Kysely } from 'kysely';
import type { Tx } from './transaction.ts';

/** Tables that the machinery learns from definitions at run time. */
export type EngineTables = Record<string, Record<string, unknown>>;

/**
 * The handle for machinery that lists, saves and imports entities it does not know. This file is the only place where
 * the types of tables are given up; commands and reports use `tx.sql`.
 */
export function engineOf(tx: Tx): Kysely<EngineTables> {
  return tx.sql as unknown as Kysely<EngineTables>;
}
