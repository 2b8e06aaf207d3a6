import type { Tx } from '#server-kit/db/transaction.ts';
import { accountSums, type ReportDays } from '../../server/account-sums.ts';
import { FLOW_OF_CODE, type Flow, GOODS_PAPERS, MONEY_CODES, VAT_OF_PAPERS } from '../cash-flow.rules.ts';

/** What money did in a period, in minor units: what left is below zero. */
export interface CashFlows {
  opening: bigint;
  closing: bigint;
  flows: ReadonlyMap<Flow, bigint>;
}

/**
 * Flows of a period by the other side of each entry that moved money: what came in less what went out is what the money
 * accounts have more than before, to the cent. Money that goes from one account to another stands on both sides and adds nothing.
 */
export async function cashFlowSums(tx: Tx, days: ReportDays): Promise<CashFlows> {
  const sums = await accountSums(tx, days);
  const money = sums.filter(({ code }) => MONEY_CODES.includes(code.slice(0, 4)));
  const opening = money.reduce((all, { opening: one }) => all + one, 0n);
  const moved = money.reduce(
    (all, { period_debit, period_credit }) => all + period_debit - period_credit,
    0n,
  );
  const rows = await tx.query<{ flow: Flow; amount: bigint }>(
    `${SHARES} select flow, sum(amount)::bigint as amount from shares group by flow`,
    sharesOf(days),
  );
  return {
    opening,
    closing: opening + moved,
    flows: new Map(rows.map(({ flow, amount }) => [flow, amount])),
  };
}

/** What `SHARES` is asked with, as its first seven parameters. */
export function sharesOf({ branch_ids, date, date_to }: ReportDays): unknown[] {
  return [branch_ids, date, date_to, MONEY_CODES, CODES, FLOWS_OF_CODES, GOODS_PAPERS];
}

const CODES = [...FLOW_OF_CODE.keys()];
const FLOWS_OF_CODES = [...FLOW_OF_CODE.values()];

/** The lines beside the money of each entry that moved any, with their flow; an account has the flow of its account of the chart. */
export const SHARES = `
with touched as (
  select distinct entry_id from journal_lines
  where branch_id = any($1) and date between $2 and $3 and left(account_code, 4) = any($4)),
codes as (select * from unnest($5::text[], $6::text[]) as f(code, flow)),
shares as (
  select e.business_id, e.id as entry_id, l.credit - l.debit as amount,
         case when left(l.account_code, 4) = '${VAT_OF_PAPERS}'
              then case when e.source_kind = any($7) then 'goods' else 'expenses' end
              else coalesce(c.flow, 'others') end as flow
  from journal_lines l
  join touched t on t.entry_id = l.entry_id
  join journal_entries e on e.id = l.entry_id
  left join codes c on c.code = left(l.account_code, 4)
  where l.branch_id = any($1) and l.date between $2 and $3 and left(l.account_code, 4) <> all($4))`;
