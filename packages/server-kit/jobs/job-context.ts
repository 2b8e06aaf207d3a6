import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { runTransaction, type Tx, type Watch } from '../db/transaction.ts';
import type { Services } from '../operation/app-services.ts';
import { postMessage } from '../post/post-message.ts';
import type { JobContext } from './define-job.ts';
import { NOBODY } from './nobody.ts';

/** What jobs work with, on connections of `pos_job`; what they post is sealed under the key, which no database knows. */
export function openJobContext(
  pool: pg.Pool,
  messageKey: Buffer,
  watch?: Watch,
  services?: Services,
): JobContext {
  return {
    ...(services ? { services } : {}),
    async query<R extends object>(text: string, values: readonly unknown[] = []) {
      return (await pool.query<R>(text, [...values])).rows;
    },
    post: async (tx, message) => postMessage(tx, message, messageKey),
    inBusiness(businessId, work) {
      const hash = createHash('sha256').update(randomBytes(32)).digest('hex');
      const inAccess = async (tx: Tx) => {
        await tx.query("select ctx.open_job_access(decode($1, 'hex'), $2, $3)", [hash, businessId, NOBODY]);
        const result = await work(tx);
        // Within the same transaction, so that nobody else ever saw this access and none is left behind.
        await tx.query("select ctx.drop_job_access(decode($1, 'hex'))", [hash]);
        return result;
      };
      return runTransaction(pool, hash, { call: 'job' }, inAccess, watch);
    },
  };
}
