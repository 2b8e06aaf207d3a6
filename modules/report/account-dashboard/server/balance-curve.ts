import type { Tx } from '#server-kit/db/transaction.ts';
import { type ComparedPeriod, pointsOf } from '../../dashboard/dashboard-period.rules.ts';
import { balancesBefore } from './money-moved-in.ts';
import type { MoneyScope } from './money-scope.ts';

/** What lay in all accounts at the end of each day or month of a period, and of the whole one before it. */
export async function balanceCurve(tx: Tx, scope: MoneyScope, period: ComparedPeriod) {
  const { date, date_to, date_before, date_to_before } = period;
  const step: 'month' | 'day' = period.step === 'month' ? 'month' : 'day';
  const before = await balancesBefore(tx, scope, date_before);
  const rows = await tx.query<{ point: string; amount: bigint }>(MOVED_AT, [
    ...[scope.branch_ids, scope.codes, date_before, date_to, step],
  ]);
  const moved = new Map(rows.map(({ point, amount }) => [point, amount]));
  let balance = [...before.values()].reduce((sum, amount) => sum + amount, 0n);
  const curve = (from: string, to: string) =>
    pointsOf(step, from, to).map((point) => {
      balance += moved.get(point) ?? 0n;
      return { point, amount: balance };
    });
  const curve_before = curve(date_before, date_to_before);
  return { step, date, curve: curve(date, date_to), curve_before };
}

const MOVED_AT = `
select case $5 when 'day' then date::text else to_char(date, 'YYYY-MM') end as point,
       sum(debit - credit)::bigint as amount
from journal_lines
where branch_id = any($1) and account_code = any($2) and date between $3 and $4 group by 1`;
