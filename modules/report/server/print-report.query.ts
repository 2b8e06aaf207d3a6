import { z } from 'zod';
import { LARGEST_LIMIT } from '#core/list-state.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import { presentSaid } from '#server-kit/http/present-said.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';
import { AGED_DEBTS, agedDebts } from '../aged-debts/server/aged-debts.query.ts';
import { SEES_DEBTS } from '../aged-debts/server/make-aged-debts.ts';
import { BALANCE_SHEET, balanceSheet } from '../balance-sheet/server/balance-sheet.query.ts';
import { cashFlow } from '../cash-flow/server/cash-flow.query.ts';
import { chartOfAccounts } from '../chart-of-accounts/server/chart-of-accounts.query.ts';
import { REPORT_TYPES } from '../form/report-types.ts';
import { REPORT_DAYS } from '../form/server/asked-days.ts';
import { SEES_STATISTICS } from '../form/server/make-report.ts';
import { MAKES_REPORTS, reportOf } from '../form/server/report-operations.ts';
import { generalLedger, LEDGER_ACCOUNT } from '../general-ledger/server/general-ledger.query.ts';
import { INCOME_STATEMENT, incomeStatement } from '../income-statement/server/income-statement.query.ts';
import { journal } from '../journal/server/journal.query.ts';
import { SEES_SLOW_STOCK } from '../slow-stock/server/make-slow-stock.ts';
import { SLOW_STOCK, slowStock } from '../slow-stock/server/slow-stock.query.ts';
import { taxSummary } from '../tax-summary/server/tax-summary.query.ts';
import { trialBalance } from '../trial-balance/server/trial-balance.query.ts';
import { BY_MONTH } from './months-of-report.ts';

/** Reports that lie on paper, each with the right that it is seen by, and with what it is asked beside its branches. */
const PRINTED = {
  'trial-balance': { report: trialBalance, takes: ['date', 'date_to'], right: 'create_trial_balance' },
  journal: { report: journal, takes: ['date', 'date_to', 'source_id'], right: 'create_trial_balance' },
  'general-ledger': {
    report: generalLedger,
    takes: ['date', 'date_to', 'account_code'],
    right: 'create_trial_balance',
  },
  'chart-of-accounts': { report: chartOfAccounts, takes: [], right: 'create_trial_balance' },
  'income-statement': {
    report: incomeStatement,
    takes: ['date', 'date_to', 'compare', 'by'],
    right: 'create_income_statement',
  },
  'cash-flow': {
    report: cashFlow,
    takes: ['date', 'date_to', 'compare'],
    right: 'create_income_statement',
  },
  'tax-summary': { report: taxSummary, takes: ['date', 'date_to'], right: 'create_income_statement' },
  'balance-sheet': {
    report: balanceSheet,
    takes: ['date_to', 'compare_date', 'by'],
    right: 'create_income_statement',
  },
  'aged-debts': { report: agedDebts, takes: ['kind', 'date_to'], right: SEES_DEBTS },
  'slow-stock': { report: slowStock, takes: ['date_to', 'age'], right: SEES_SLOW_STOCK },
} as const satisfies Record<string, Printed>;

interface Printed {
  report: QueryOperation;
  takes: readonly string[];
  right: string | readonly string[];
}

/** Those and the types of the report form, by name. */
const ALL_PRINTED: ReadonlyMap<string, Printed> = new Map([
  ...Object.entries<Printed>(PRINTED),
  ...REPORT_TYPES.map((type): [string, Printed] => [
    type.type,
    {
      report: reportOf(type),
      takes: ['date', 'date_to', 'year', 'group_by', 'compare'],
      right: [type.right, MAKES_REPORTS],
    },
  ]),
]);

const TYPES = [...ALL_PRINTED.keys()];

/** A paper begins with the first line and is as long as a page of a list may be. */
const WHOLE_PAPER = { limit: LARGEST_LIMIT, page: 1 };

/** A report as it goes on paper or into a PDF: whoever may see it needs the right to print as well (permission-map). */
export const printReport = defineQuery({
  name: 'report.print',
  route: 'GET api/report/print',
  permission: 'print_report',
  sometimes: [...[...ALL_PRINTED.values()].flatMap(({ right }) => right), SEES_STATISTICS],
  input: z.strictObject({
    type: z.enum(TYPES, { error: 'not_choice' }),
    ...REPORT_DAYS,
    group_by: z.string().max(60).optional(),
    source_id: z.uuid().optional(),
    account_code: LEDGER_ACCOUNT.optional(),
    compare: INCOME_STATEMENT.compare,
    compare_date: BALANCE_SHEET.compare_date,
    ...BY_MONTH,
    kind: AGED_DEBTS.kind,
    age: SLOW_STOCK.age,
  }),
  async run(context) {
    const { type, branch_ids, ...asked } = context.input;
    const printed = ALL_PRINTED.get(type);
    if (!printed) throw InvalidParameter({ name: 'type' });
    const { report, takes: known, right } = printed;
    for (const one of [right].flat()) requireToo(context, one);
    const other = Object.keys(asked).find((name) => !known.includes(name));
    if (other) throw InvalidParameter({ name: other });
    if (known.includes('account_code') && !asked.account_code)
      throw InvalidParameter({ name: 'account_code' });
    const made = await report.run({ ...context, input: { ...asked, branch_ids, ...WHOLE_PAPER } });
    return report.says ? presentSaid(report.says, made, context) : made;
  },
});
