import type { RowOf } from '#core/define-entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { payment } from '../../payment/payment.entity.ts';

/** Payments behind rows of histories, in whichever branch they were taken, locked in the order of their ids. */
export async function lockPayments(tx: Tx, ids: readonly string[]): Promise<RowOf<typeof payment>[]> {
  return tx.query<RowOf<typeof payment>>(
    `select * from ${payment.table} where id = any($1) and deleted_at is null order by id for no key update`,
    [ids],
  );
}
