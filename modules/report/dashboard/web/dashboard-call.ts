import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { call, withQuery } from '#web-kit/api/client.ts';

export const PERIODS = ['today', 'week', 'month', 'year'] as const;

export type Period = (typeof PERIODS)[number];

/** A point of a curve: an hour `09`, a day `2026-11-20` or a month `2026-11`. */
export interface CurvePoint {
  point: string;
  amount: number;
}

interface Compared {
  amount: number;
  amount_before: number;
}

/** The figures of the start page; what the user may not see is absent. */
export interface Dashboard {
  period: Period;
  date: string;
  date_to: string;
  date_before: string;
  date_to_before: string;
  step: 'hour' | 'day' | 'month';
  currency: Currency;
  /** `average` is nothing where nothing was sold. */
  sales?: Compared & {
    count: number;
    average: number | null;
    curve: CurvePoint[];
    curve_before: CurvePoint[];
  };
  /** `margin` in percent of the sales. */
  profit?: Compared & { margin: number | null };
  owed?: Compared & { customers: number };
  /** `share` in percent of the first of them. */
  top_products?: { id: string; name: string; amount: number; quantity: number; share: number }[];
}

/** A branch beside the others in whose sum it counts; what may not be seen there is absent. */
export interface BranchInSum {
  id: string;
  name: string;
  town: string | null;
  primary_color: string | null;
  sales?: number;
  sales_before?: number;
  count?: number;
  profit?: number;
  owed?: number;
}

/** The branches of one currency added up. */
export type SumOfBranches = Omit<Dashboard, 'period'> & { branches: BranchInSum[] };

const ONE_MINUTE = 60_000;

/** Asked again every minute while it is looked at, so that a screen on the wall of an office tells the truth. */
export const dashboardOf = (period: Period) =>
  queryOptions({
    queryKey: ['dashboard', period] as const,
    queryFn: ({ signal }) => call<Dashboard>('GET', withQuery('report/dashboard', { period }), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ONE_MINUTE,
  });

/** All branches that one may see, one sum for each currency. */
export const branchesTogether = (period: Period) =>
  queryOptions({
    queryKey: ['dashboard', 'together', period] as const,
    queryFn: ({ signal }) =>
      call<{ period: Period; sums: SumOfBranches[] }>(
        'GET',
        withQuery('report/branches-together', { period }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ONE_MINUTE,
  });
