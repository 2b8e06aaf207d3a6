import type pg from 'pg';
import { asRefusal } from './failures.ts';

/** One statement of a gateway, answered with its rows. */
export type Ask = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;

/** Gateways ask outside the transaction of any call, each on connections that can do nothing else. */
export function askOn(pool: pg.Pool): Ask {
  return async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    try {
      return (await pool.query<R>(text, values)).rows;
    } catch (error) {
      throw asRefusal(error);
    }
  };
}
