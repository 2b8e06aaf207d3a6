import { InvalidFields, type Problem } from '#core/errors.ts';
import { type Money, ZERO_MONEY } from '#core/money.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';

/** A fee of what moves no money out. */
export const FEE_OF_NO_MONEY_OUT: Problem = {
  key: 'fee_of_no_money_out',
  words: PAYMENT_TEXTS.feeOfNoMoneyOut,
};

/**
 * What moving the money of a payment costs, on top and out of its account (A27). Of money that comes in none is taken here,
 * and a deposit that pays moves no money.
 */
export function feeOf(
  { fee, mode }: { fee: Money | null; mode?: string | null },
  direction: 'in' | 'out',
): Money {
  if (fee && (direction === 'in' || mode === 'deposit'))
    throw new InvalidFields({ fee: FEE_OF_NO_MONEY_OUT });
  return fee ?? ZERO_MONEY;
}
