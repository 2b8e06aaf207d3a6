import { isPosted } from '#core/define-states.ts';
import type { Refusal } from '#core/errors.ts';
import { makeTransition, refusedTransitions } from '#server-kit/command/transit.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { payment } from '../../payment/payment.entity.ts';
import type { PaymentRow } from '../../payment/server/take-back-payment.ts';

const VOID = 'void';

/** Why which locked payments behind rows of a history cannot be voided, by id. */
export function refusedVoids(
  context: CommandContext,
  payments: readonly PaymentRow[],
): Promise<ReadonlyMap<string, Refusal>> {
  return refusedTransitions(payment, VOID, heldOf(payments), context);
}

/** Voids locked payments as their own call does, in whichever branch they were taken; those that are void stay so. */
export async function voidPayments(
  context: CommandContext,
  payments: readonly PaymentRow[],
  reason?: string,
): Promise<void> {
  for (const held of heldOf(payments.filter((paid) => isPosted(payment, paid))))
    await makeTransition(payment, VOID, held, { reason }, context);
}

const heldOf = (payments: readonly PaymentRow[]) => payments.map((row) => ({ row }));
