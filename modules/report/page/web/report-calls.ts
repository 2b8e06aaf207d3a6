import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer, WireOf } from '#core/define-answer.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { balanceSheetAnswer } from '../../balance-sheet/balance-sheet.answer.ts';
import { booksCheckAnswer } from '../../books/books-check.answer.ts';
import { branchesAnswer } from '../../branches/branches.answer.ts';
import { chartOfAccountsAnswer } from '../../chart-of-accounts/chart-of-accounts.answer.ts';
import { generalLedgerAnswer } from '../../general-ledger/general-ledger.answer.ts';
import { incomeStatementAnswer } from '../../income-statement/income-statement.answer.ts';
import { journalAnswer } from '../../journal/journal.answer.ts';
import { trialBalanceAnswer } from '../../trial-balance/trial-balance.answer.ts';

/** Of which days and branches a report speaks; what is left out follows from the branch of the call. */
export interface Period {
  date?: string | undefined;
  date_to?: string | undefined;
  branch_ids?: string | undefined;
}

export type ReportBranch = WireOf<typeof branchesAnswer>[number];

export const reportBranches = declaredReport(branchesAnswer, 'branches', {});

/** The branches of which a type of the report form, or a report with rights of its own, can be asked. */
export const branchesOfType = (type: string) => declaredReport(branchesAnswer, `${type}/branches`, {});

/** The branches whose income statement and balance sheet one may see. */
export const statementBranches = declaredReport(branchesAnswer, 'statement-branches', {});

/** The branches whose money accounts one may look at. */
export const accountBranches = declaredReport(branchesAnswer, 'account-branches', {});

export const trialBalanceOf = (period: Period) =>
  declaredReport(trialBalanceAnswer, 'trial-balance', { ...period });

export const incomeStatementOf = (
  asked: Period & { compare?: string | undefined; by?: string | undefined },
) => declaredReport(incomeStatementAnswer, 'income-statement', { ...asked });

export const balanceSheetOf = (
  asked: Omit<Period, 'date'> & { compare_date?: string | undefined; by?: string | undefined },
) => declaredReport(balanceSheetAnswer, 'balance-sheet', { ...asked });

/** The same report for paper, whole, by the right to print. */
export const printedReport = (type: string, { page: _, ...query }: Asked) =>
  call<unknown>('GET', withQuery('report/print', { type, ...query }));

export const chartOfAccountsOf = (period: Pick<Period, 'branch_ids'>) =>
  declaredReport(chartOfAccountsAnswer, 'chart-of-accounts', { ...period });

export const journalOf = (period: Period & { source_id?: string | undefined; page?: string | undefined }) =>
  declaredReport(journalAnswer, 'journal', { ...period });

export const generalLedgerOf = (period: Period & { account_code: string; page?: string | undefined }) =>
  declaredReport(generalLedgerAnswer, 'general-ledger', { ...period });

/** What a report is asked with. */
export type Asked = Readonly<Record<string, string | undefined>>;

/** A question about reports, by its name in the address of its call. */
export function report<T>(name: string, query: Asked) {
  return queryOptions({
    queryKey: ['report', name, query],
    queryFn: ({ signal }) => call<T>('GET', withQuery(`report/${name}`, query), { signal }),
    // The figures stay until the next ones are there: stepping from day to day does not flicker.
    placeholderData: keepPreviousData,
  });
}

/** The same of a report whose answer is declared. */
export function declaredReport<const A extends Answer>(answer: A, name: string, query: Asked) {
  return queryOptions({
    queryKey: ['report', name, query],
    queryFn: ({ signal }) => ask(answer, withQuery(`report/${name}`, query), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The books are gone through each time one asks. */
export const booksCheck = queryOptions({
  ...declaredReport(booksCheckAnswer, 'books-check', {}),
  gcTime: 0,
  staleTime: 0,
});
