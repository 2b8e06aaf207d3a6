import type { QueryContext } from '#server-kit/operation/context.ts';
import { comparedDays } from '../../income-statement/compared-days.rules.ts';
import type { IncomeStatementInput } from '../../income-statement/server/make-income-statement.ts';
import { reportScope } from '../../server/report-scope.ts';
import { FLOW_SECTIONS, FLOWS, type FlowSection, sectionOf } from '../cash-flow.rules.ts';
import { type CashFlows, cashFlowSums } from './cash-flow-sums.ts';

const NONE: CashFlows = { opening: 0n, closing: 0n, flows: new Map() };

/** What money came in and went out in a period and for what, and beside it the same of the days that it is compared with. */
export async function makeCashFlow(context: QueryContext<IncomeStatementInput>) {
  const { tx, input } = context;
  const scope = await reportScope(context, 'create_income_statement');
  const before = input.compare ? comparedDays(scope, input.compare) : null;
  const now = await cashFlowSums(tx, scope);
  const then = before ? await cashFlowSums(tx, { ...before, branch_ids: scope.branch_ids }) : NONE;
  const figures = ({ opening, closing }: CashFlows) => ({
    opening: opening,
    closing: closing,
    change: closing - opening,
  });
  const sumOf = ({ flows }: CashFlows, section: FlowSection) =>
    [...flows].reduce((all, [flow, amount]) => (sectionOf(flow) === section ? all + amount : all), 0n);
  const moved = FLOWS.filter((flow) => now.flows.get(flow) || then.flows.get(flow));
  return {
    ...scope,
    ...figures(now),
    rows: moved.map((flow) => ({
      flow,
      section: sectionOf(flow),
      amount: now.flows.get(flow) ?? 0n,
      amount_before: before ? (then.flows.get(flow) ?? 0n) : null,
    })),
    sections: FLOW_SECTIONS.filter((section) => moved.some((flow) => sectionOf(flow) === section)).map(
      (section) => ({
        section,
        amount: sumOf(now, section),
        amount_before: before ? sumOf(then, section) : null,
      }),
    ),
    before: before && { ...before, ...figures(then) },
  };
}
