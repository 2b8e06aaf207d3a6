import type { Currency } from '#core/currencies.ts';
import { statesAfter, statesBefore, statesInSql } from '#core/state-sets.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { booking } from '../../booking/booking.entity.ts';
import { bookingStates } from '../../booking/booking.states.ts';

/** A stay of a group whose guest has left, and what is left of it. */
export interface OpenStay {
  id: string;
  remain_amount: bigint;
  currency: Currency | null;
  rate: bigint | null;
}

/** The rest of a group on one bill, as one of its guests leaves. */
export interface RestOfGroup {
  /** Nobody else is in the house or still to come: now the bill is paid. */
  isLast: boolean;
  left: readonly OpenStay[];
}

const TO_COME = statesInSql([
  ...statesBefore(bookingStates, 'check_in'),
  ...statesAfter(bookingStates, 'check_in'),
]);

/** The bookings that stand on one bill with this one, itself among them, by id; none where it stands alone. */
export async function groupOnOneBill(
  { tx, branch }: Pick<QueryContext, 'tx' | 'branch'>,
  id: string,
): Promise<string[]> {
  const found = await tx.query<{ id: string }>(
    `select o.id from ${booking.table} b join ${booking.table} o
       on o.business_id = b.business_id and o.group_id = b.group_id and o.one_bill
     where b.id = $1 and b.branch_id = $2 and b.one_bill and o.deleted_at is null order by o.id`,
    [id, branch.id],
  );
  return found.map((one) => one.id);
}

/** What is open of a group beside one of its stays: of guests who have left, and owed by the same payer. */
export async function restOfGroup(
  { tx }: Pick<QueryContext, 'tx'>,
  { id, group_id, one_bill }: { id: string; group_id: string | null; one_bill: boolean | null },
): Promise<RestOfGroup | null> {
  if (!one_bill || !group_id) return null;
  const others = await tx.query<OpenStay & { is_to_come: boolean; is_same: boolean }>(
    `select o.id, o.remain_amount, o.currency, o.rate, o.stage in (${TO_COME}) as is_to_come,
       coalesce(o.billed_to_id, o.payer_id, o.customer_id) = coalesce(b.payer_id, b.customer_id) as is_same
     from ${booking.table} b join ${booking.table} o
       on o.business_id = b.business_id and o.group_id = b.group_id and o.id <> b.id and o.one_bill
     where b.id = $1 and o.deleted_at is null order by o.id`,
    [id],
  );
  return {
    isLast: others.every(({ is_to_come }) => !is_to_come),
    left: others.filter(({ remain_amount, is_same }) => is_same && remain_amount > 0n),
  };
}
