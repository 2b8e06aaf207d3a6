import { formatExact, moneyStyle } from '#core/money.ts';
import {
  type Approver,
  type AskedApproval,
  approvedBy,
  askedOnWire,
  limitsOf,
} from '#modules/employee/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { RefundAboveLimit } from '../../errors.ts';

/**
 * Holds money that goes back for a return, or with a sale that is voided, against the limit of whoever gives it; answers who
 * approved more.
 */
export async function holdRefundLimit(
  context: CommandContext,
  document: string,
  amount: bigint,
): Promise<Approver | null> {
  if (amount <= 0n) return null;
  const { refund_limit } = await limitsOf(context);
  if (refund_limit === null || amount <= refund_limit) return null;
  const asked: AskedApproval = { act: 'refund', document, percent: 0, amount };
  const approver = await approvedBy(context, asked);
  if (approver) return approver;
  const shown = (sum: bigint) => formatExact(sum, moneyStyle(context.branch));
  throw RefundAboveLimit({
    asked: shown(amount),
    limit: shown(refund_limit),
    approval: askedOnWire(context, asked),
  });
}
