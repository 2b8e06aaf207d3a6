import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { call, withQuery } from '#web-kit/api/client.ts';

/** Of which days and branches a report speaks; what is left out follows from the branch of the call. */
export interface Period {
  date?: string;
  date_to?: string;
  branch_ids?: string;
}

interface Scope {
  date: string;
  date_to: string;
  branch_ids: string[];
  currency: Currency;
}

export interface TrialBalanceRow {
  account_code: string;
  account_name: string;
  account_type: string;
  opening: number;
  period_debit: number;
  period_credit: number;
  debit: number;
  credit: number;
  /** The accounts below this account of the chart: each till, each bank account. */
  accounts: Omit<TrialBalanceRow, 'accounts'>[];
}

export interface TrialBalance extends Scope {
  rows: TrialBalanceRow[];
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
  memo: string | null;
  lines: JournalLine[];
}

export interface LedgerLine extends Omit<JournalEntry, 'id' | 'lines' | 'created_by_name'>, JournalLine {
  entry_id: string;
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

export const trialBalanceOf = (period: Period) => report<TrialBalance>('trial-balance', { ...period });

export const chartOfAccountsOf = (period: Pick<Period, 'branch_ids'>) =>
  report<Scope & { accounts: LedgerAccount[] }>('chart-of-accounts', { ...period });

export const journalOf = (period: Period & { page?: string }) => report<Journal>('journal', { ...period });

export const generalLedgerOf = (period: Period & { account_code: string; page?: string }) =>
  report<GeneralLedger>('general-ledger', { ...period });

function report<T>(name: string, query: Readonly<Record<string, string | undefined>>) {
  return queryOptions({
    queryKey: ['report', name, query],
    queryFn: ({ signal }) => call<T>('GET', withQuery(`report/${name}`, query), { signal }),
  });
}
