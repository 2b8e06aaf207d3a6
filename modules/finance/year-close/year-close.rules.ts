import { type Money, money } from '#core/money.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { CHART } from '../ledger/chart.ts';

/** What an account of income or cost came to in a year: above zero what it earned, below what it cost. */
export interface Earned {
  account: string;
  amount: bigint;
}

/** A line that clears an account. */
export interface ClosingLine {
  account: string;
  debit: Money | null;
  credit: Money | null;
}

export function lastDayOf(year: number): string {
  return `${String(year).padStart(4, '0')}-12-31`;
}

/** The lines that clear all accounts of income and cost, and the profit that they leave. */
export function closingOf(earned: readonly Earned[]): { profit: Money; lines: ClosingLine[] } {
  const moved = earned.filter(({ amount }) => amount !== 0n);
  return {
    profit: money(moved.reduce((sum, { amount }) => sum + amount, 0n)),
    lines: moved.map(({ account, amount }) => ({
      account,
      debit: amount > 0n ? money(amount) : null,
      credit: amount < 0n ? money(-amount) : null,
    })),
  };
}

/** What a closing posts: its lines against retained earnings alone; drawings stay (A30). */
export function closingEntry(profit: bigint, lines: readonly ClosingLine[]): PostingLine[] {
  return [
    ...lines.map(({ account, debit, credit }) =>
      debit ? { account, debit } : { account, credit: credit ?? 0n },
    ),
    profit < 0n
      ? { account: CHART.retainedEarnings, debit: -profit }
      : { account: CHART.retainedEarnings, credit: profit },
  ];
}
