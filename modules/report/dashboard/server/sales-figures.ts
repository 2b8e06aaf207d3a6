import { soldByDay } from '#modules/point-of-sale/public.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { type ComparedPeriod, hoursOf, pointsOf } from '../dashboard-period.rules.ts';

/** What was sold in a period less what came back in it, beside as much of the period before. */
export interface SalesFigures {
  amount: bigint;
  amount_before: bigint;
  /** How many sales. */
  count: number;
  curve: { point: string; amount: bigint }[];
  curve_before: { point: string; amount: bigint }[];
}

/** Where the sales are, and how its days run. */
export type SellingBranch = Pick<BranchOfCall, 'id' | 'time_zone' | 'day_starts_at'>;

/** The sales of a branch; a void sale counts nowhere, goods that came back count on the day they came. */
export async function salesFigures(
  tx: Tx,
  branch: SellingBranch,
  period: ComparedPeriod,
  now: Date,
): Promise<SalesFigures> {
  const { step } = period;
  const rows = await tx.query<PointRow>(SOLD, [
    ...[branch.id, period.date, period.date_to, period.date_before, period.date_to_before],
    ...[period.compared_to, now, branch.time_zone, branch.day_starts_at, step],
  ]);
  const sides = Map.groupBy(rows, ({ before }) => before);
  const [of, before] = [sides.get(false) ?? [], sides.get(true) ?? []];
  const total = (points: readonly PointRow[]) =>
    points.reduce((sum, { compared_amount }) => sum + compared_amount, 0n);
  return {
    amount: total(of),
    amount_before: total(before),
    count: of.reduce((sum, { sales }) => sum + sales, 0),
    curve: curveOf(
      of,
      step === 'hour' ? hoursSoFar(branch, now) : pointsOf(step, period.date, period.date_to),
    ),
    curve_before: curveOf(
      before,
      step === 'hour' ? hoursOf(branch) : pointsOf(step, period.date_before, period.date_to_before),
    ),
  };
}

interface PointRow {
  before: boolean;
  point: string;
  amount: bigint;
  compared_amount: bigint;
  sales: number;
}

/** The hours that are still to come are no sales of nothing. */
function hoursSoFar(branch: SellingBranch, now: Date): string[] {
  const format = { timeZone: branch.time_zone, hour: '2-digit', hourCycle: 'h23' } as const;
  const hours = hoursOf(branch);
  return hours.slice(0, hours.indexOf(new Intl.DateTimeFormat('en-GB', format).format(now)) + 1);
}

/** Points at which nothing was sold are points too. */
function curveOf(rows: readonly PointRow[], points: readonly string[]) {
  const amounts = new Map(rows.map(({ point, amount }) => [point, amount]));
  return points.map((point) => ({ point, amount: amounts.get(point) ?? 0n }));
}

// What is compared ends at the same time of the business day, so that a morning is not held against a whole day.
const SOLD = `
  with events as (
    select date, at, amount, sales from (${soldByDay({ within: (day) => `s.branch_id = $1 and ${day} between $4 and $3` })}) sold
    union all
    select r.date, r.created_at, -r.total_amount, 0
    from ${saleReturn.table} r
    where r.branch_id = $1 and r.date between $4 and $3 and r.deleted_at is null),
  placed as (
    select e.*, e.date < $2 as before,
           case $10 when 'hour' then to_char(e.at at time zone $8, 'HH24')
                    when 'day' then e.date::text else to_char(e.date, 'YYYY-MM') end as point,
           e.date >= $2 or e.date < $6 or (e.date = $6 and
             ((e.at - $9::time::interval) at time zone $8)::time <=
             (($7::timestamptz - $9::time::interval) at time zone $8)::time) as compared
    from events e where e.date >= $2 or e.date <= $5)
  select before, point, sum(amount)::bigint as amount, sum(sales)::int as sales,
         coalesce(sum(amount) filter (where compared), 0)::bigint as compared_amount
  from placed group by before, point order by before, point`;
