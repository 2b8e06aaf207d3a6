import type { Tx } from '../db/transaction.ts';

/** The database ends a transaction that says nothing for ten seconds. */
const SIGN_OF_LIFE_MS = 3000;

/** Does work that thinks longer than the database waits: twenty thousand rows on a slow machine, a large workbook. */
export async function stayAlive<T>(tx: Pick<Tx, 'send'>, work: () => Promise<T>): Promise<T> {
  const signs = setInterval(() => tx.send('select 1'), SIGN_OF_LIFE_MS);
  try {
    return await work();
  } finally {
    clearInterval(signs);
  }
}
