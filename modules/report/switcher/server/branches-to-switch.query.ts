import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { rightsOfActor } from '#modules/employee/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleReturn } from '#modules/point-of-sale/sale-return/sale-return.entity.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { comparedPeriod } from '../../dashboard/dashboard-period.rules.ts';

/**
 * The branches one may switch to as the switcher shows them: town, own colour, and the sales of the month for whoever may
 * see both the list of sales and the dashboard there.
 */
export const branchesToSwitch = defineQuery({
  name: 'report.branches-to-switch',
  route: 'GET api/report/branches-to-switch',
  permission: 'switch_between_branches',
  input: z.strictObject({}),
  async run(context) {
    const { tx, actor } = context;
    const rights = await rightsOfActor(context);
    const rows = await tx.query<BranchRow>(BRANCHES, [actor.branch_ids]);
    const seen = rows.filter(({ id }) => FIGURES.every((right) => rights.get(id)?.has(right)));
    const sales = await salesOfMonth(context, seen);
    return rows.map(({ id, name, town, primary_color, currency }) => ({
      ...{ id, name, town, primary_color, currency },
      ...(seen.some((row) => row.id === id) ? { sales: moneyToWire(sales.get(id) ?? 0n, currency) } : {}),
    }));
  },
});

const FIGURES = ['view_dashboard_menu', sale.permissions.list];

interface BranchRow {
  id: string;
  name: string;
  town: string | null;
  primary_color: string | null;
  currency: Parameters<typeof moneyToWire>[1];
  time_zone: string;
  day_starts_at: string;
}

async function salesOfMonth(
  { tx, clock }: QueryContext,
  rows: readonly BranchRow[],
): Promise<ReadonlyMap<string, bigint>> {
  const months = rows.map((row) => comparedPeriod('month', today(clock, row)));
  const sums = await tx.query<{ branch_id: string; amount: bigint }>(SOLD, [
    rows.map(({ id }) => id),
    months.map(({ date }) => date),
    months.map(({ date_to }) => date_to),
  ]);
  return new Map(sums.map(({ branch_id, amount }) => [branch_id, amount]));
}

const BRANCHES = `
select b.id, b.name, coalesce(b.region, b.district) as town, s.primary_color, b.currency, b.time_zone, s.day_starts_at
from ${branch.table} b
join ${branchSettings.table} s on s.id = b.id
where b.id = any ($1::uuid[]) and b.deleted_at is null
order by b.name, b.id`;

const SOLD = `
with asked as (select * from unnest($1::uuid[], $2::date[], $3::date[]) a(branch_id, since, until)),
events as (
  select s.branch_id, s.total_amount as amount
  from ${sale.table} s join asked a on a.branch_id = s.branch_id and s.date between a.since and a.until
  where s.status <> 'void' and s.deleted_at is null
  union all
  select r.branch_id, -r.total_amount
  from ${saleReturn.table} r join asked a on a.branch_id = r.branch_id and r.date between a.since and a.until
  where r.deleted_at is null)
select branch_id, sum(amount)::bigint as amount from events group by branch_id`;
