import type { RowOf } from '#core/define-entity.ts';
import type { Work } from '#server-kit/command/work.ts';
import { debtHistory } from '../debt-history.entity.ts';

/** Hides what payments did and what took it back, in whichever branch it stands. */
export async function hideHistories(tx: Work, paymentIds: readonly string[]): Promise<void> {
  const rows = await tx.query<RowOf<typeof debtHistory>>(
    `select * from ${debtHistory.table} where payment_id = any($1) and deleted_at is null order by id for update`,
    [paymentIds],
  );
  await tx.remove(debtHistory, rows);
}
