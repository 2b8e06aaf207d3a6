import { type Money, money } from '#core/money.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';

/** What a house earns by, as the report of a night tells it. */
export const INCOME_KINDS = ['nights', 'goods', 'services', 'other'] as const;

export type IncomeKind = (typeof INCOME_KINDS)[number];

const KIND_OF: Readonly<Record<string, IncomeKind>> = {
  [CHART.rooms]: 'nights',
  [CHART.sales]: 'goods',
  [CHART.salesReturns]: 'goods',
  [CHART.salesDiscounts]: 'goods',
  [CHART.services]: 'services',
};

/** What the books have earned, by kind: goods less what came back and what was let off. What comes to nothing is left out. */
export function incomeByKind(
  earned: readonly { account: string; amount: bigint }[],
): { kind: IncomeKind; amount: Money }[] {
  return INCOME_KINDS.map((kind) => ({
    kind,
    amount: money(
      earned
        .filter(({ account }) => (KIND_OF[account] ?? 'other') === kind)
        .reduce((sum, { amount }) => sum + amount, 0n),
    ),
  })).filter(({ amount }) => amount !== 0n);
}
