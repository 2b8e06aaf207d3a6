import {
  ApprovalOrRight,
  type Approver,
  type AskedApproval,
  approvedBy,
  askedOnWire,
  limitsOf,
} from '#modules/employee/public.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { DiscountAboveLimit } from '../../errors.ts';
import type { GivenAway } from '../given-away.rules.ts';

/** What somebody agrees on with a customer beside what the catalogue says. */
export interface Agreement {
  given: GivenAway;
  /** A price is another than that of the catalogue. */
  isHaggled: boolean;
  /** Something is said of a discount. */
  hasDiscount: boolean;
}

/**
 * Asks whoever agrees on other prices or a discount for the rights to, and for a limit that covers what is given away. What he lacks
 * somebody else approves by his PIN for this one document: answers who it was, null where nobody had to.
 */
export async function agreeOn(
  context: CommandContext,
  document: string,
  { given, isHaggled, hasDiscount }: Agreement,
): Promise<Approver | null> {
  const lacked = [
    ...(isHaggled && !holdsToo(context, 'adjust_selling_price_when_selling') ? (['price'] as const) : []),
    ...(hasDiscount && !holdsToo(context, 'view_discount') ? (['discount'] as const) : []),
  ];
  let approver: Approver | null = null;
  for (const act of lacked) {
    const asked: AskedApproval = { act, document, ...given };
    approver = await approvedBy(context, asked);
    if (!approver) throw ApprovalOrRight(context, asked);
  }
  // Whoever approved it was held against his own limit.
  return approver ?? holdDiscountLimit(context, { act: 'discount', document, ...given });
}

async function holdDiscountLimit(context: CommandContext, asked: AskedApproval): Promise<Approver | null> {
  if (asked.amount === 0n) return null;
  const { discount_limit } = await limitsOf(context);
  if (discount_limit === null || asked.percent <= discount_limit) return null;
  const approver = await approvedBy(context, asked);
  if (approver) return approver;
  throw DiscountAboveLimit({
    asked: String(asked.percent / 100),
    limit: String(discount_limit / 100),
    approval: askedOnWire(context, asked),
  });
}
