import { z } from 'zod';
import { soldByDay } from '#modules/point-of-sale/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { branchesToSwitchAnswer } from '../../dashboard/dashboard.answer.ts';
import { comparedPeriod } from '../../dashboard/dashboard-period.rules.ts';
import { branchesOfActor, type OwnBranch } from '../../server/branches-of-actor.ts';

/**
 * The branches one may switch to as the switcher shows them: town, own colour, and the sales of the month for whoever may
 * see both the list of sales and the dashboard there.
 */
export const branchesToSwitch = defineQuery({
  name: 'report.branches-to-switch',
  route: 'GET api/report/branches-to-switch',
  permission: 'switch_between_branches',
  input: z.strictObject({}),
  answers: branchesToSwitchAnswer,
  async run(context) {
    const rows = await branchesOfActor(context);
    const seen = rows.filter(({ rights }) => FIGURES.every((right) => rights.has(right)));
    const sales = await salesOfMonth(context, seen);
    return rows.map(({ id, name, town, primary_color, currency }) => ({
      ...{ id, name, town, primary_color, currency },
      ...(seen.some((row) => row.id === id) ? { sales: sales.get(id) ?? 0n } : {}),
    }));
  },
});

const FIGURES = ['view_dashboard_menu', sale.permissions.list];

async function salesOfMonth(
  { tx, clock }: QueryContext,
  rows: readonly OwnBranch[],
): Promise<ReadonlyMap<string, bigint>> {
  const months = rows.map((row) => comparedPeriod('month', today(clock, row)));
  const sums = await tx.query<{ branch_id: string; amount: bigint }>(SOLD, [
    rows.map(({ id }) => id),
    months.map(({ date }) => date),
    months.map(({ date_to }) => date_to),
  ]);
  return new Map(sums.map(({ branch_id, amount }) => [branch_id, amount]));
}

const SOLD = `
with asked as (select * from unnest($1::uuid[], $2::date[], $3::date[]) a(branch_id, since, until)),
events as (
  select branch_id, amount from (${soldByDay({ beside: 'asked a, ', within: (day) => `s.branch_id = a.branch_id and ${day} between a.since and a.until` })}) sold
  union all
  select r.branch_id, -r.total_amount
  from ${saleReturn.table} r join asked a on a.branch_id = r.branch_id and r.date between a.since and a.until
  where r.deleted_at is null)
select branch_id, sum(amount)::bigint as amount from events group by branch_id`;
