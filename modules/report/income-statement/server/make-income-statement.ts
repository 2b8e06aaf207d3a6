import type { DayRange } from '#core/months.ts';
import { ledgerAccountName } from '#modules/finance/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { fromFirstBooked, monthsOf } from '../../server/months-of-report.ts';
import type { PeriodInput } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';
import { type Comparison, comparedDays } from '../compared-days.rules.ts';
import { type IncomeTotals, incomeTotals, sectionOf } from '../income-sections.rules.ts';
import { type Earned, incomeSums } from './income-sums.ts';

export interface IncomeStatementInput extends PeriodInput {
  compare?: Comparison | undefined;
  by?: 'month' | undefined;
}

/**
 * What a period has earned and cost, account by account, and beside it the same of the days that it is compared with.
 * Reads the ledger only; an account that moved in either stands there.
 */
export async function makeIncomeStatement(context: QueryContext<IncomeStatementInput>) {
  const { tx, language, input } = context;
  const scope = await reportScope(context, 'create_income_statement');
  const before = input.compare ? comparedDays(scope, input.compare) : null;
  const now = await incomeSums(tx, scope);
  const then = before ? await incomeSums(tx, { ...before, branch_ids: scope.branch_ids }) : [];
  const all: Month[] = [];
  for (const days of input.by ? monthsOf(scope) : [])
    all.push({ ...days, earned: await incomeSums(tx, { ...days, branch_ids: scope.branch_ids }) });
  const months = fromFirstBooked(all, ({ earned }) => earned.length === 0);
  const [totals, totalsThen] = [incomeTotals(now), incomeTotals(then)];
  const amountsThen = new Map(then.map(({ code, amount }) => [code, amount]));
  // What moved in a month and back in the next one stands in their columns.
  const known = new Set(now.map(({ code }) => code));
  const onlyThen = [...months.flatMap(({ earned }) => earned), ...then].flatMap((row) => {
    if (known.has(row.code)) return [];
    known.add(row.code);
    return { ...row, amount: 0n };
  });
  const rows = [...now, ...onlyThen].sort((a, b) => (a.code < b.code ? -1 : 1));
  return {
    ...scope,
    ...totals,
    rows: rows.map((row) => ({
      account_code: row.code,
      account_name: ledgerAccountName(row.code, row.name, language),
      section: sectionOf(row),
      amount: row.amount,
      amount_before: before ? (amountsThen.get(row.code) ?? 0n) : null,
      change: before ? row.amount - (amountsThen.get(row.code) ?? 0n) : null,
      months: input.by
        ? months.map(({ earned }) => ({
            amount: earned.find(({ code }) => code === row.code)?.amount ?? 0n,
          }))
        : null,
    })),
    months: input.by ? months.map(({ earned, ...days }) => ({ ...days, ...incomeTotals(earned) })) : null,
    before: before && {
      ...before,
      ...totalsThen,
      change: lessThan(totals, totalsThen),
    },
  };
}

interface Month extends DayRange {
  earned: readonly Earned[];
}

function lessThan(totals: IncomeTotals, before: IncomeTotals): IncomeTotals {
  const changed = { ...totals };
  for (const name of Object.keys(changed) as (keyof IncomeTotals)[]) changed[name] -= before[name];
  return changed;
}
