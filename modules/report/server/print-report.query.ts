import { z } from 'zod';
import { LARGEST_LIMIT } from '#core/list-state.ts';
import { InvalidParameter } from '#server-kit/http/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';
import { BALANCE_SHEET, balanceSheet } from '../balance-sheet/server/balance-sheet.query.ts';
import { chartOfAccounts } from '../chart-of-accounts/server/chart-of-accounts.query.ts';
import { generalLedger, LEDGER_ACCOUNT } from '../general-ledger/server/general-ledger.query.ts';
import { INCOME_STATEMENT, incomeStatement } from '../income-statement/server/income-statement.query.ts';
import { journal } from '../journal/server/journal.query.ts';
import { trialBalance } from '../trial-balance/server/trial-balance.query.ts';
import { PERIOD } from './period.ts';

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
    takes: ['date', 'date_to', 'compare'],
    right: 'create_income_statement',
  },
  'balance-sheet': {
    report: balanceSheet,
    takes: ['date_to', 'compare_date'],
    right: 'create_income_statement',
  },
} as const satisfies Record<string, { report: QueryOperation; takes: readonly string[]; right: string }>;

const TYPES = Object.keys(PRINTED) as (keyof typeof PRINTED)[];

/** A paper begins with the first line and is as long as a page of a list may be. */
const WHOLE_PAPER = { limit: LARGEST_LIMIT, page: 1 };

/** A report as it goes on paper or into a PDF: whoever may see it needs the right to print as well (permission-map). */
export const printReport = defineQuery({
  name: 'report.print',
  route: 'GET api/report/print',
  permission: 'print_report',
  sometimes: Object.values(PRINTED).map(({ right }) => right),
  input: z.strictObject({
    type: z.enum(TYPES, { error: 'not_choice' }),
    ...PERIOD,
    source_id: z.uuid().optional(),
    account_code: LEDGER_ACCOUNT.optional(),
    compare: INCOME_STATEMENT.compare,
    compare_date: BALANCE_SHEET.compare_date,
  }),
  run(context) {
    const { type, branch_ids, ...asked } = context.input;
    const { report, takes, right } = PRINTED[type];
    requireToo(context, right);
    const known: readonly string[] = takes;
    const other = Object.keys(asked).find((name) => !known.includes(name));
    if (other) throw InvalidParameter({ name: other });
    if (known.includes('account_code') && !asked.account_code)
      throw InvalidParameter({ name: 'account_code' });
    return report.run({ ...context, input: { ...asked, branch_ids, ...WHOLE_PAPER } });
  },
});
