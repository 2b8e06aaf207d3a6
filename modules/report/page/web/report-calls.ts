import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import type { Answer } from '#core/define-answer.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';

/** Of which days and branches a report speaks; what is left out follows from the branch of the call. */
export interface Period {
  date?: string | undefined;
  date_to?: string | undefined;
  branch_ids?: string | undefined;
}

interface Scope {
  date: string;
  date_to: string;
  branch_ids: string[];
  currency: Currency;
}

export interface AccountSides {
  account_code: string;
  account_name: string;
  account_type: string;
  opening_debit: number;
  opening_credit: number;
  period_debit: number;
  period_credit: number;
  debit: number;
  credit: number;
}

export interface TrialBalanceRow extends AccountSides {
  /** The accounts below this account of the chart: each till, each bank account. */
  accounts: AccountSides[];
}

export interface TrialBalance extends Scope {
  rows: TrialBalanceRow[];
  total_opening_debit: number;
  total_opening_credit: number;
  total_period_debit: number;
  total_period_credit: number;
  total_debit: number;
  total_credit: number;
  agrees: boolean;
}

export interface LedgerAccount {
  account_code: string;
  account_name: string;
  account_type: string;
  account_type_name: string;
  parent_code: string | null;
  balance: number;
}

export type ChartOfAccounts = Omit<Scope, 'date' | 'date_to'> & { accounts: LedgerAccount[] };

export interface JournalLine {
  line_no: number;
  account_code: string;
  account_name: string;
  debit: number;
  credit: number;
}

export interface JournalEntry {
  id: string;
  date: string;
  created_at: string;
  branch_name: string;
  created_by_name: string | null;
  source_kind: string;
  source_id: string;
  /** The product, where it moved the stock of one and no other. */
  product_id: string | null;
  memo: string | null;
  /** The entry that this one takes back. */
  reverses_id: string | null;
  lines: JournalLine[];
}

export interface LedgerLine
  extends Omit<
      JournalEntry,
      'id' | 'lines' | 'created_at' | 'created_by_name' | 'reverses_id' | 'branch_name' | 'source_id'
    >,
    JournalLine {
  /** Nothing, as the document and the branch, where a year begins. */
  entry_id: string | null;
  source_id: string | null;
  balance: number;
}

interface Pages {
  limit: number;
  current_page: number;
  total_pages: number;
  next_page: number | null;
  previous_page: number | null;
  total: number;
}

export type Journal = Scope & Pages & { data: JournalEntry[] };

export type GeneralLedger = Scope &
  Pages & { account_name: string; opening: number; closing: number; data: LedgerLine[] };

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

export const trialBalanceOf = (period: Period) => report<TrialBalance>('trial-balance', { ...period });

export type IncomeSection = 'sales' | 'services' | 'cost' | 'other_income' | 'expenses';

interface IncomeSums {
  net_sales: number;
  revenue: number;
  cost_of_sales: number;
  gross_profit: number;
  other_income: number;
  expenses: number;
  net_profit: number;
}

export interface IncomeRow {
  account_code: string;
  account_name: string;
  section: IncomeSection;
  amount: number;
  amount_before: number | null;
  change: number | null;
}

export interface IncomeStatement extends Scope, IncomeSums {
  rows: IncomeRow[];
  before: (IncomeSums & Pick<Scope, 'date' | 'date_to'> & { change: IncomeSums }) | null;
}

interface BalanceSums {
  total_assets: number;
  total_liabilities: number;
  equity: number;
  profit_not_yet_closed: number;
  profit_of_year: number;
  total_equity: number;
  liabilities_and_equity: number;
  current_assets: number;
  fixed_assets: number;
  money_in_hand: number;
}

export interface BalanceRow {
  account_code: string;
  account_name: string;
  section: 'current_assets' | 'fixed_assets' | 'liabilities' | 'equity';
  amount: number;
  amount_before: number | null;
}

export interface BalanceSheet extends Omit<Scope, 'date'>, BalanceSums {
  agrees: boolean;
  rows: BalanceRow[];
  before: (BalanceSums & { date_to: string }) | null;
}

export const incomeStatementOf = (asked: Period & { compare?: string | undefined }) =>
  report<IncomeStatement>('income-statement', { ...asked });

export const balanceSheetOf = (asked: Omit<Period, 'date'> & { compare_date?: string | undefined }) =>
  report<BalanceSheet>('balance-sheet', { ...asked });

/** The same report for paper, whole, by the right to print. */
export const printedReport = (type: string, { page: _, ...query }: Asked) =>
  call<unknown>('GET', withQuery('report/print', { type, ...query }));

export const chartOfAccountsOf = (period: Pick<Period, 'branch_ids'>) =>
  report<ChartOfAccounts>('chart-of-accounts', { ...period });

export const journalOf = (period: Period & { source_id?: string | undefined; page?: string | undefined }) =>
  report<Journal>('journal', { ...period });

export const generalLedgerOf = (period: Period & { account_code: string; page?: string | undefined }) =>
  report<GeneralLedger>('general-ledger', { ...period });

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
