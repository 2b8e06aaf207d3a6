import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import type { Answer } from '#core/define-answer.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { balanceSheetAnswer } from '../../balance-sheet/balance-sheet.answer.ts';
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

export interface ReportBranch {
  id: string;
  name: string;
  currency: Currency;
}

export const reportBranches = report<ReportBranch[]>('branches', {});

/** The branches of which a type of the report form can be asked. */
export const branchesOfType = (type: string) => report<ReportBranch[]>(`${type}/branches`, {});

/** The branches whose income statement and balance sheet one may see. */
export const statementBranches = report<ReportBranch[]>('statement-branches', {});

/** The branches whose money accounts one may look at. */
export const accountBranches = report<ReportBranch[]>('account-branches', {});

export const trialBalanceOf = (period: Period) =>
  declaredReport(trialBalanceAnswer, 'trial-balance', { ...period });

export const incomeStatementOf = (asked: Period & { compare?: string | undefined }) =>
  declaredReport(incomeStatementAnswer, 'income-statement', { ...asked });

export const balanceSheetOf = (asked: Omit<Period, 'date'> & { compare_date?: string | undefined }) =>
  declaredReport(balanceSheetAnswer, 'balance-sheet', { ...asked });

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

/** Evidence that something does not hold, with the place in the books where it is found. */
export interface ShownFault {
  subject: string;
  name: string | null;
  account_code: string | null;
  source_kind: string | null;
  source_id: string | null;
  date: string | null;
  date_to: string | null;
  expected: (string | number)[];
  found: (string | number)[];
}

export interface ShownCheck {
  check: string;
  /** What must hold, in words. */
  title: string;
  about: string;
  examines: string;
  examined: number;
  /** What that many are called; `{n}` is the place of the number. */
  examined_words: string;
  measures: string[];
  faults: ShownFault[];
}

export interface BooksCheck {
  holds: boolean;
  checked_at: string;
  currency: Currency;
  checks: ShownCheck[];
}

/** The books are gone through each time one asks. */
export const booksCheck = queryOptions({ ...report<BooksCheck>('books-check', {}), gcTime: 0, staleTime: 0 });
