import type { QueryContext } from '#server-kit/operation/context.ts';
import { pageOf } from '../../server/page-of.ts';
import type { PeriodInput } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';
import type { Flow } from '../cash-flow.rules.ts';
import { SHARES, sharesOf } from './cash-flow-sums.ts';

/** A flow of the cash flow statement, and which page of its entries. */
export interface AskedFlow extends PeriodInput {
  flow: Flow;
  limit: number;
  page: number;
}

/** The entries that a flow is made of, the newest first, each with its part in it, and what all of them come to. */
export async function cashFlowRows(context: QueryContext<AskedFlow>) {
  const { tx, input } = context;
  const scope = await reportScope(context, 'create_income_statement');
  const asked = [...sharesOf(scope), input.flow];
  const rows = await tx.query<FlowRow>(
    `${FOUND} select f.*, b.name as branch_name from found f join branches b on b.id = f.branch_id
     order by f.date desc, f.id desc limit $9 offset $10`,
    [...asked, input.limit, (input.page - 1) * input.limit],
  );
  const [all] = await tx.query<{ count: number; amount: bigint }>(
    `${FOUND} select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount from found`,
    asked,
  );
  return {
    ...scope,
    ...pageOf(input, all?.count ?? 0),
    amount: all?.amount ?? 0n,
    data: rows,
  };
}

interface FlowRow {
  id: string;
  date: string;
  branch_id: string;
  branch_name: string;
  source_kind: string;
  source_id: string;
  memo: string | null;
  amount: bigint;
}

const FOUND = `${SHARES},
found as (
  select e.id, e.date::text as date, e.branch_id, e.source_kind, e.source_id::text as source_id, e.memo,
         sum(s.amount)::bigint as amount
  from shares s join journal_entries e on e.business_id = s.business_id and e.id = s.entry_id
  where s.flow = $8 group by e.business_id, e.id having sum(s.amount) <> 0)`;
