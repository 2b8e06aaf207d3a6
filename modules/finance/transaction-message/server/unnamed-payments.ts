import { addDays } from '#core/business-day.ts';
import { veilFrom } from '#core/derive/veil.ts';
import { countsInSql } from '#core/state-sets.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { payment } from '../../payment/payment.entity.ts';
import { paymentStates } from '../../payment/payment.states.ts';
import type { StoredMessage } from './message-of.ts';

/** A payment that nobody gave the number of its transfer. */
export interface UnnamedPayment {
  id: string;
  party_name: string | null;
  date: string;
  amount: bigint;
}

/** More of one account and two days are no guess any more. */
const MOST = 25;

/**
 * Payments into or out of the account of a text, of its day and the day before, that bear no number and no text yet. Those of
 * whose amount the caller may not know are none of his.
 */
export function unnamedPayments(
  { tx, branch, actor }: ActorContext,
  { account_id, direction, date }: StoredMessage,
): Promise<UnnamedPayment[]> {
  return tx.query<UnnamedPayment>(
    `select p.id, p.party_name, p.date::text as date, p.amount from ${payment.table} p
     where p.branch_id = $1 and p.account_id = $2 and p.direction = $3 and p.date between $4 and $5
       and p.reference is null and p.recorded_in_id is null and ${countsInSql(paymentStates, 'p')} and p.deleted_at is null
       and not ($6 and p.kind = 'supplier')
       and not exists (select from transaction_messages m where m.business_id = p.business_id and p.id = any(m.payment_ids))
     order by p.date desc, p.id desc limit ${MOST}`,
    [branch.id, account_id, direction, addDays(date, -1), date, veilFrom(payment, actor) !== null],
  );
}
