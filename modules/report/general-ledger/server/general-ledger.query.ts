import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { ledgerAccountName } from '#modules/finance/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { ACCOUNTS_OF_ONE_YEAR } from '../../server/accounts-of-one-year.ts';
import { ONE_PRODUCT } from '../../server/one-product.ts';
import { pageOf } from '../../server/page-of.ts';
import { PAGE, PERIOD } from '../../server/period.ts';
import { type ReportScope, reportScope } from '../../server/report-scope.ts';

/** The code of an account of the chart, or of one below it: `1010`, `1010-02`. */
export const LEDGER_ACCOUNT = z.string().regex(/^\d{4}(-\d{2,4})?$/, 'wrong_form');

/**
 * The lines of one account in a period, oldest first, each with the balance after it: what a figure of the trial balance
 * is made of. An account of the chart brings the lines of its sub-accounts. Without a first day, what the business has
 * and owes is told from its first line on, so that the lines add up to the figure; what it earned and spent, for the year.
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
    const scope = {
      ...asOf,
      date:
        input.date || ACCOUNTS_OF_ONE_YEAR.includes(asked.type)
          ? asOf.date
          : await firstDayOf(tx, asOf, codes),
    };
    const values = [scope.branch_ids, codes, scope.date, scope.date_to];
    const [sums] = await tx.query<{ total: number; opening: bigint; closing: bigint }>(SUMS, values);
    const lines = await tx.query<LedgerLine>(LINES, [
      ...values,
      sums?.opening ?? 0n,
      input.limit,
      (input.page - 1) * input.limit,
    ]);
    const wire = (amount: bigint) => moneyToWire(amount, scope.currency);
    return {
      ...scope,
      account_code: asked.code,
      account_name: ledgerAccountName(asked.code, asked.name, language),
      account_type: asked.type,
      opening: wire(sums?.opening ?? 0n),
      closing: wire(sums?.closing ?? 0n),
      ...pageOf(input, sums?.total ?? 0),
      data: lines.map(({ account_name, debit, credit, balance, ...line }) => ({
        ...line,
        account_name: ledgerAccountName(line.account_code, account_name, language),
        debit: wire(debit),
        credit: wire(credit),
        balance: wire(balance),
      })),
    };
  },
});

async function firstDayOf(tx: Tx, { branch_ids, date, date_to }: ReportScope, codes: readonly string[]) {
  const [first] = await tx.query<{ day: string | null }>(
    'select min(date) as day from journal_lines where branch_id = any($1) and account_code = any($2) and date <= $3',
    [branch_ids, codes, date_to],
  );
  return first?.day ?? date;
}

interface LedgerLine {
  entry_id: string;
  line_no: number;
  date: string;
  created_at: Date;
  branch_id: string;
  branch_name: string;
  account_code: string;
  account_name: string;
  source_kind: string;
  source_id: string;
  product_id: string | null;
  memo: string | null;
  debit: bigint;
  credit: bigint;
  balance: bigint;
}

const SUMS = `
select count(*) filter (where date >= $3)::int as total,
       coalesce(sum(debit - credit) filter (where date < $3), 0)::bigint as opening,
       coalesce(sum(debit - credit), 0)::bigint as closing
from journal_lines where branch_id = any($1) and account_code = any($2) and date <= $4`;

const LINES = `
select p.entry_id, p.line_no, p.date, e.created_at, p.branch_id, b.name as branch_name, p.account_code,
       a.name as account_name, e.source_kind, e.source_id, ${ONE_PRODUCT},
       e.memo, p.debit, p.credit, p.balance
from (
  select l.*, ($5 + sum(debit - credit) over (order by date, entry_id, line_no))::bigint as balance
  from journal_lines l
  where branch_id = any($1) and account_code = any($2) and date between $3 and $4
  order by date, entry_id, line_no limit $6 offset $7) p
join journal_entries e on e.business_id = p.business_id and e.id = p.entry_id
join branches b on b.business_id = p.business_id and b.id = p.branch_id
join ledger_accounts a on a.business_id = p.business_id and a.code = p.account_code
order by p.date, p.entry_id, p.line_no`;
