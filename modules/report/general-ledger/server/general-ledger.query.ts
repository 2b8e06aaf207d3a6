import { z } from 'zod';
import { addDays } from '#core/business-day.ts';
import { yearOf } from '#core/months.ts';
import { ledgerAccountName } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { ONE_PRODUCT } from '../../server/one-product.ts';
import { pageOf } from '../../server/page-of.ts';
import { PAGE, PERIOD } from '../../server/period.ts';
import { type ReportScope, reportScope } from '../../server/report-scope.ts';
import { generalLedgerAnswer } from '../general-ledger.answer.ts';
import { type Turning, type TurnOfYear, turningOf, turnsOfYears } from './turns-of-years.ts';

/** The code of an account of the chart, or of one below it: `1010`, `1010-02`. */
export const LEDGER_ACCOUNT = z.string().regex(/^\d{4}(-\d{2,4})?$/, 'wrong_form');

/**
 * The lines of one account in a period, oldest first, each with the balance after it: what a figure of the trial balance
 * is made of. An account of the chart brings the lines of its sub-accounts. Without a first day, what the business has
 * and owes is told from its first line on, so that the lines add up to the figure; what it earned and spent, for the year.
 * Where a year begins within the period, income and cost begin at nothing and 3900 takes what they came to: a line of kind
 * `year-turns`, of no entry, branch or document (A41).
 */
export const generalLedger = defineQuery({
  name: 'report.general-ledger',
  route: 'GET api/report/general-ledger',
  permission: 'create_trial_balance',
  input: z.strictObject({
    ...PERIOD,
    ...PAGE,
    account_code: LEDGER_ACCOUNT,
  }),
  answers: generalLedgerAnswer,
  async run(context) {
    const { tx, input, language } = context;
    const asOf = await reportScope(context, 'create_trial_balance');
    const accounts = await tx.query<{ code: string; name: string; type: string }>(
      'select code, name, type from ledger_accounts where $1 in (code, parent_code) order by code',
      [input.account_code],
    );
    const [asked] = accounts;
    if (!asked) throw NotFound();
    const codes = accounts.map(({ code }) => code);
    const turning = turningOf(asked);
    const turns = await turnsOfYears(tx, asOf, { codes, turning });
    const scope = { ...asOf, date: input.date ?? (await firstDayOf(tx, asOf, { codes, turning, turns })) };
    const sums = await sumsOf(tx, scope, { codes, turning, turns });
    const within = turns.filter(({ date }) => date > scope.date);
    const lines = await tx.query<LedgerLine>(LINES, [
      ...[scope.branch_ids, codes, scope.date, scope.date_to, sums.opening, input.limit],
      ...[(input.page - 1) * input.limit, within.map(({ date }) => date), within.map(({ amount }) => amount)],
      ...[asked.code, YEAR_TURNS],
    ]);
    return {
      ...scope,
      account_code: asked.code,
      account_name: ledgerAccountName(asked.code, asked.name, language),
      account_type: asked.type,
      opening: sums.opening,
      closing: sums.closing,
      ...pageOf(input, sums.total),
      data: lines.map(({ account_name, ...line }) => ({
        ...line,
        account_name: ledgerAccountName(line.account_code, account_name, language),
      })),
    };
  },
});

/** What a line says it comes from where a year begins. */
export const YEAR_TURNS = 'year-turns';

/** The accounts of the ledger that are asked for, and what becomes of them as years turn. */
interface Asked {
  codes: readonly string[];
  turning: Turning;
  turns: readonly TurnOfYear[];
}

/** The day of the first line there is; income and cost are told from the first day of the year. */
async function firstDayOf(
  tx: Tx,
  { branch_ids, date, date_to }: ReportScope,
  { codes, turning, turns }: Asked,
): Promise<string> {
  if (turning === 'begins_at_nothing') return date;
  const [first] = await tx.query<{ day: string | null }>(
    'select min(date) as day from journal_lines where branch_id = any($1) and account_code = any($2) and date <= $3',
    [branch_ids, codes, date_to],
  );
  const days = [first?.day ?? date, ...turns.map((turn) => addDays(turn.date, -1))];
  return days.sort()[0] ?? date;
}

async function sumsOf(tx: Tx, { branch_ids, date, date_to }: ReportScope, { codes, turning, turns }: Asked) {
  const since = turning === 'begins_at_nothing' ? yearOf(date) : null;
  const [sums] = await tx.query<{ total: number; before: bigint; within: bigint }>(SUMS, [
    ...[branch_ids, codes, date, date_to, since],
  ]);
  const { total = 0, before = 0n, within = 0n } = sums ?? {};
  const amounts = (of: readonly TurnOfYear[]) => of.reduce((sum, { amount }) => sum + amount, 0n);
  const later = turns.filter((turn) => turn.date > date);
  const opening = before + amounts(turns.filter((turn) => turn.date <= date));
  return { total: total + later.length, opening, closing: opening + within + amounts(later) };
}

interface LedgerLine {
  entry_id: string | null;
  line_no: number;
  date: string;
  created_at: Date | null;
  branch_id: string | null;
  branch_name: string | null;
  account_code: string;
  account_name: string;
  source_kind: string;
  source_id: string | null;
  product_id: string | null;
  memo: string | null;
  debit: bigint;
  credit: bigint;
  balance: bigint;
}

const SUMS = `
select count(*) filter (where date >= $3)::int as total,
       coalesce(sum(debit - credit) filter (where date < $3), 0)::bigint as before,
       coalesce(sum(debit - credit) filter (where date >= $3), 0)::bigint as within
from journal_lines
where branch_id = any($1) and account_code = any($2) and date <= $4 and ($5::date is null or date >= $5)`;

const LINES = `
with moved as (
  select business_id, entry_id, line_no, date, branch_id, account_code, debit, credit
  from journal_lines where branch_id = any($1) and account_code = any($2) and date between $3 and $4
  union all
  select (select ctx.biz()), null, 0, date, null, $10, greatest(amount, 0), greatest(-amount, 0)
  from unnest($8::date[], $9::bigint[]) turn(date, amount))
select p.entry_id, p.line_no, p.date, e.created_at, p.branch_id, b.name as branch_name, p.account_code,
       a.name as account_name, coalesce(e.source_kind, $11) as source_kind, e.source_id, ${ONE_PRODUCT},
       e.memo, p.debit, p.credit, p.balance
from (
  select m.*, ($5 + sum(debit - credit) over (order by date, entry_id nulls first, line_no))::bigint as balance
  from moved m order by date, entry_id nulls first, line_no limit $6 offset $7) p
left join journal_entries e on e.business_id = p.business_id and e.id = p.entry_id
left join branches b on b.business_id = p.business_id and b.id = p.branch_id
join ledger_accounts a on a.business_id = p.business_id and a.code = p.account_code
order by p.date, p.entry_id nulls first, p.line_no`;
