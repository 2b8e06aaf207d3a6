import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import { type LoweredDebt, lowerDebt, saveDeposit } from '#modules/finance/public.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { sumOf } from '../../sale/sale-entry.rules.ts';
import type { Moment } from '../../sale/sale-moment.rules.ts';
import type { HeldSale, SoldLine } from '../../sale/server/hold-sale.ts';
import { coinRule } from '../../sale/settle-payments.rules.ts';
import { type RefundDue, refundDue } from '../refund-due.rules.ts';
import type { ReturnBody } from '../return.body.ts';
import type { BackLine } from '../returned-lines.rules.ts';
import { SALE_RETURN_TEXTS } from '../sale-return.words.ts';
import { type SettledRefunds, settleRefunds, worthOf } from '../settle-refunds.rules.ts';
import { moneyOfSale } from './money-of-sale.ts';

/** What has come back of which sale, and when. */
interface Back {
  held: HeldSale;
  back: readonly BackLine<SoldLine>[];
  moment: Moment;
  /** The one refund that is said pays what is due, if anything is. */
  fills: boolean;
}

/** How a return was paid for: what of the debt of the sale it took back, and what went out as money. */
export type PaidReturn = SettledRefunds & LoweredDebt & Pick<ReturnBody, 'refunds'>;

/**
 * Settles what came back: what was given up of the debt of the sale is lost no more, what is owed is owed no more, and only
 * the rest goes out as asked.
 */
export async function payForReturn(
  { tx, branch }: CommandContext,
  body: ReturnBody,
  { held: { sold }, back, moment, fills }: Back,
): Promise<PaidReturn> {
  const source = { kind: 'sale-return', id: body.id };
  const { date } = moment;
  const total = sumOf(back, ({ part }) => part.gross);
  const brought = await moneyOfSale(tx, sold);
  const lowered = await lowerDebt(tx, { kind: 'sale', id: sold.id }, total);
  const rule = coinRule(branch);
  const value = { total, ...lowered };
  const refunds = fills ? filled(body.refunds, refundDue(brought, worthOf(value), rule)) : body.refunds;
  const settled = { ...settleRefunds(value, refunds, brought, rule), ...lowered, refunds };
  if (settled.deposit > 0n) {
    const party = { kind: 'customer' as const, id: requireKnown(sold.customer_id) };
    await saveDeposit(tx, { branch, party, source, amount: settled.deposit, date });
  }
  return settled;
}

/** What is due, by each of the ways said; nothing goes out where nothing is due. */
function filled(refunds: ReturnBody['refunds'], due: RefundDue): ReturnBody['refunds'] {
  return refunds
    .map((refund) => ({ ...refund, amount: money(refund.mode === 'cash' ? due.cash(0n) : due.exact) }))
    .filter(({ amount }) => amount > 0n);
}

/** Money is kept for somebody, not for anybody. */
function requireKnown(customerId: string | null): string {
  if (!customerId)
    throw new InvalidFields({ refunds: { key: 'nobody_known', words: SALE_RETURN_TEXTS.nobodyKnown } });
  return customerId;
}
