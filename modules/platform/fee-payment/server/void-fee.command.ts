import { z } from 'zod';
import type { AnyEntity, RowOf } from '#core/define-entity.ts';
import { requirePlatform } from '#modules/session/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { FeePaymentVoid } from '../../errors.ts';
import { feePayment } from '../fee-payment.entity.ts';
import { type BoughtDays, monthlyFeeOf, paidUntilBy, untilBefore } from '../fee-payment.rules.ts';

/**
 * Takes a wrong fee payment back: it stays in the list as void, its commission counts no more, and its branch is paid as
 * if it had never been taken. How the branch stands follows from that with its next call.
 */
export const voidFee = defineCommand({
  name: 'fee-payment.void',
  route: 'PUT api/fee-payment/void',
  permission: 'create_fee_payment',
  idempotency: 'required',
  input: z.strictObject({
    id: z.uuid('not_id'),
    reason: z.string({ error: 'required' }).trim().min(1, 'required').max(500, 'too_long'),
  }),
  answers: { entity: feePayment as AnyEntity, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    await requirePlatform(tx);
    const { client_business, client_branch } = await findRow(feePayment as AnyEntity, input.id, context);
    // Before the payments, as taking does: a payment taken at this moment is in sight once the branch is held.
    await tx.query('select from ctx.hold_branch($1, $2)', [client_business, client_branch]);
    const paid = await tx.lock(feePayment, input.id);
    if (paid.status === 'void') throw FeePaymentVoid();
    await tx.save(feePayment, paid, { status: 'void', void_reason: input.reason }, input.reason);
    if (paid.kind === 'service_fee') await giveDaysBack(context, paid);
    return findRow(feePayment as AnyEntity, input.id, context);
  },
});

/** The branch is paid by what still holds; its fee of a month is that of the newest, none where it is on trial again. */
async function giveDaysBack(
  { tx }: CommandContext,
  { client_business, client_branch }: RowOf<typeof feePayment>,
): Promise<void> {
  const taken = await tx.query<TakenFee>(FEES_OF_BRANCH, [client_branch]);
  const valid = taken.filter(({ status }) => status === 'posted');
  const newest = valid.at(-1);
  await tx.query('select ctx.shorten_branch($1, $2, $3, $4)', [
    client_business,
    client_branch,
    paidUntilBy(valid, untilBefore(taken)),
    newest ? monthlyFeeOf(newest.amount, newest.days) : null,
  ]);
}

interface TakenFee extends BoughtDays {
  amount: bigint;
  status: 'posted' | 'void';
}

const FEES_OF_BRANCH = `
select counted_from, days, until_before, amount, status from ${feePayment.table}
where client_branch = $1 and kind = 'service_fee' and deleted_at is null
order by counted_from, created_at, id`;
