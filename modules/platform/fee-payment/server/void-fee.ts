import type { AnyEntity, RowOf } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { requirePlatform } from '#modules/session/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { SmsAreUsed } from '../../errors.ts';
import { feePayment } from '../fee-payment.entity.ts';
import { type BoughtDays, monthlyFeeOf, paidUntilBy, untilBefore } from '../fee-payment.rules.ts';

/**
 * Takes a wrong fee payment back: it stays in the list as void, its commission counts no more, and its branch is paid as
 * if it had never been taken. How the branch stands follows from that with its next call.
 */
export const voidFee: TransitionWork<{ row: FeePayment }> = {
  async hold(context, id) {
    const { tx } = context;
    await requirePlatform(tx);
    const { client_business, client_branch } = await findRow(feePayment as AnyEntity, id, context);
    // Before the payments, as taking does: a payment taken at this moment is in sight once the branch is held.
    await tx.query('select from ctx.hold_branch($1, $2)', [client_business, client_branch]);
    return { row: await tx.lock(feePayment, id) };
  },
  async run(context, { row }, { reason }) {
    if (row.kind === 'service_fee') await giveDaysBack(context, row);
    if (row.parts) await takePartsBack(context, row, row.parts);
    return { void_reason: reason };
  },
};

/** The branch is paid by what still holds; its fee of a month is that of the newest, none where it is on trial again. */
async function giveDaysBack(
  { tx }: CommandContext,
  { id, client_business, client_branch }: FeePayment,
): Promise<void> {
  const taken = await tx.query<TakenFee>(FEES_OF_BRANCH, [client_branch]);
  const valid = taken.filter(
    (fee) => isPossible(feePayment, { status: fee.status }, 'void') && fee.id !== id,
  );
  const newest = valid.at(-1);
  await tx.query('select ctx.shorten_branch($1, $2, $3, $4)', [
    client_business,
    client_branch,
    paidUntilBy(valid, untilBefore(taken)),
    newest ? monthlyFeeOf(newest.amount, newest.days) : null,
  ]);
}

/** What was used, or is on its way, was sold: its payment stays. */
async function takePartsBack(
  { tx }: CommandContext,
  { client_business, client_branch }: FeePayment,
  parts: number,
): Promise<void> {
  const [taken] = await tx.query<{ done: boolean }>('select ctx.add_sms_credit($1, $2, $3) as done', [
    ...[client_business, client_branch, -parts],
  ]);
  if (!taken?.done) throw SmsAreUsed();
}

interface TakenFee extends BoughtDays {
  id: string;
  amount: bigint;
  status: 'posted' | 'void';
}

type FeePayment = RowOf<typeof feePayment>;

const FEES_OF_BRANCH = `
select id, counted_from, days, until_before, amount, status from ${feePayment.table}
where client_branch = $1 and kind = 'service_fee' and deleted_at is null
order by counted_from, created_at, id`;
