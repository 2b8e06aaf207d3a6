import type { RowOf } from '#core/define-entity.ts';
import { rowAfter } from '#core/define-states.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import type { Work } from '#server-kit/command/work.ts';
import { payment } from '../../payment/payment.entity.ts';
import { transaction } from '../../transaction/transaction.entity.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { transactionMessageStates } from '../transaction-message.states.ts';

type Message = RowOf<typeof transactionMessage>;

const MATCHED = statesInSql(statesBefore(transactionMessageStates, 'release'));

/** What a match wrote down, gone with it. */
const UNMATCHED = {
  ...{ matched_to: null, matched_by_id: null, matched_at: null, reason: null, entered_as_id: null },
  ...{ payment_ids: [], source_kind: null, source_id: null, has_posted: false },
};

/**
 * Makes texts new again whose document is void: a mark does not outlive what it marks. Called last, because messages stand
 * last in the order of locks.
 */
export async function releaseMessages(tx: Work, { kind, id }: { kind: string; id: string }): Promise<void> {
  const by =
    kind === payment.name
      ? '$2::uuid = any(payment_ids)'
      : kind === transaction.name
        ? 'entered_as_id = $2::uuid'
        : 'false';
  // In whichever branch they came.
  const found = await tx.query<Message>(
    `select * from ${transactionMessage.table}
     where status in (${MATCHED}) and deleted_at is null and ((source_kind = $1 and source_id = $2::text) or ${by})
     order by id for no key update`,
    [kind, id],
  );
  await release(tx, found);
}

/** Takes the match off locked texts. */
export async function release(tx: Work, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.saveAll(
    transactionMessage,
    messages.map((before) => ({ before, after: rowAfter(transactionMessage, before, 'release', UNMATCHED) })),
  );
}
