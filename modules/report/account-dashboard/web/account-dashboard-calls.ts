import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { CurvePoint, Period } from '../../dashboard/web/dashboard-call.ts';
import { reportHref } from '../../page/web/use-report-address.ts';

/** What came in, what went out, and what moved between accounts of the business. */
export interface MoneyMoved {
  money_in: number;
  /** Absent, like the balance, for those who may not see balances. */
  money_out?: number;
  transfers?: number;
  opening?: number;
  balance?: number;
}

export interface AccountFigures extends MoneyMoved {
  id: string;
  name: string;
  type: string;
  account_number: string | null;
  branch_id: string;
  /** How much of all money lies in it, from 0 to 1. */
  share?: number;
}

/** One movement of a money account; above zero it came in. */
export interface Movement {
  entry_id: string;
  line_no: number;
  date: string;
  account_name: string;
  source_kind: string;
  source_id: string;
  memo: string | null;
  amount: number;
}

export interface AccountDashboard extends MoneyMoved {
  period: Period;
  date: string;
  date_to: string;
  branch_ids: string[];
  currency: Currency;
  money_in_before: number;
  money_out_before?: number;
  accounts: AccountFigures[];
  biggest: Movement[];
  trend?: { step: 'day' | 'month'; date: string; curve: CurvePoint[]; curve_before: CurvePoint[] };
}

export const MOVEMENT_KINDS = ['all', 'in', 'out', 'transfers'] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export interface AccountMovements {
  date: string | null;
  date_to: string;
  currency: Currency;
  account_name: string | null;
  kind: MovementKind;
  total_amount: number;
  limit: number;
  current_page: number;
  total_pages: number;
  total: number;
  data: Movement[];
}

/** What the rows of a figure are asked by; left out, `date` is the first day of the books. */
export interface AskedMovements {
  account_id?: string | undefined;
  kind?: string | undefined;
  sort?: string | undefined;
  date?: string | undefined;
  date_to?: string | undefined;
  branch_ids?: string | undefined;
  page?: string | undefined;
}

const ONE_MINUTE = 60_000;

export const accountDashboardOf = (period: Period, branch_ids: string | undefined) =>
  queryOptions({
    queryKey: ['account-dashboard', period, branch_ids] as const,
    queryFn: ({ signal }) =>
      call<AccountDashboard>('GET', withQuery('account/dashboard', { period, branch_ids }), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ONE_MINUTE,
  });

export const accountMovementsOf = (asked: AskedMovements) =>
  queryOptions({
    queryKey: ['account-dashboard', 'movements', asked] as const,
    queryFn: ({ signal }) =>
      call<AccountMovements>('GET', withQuery('account/movements', { ...asked }), { signal }),
    placeholderData: keepPreviousData,
  });

/** The screen of the rows that a figure is made of. */
export function movementsHref(asked: AskedMovements): string {
  return reportHref('/finance/account-movements', asked);
}
