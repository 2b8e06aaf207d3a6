import type { RowOf } from '#core/define-entity.ts';
import type { Work } from '#server-kit/command/work.ts';
import { debtHistory } from '../debt-history.entity.ts';

type HistoryRow = RowOf<typeof debtHistory>;

/** What payments did and what took it back, in whichever branch it stands, locked in the order of the ids. */
export async function lockHistories(tx: Work, paymentIds: readonly string[]): Promise<HistoryRow[]> {
  return tx.query<HistoryRow>(
    `select * from ${debtHistory.table} where payment_id = any($1) and deleted_at is null order by id for no key update`,
    [paymentIds],
  );
}

/** Hides what payments did and what took it back. */
export async function hideHistories(tx: Work, paymentIds: readonly string[]): Promise<void> {
  await tx.remove(debtHistory, await lockHistories(tx, paymentIds));
}
