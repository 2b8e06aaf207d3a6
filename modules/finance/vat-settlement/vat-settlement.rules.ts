import { addDays } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { type Money, money } from '#core/money.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { CHART } from '../ledger/chart.ts';
import { VAT_SETTLEMENT_TEXTS } from './vat-settlement.words.ts';

/** VAT is settled up to the last day of a month. */
export function isLastOfMonth({ date_to }: Readonly<Record<string, unknown>>): void {
  if (typeof date_to === 'string' && !addDays(date_to, 1).endsWith('-01'))
    throw new InvalidFields({ date_to: { key: 'last_of_month', words: VAT_SETTLEMENT_TEXTS.lastOfMonth } });
}

/** What a month comes to, in minor units. */
export interface Settled {
  output: Money;
  input: Money;
  input_used: Money;
  payable: Money;
  input_carried: Money;
}

/**
 * All of 2200 against 1300 up to that amount, the difference to 2210; what is left of 1300 is carried on (A29). Where more came
 * back than was sold, or went back than was bought, the sums are below nothing and the same holds: nothing is ever owed by TRA.
 */
export function settle(output: bigint, input: bigint): Settled {
  const used = input < output ? input : output;
  return {
    output: money(output),
    input: money(input),
    input_used: money(used),
    payable: money(output - used),
    input_carried: money(input - used),
  };
}

/** What it posts, on the last day of the month. */
export function settlementLines({
  output,
  input_used,
  payable,
}: Pick<Settled, 'output' | 'input_used' | 'payable'>): PostingLine[] {
  return [
    side(CHART.vatOutput, output),
    side(CHART.vatInput, -input_used),
    { account: CHART.vatPayable, credit: payable },
  ];
}

function side(account: string, amount: bigint): PostingLine {
  return amount < 0n ? { account, credit: -amount } : { account, debit: amount };
}
