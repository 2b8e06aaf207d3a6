import type { ComparedPeriod } from '../dashboard/dashboard-period.rules.ts';
import type { GrossProfit } from '../income-statement/income-sections.rules.ts';

/** A point of a curve with what was sold there. */
interface Point {
  point: string;
  amount: bigint;
}

/** What branches sold, as far as it can be added up. */
export interface AddedSales {
  amount: bigint;
  amount_before: bigint;
  count: number;
  curve: Point[];
  curve_before: Point[];
}

/** The sales of several branches of one currency as those of one. */
export function addedSales(branches: readonly AddedSales[], step: ComparedPeriod['step']): AddedSales {
  const sum = (figure: 'amount' | 'amount_before') =>
    branches.reduce((total, branch) => total + branch[figure], 0n);
  return {
    amount: sum('amount'),
    amount_before: sum('amount_before'),
    count: branches.reduce((total, { count }) => total + count, 0),
    curve: addedCurve(
      branches.map(({ curve }) => curve),
      step,
    ),
    curve_before: addedCurve(
      branches.map(({ curve_before }) => curve_before),
      step,
    ),
  };
}

/** The gross profits of several branches of one currency as that of one. */
export function addedProfits(branches: readonly GrossProfit[]): GrossProfit {
  const sum = (figure: keyof GrossProfit) => branches.reduce((total, branch) => total + branch[figure], 0n);
  return { revenue: sum('revenue'), profit: sum('profit'), profit_before: sum('profit_before') };
}

/**
 * One point for each that any branch has. Days and months stand by the calendar; hours in the order of the branch whose
 * business day begins first of those given, for 01:00 may be late in a day and not early.
 */
function addedCurve(curves: readonly (readonly Point[])[], step: ComparedPeriod['step']): Point[] {
  const amounts = new Map<string, bigint>();
  for (const { point, amount } of curves.flat()) amounts.set(point, (amounts.get(point) ?? 0n) + amount);
  const points = [...amounts].map(([point, amount]) => ({ point, amount }));
  return step === 'hour' ? points : points.sort((one, other) => (one.point < other.point ? -1 : 1));
}
