import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import type { Period } from '../../dashboard/web/dashboard-call.ts';
import { reportHref } from '../../page/web/use-report-address.ts';
import { accountDashboardAnswer, accountMovementsAnswer } from '../account-dashboard.answer.ts';

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
      ask(accountDashboardAnswer, withQuery('account/dashboard', { period, branch_ids }), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ONE_MINUTE,
  });

export const accountMovementsOf = (asked: AskedMovements) =>
  queryOptions({
    queryKey: ['account-dashboard', 'movements', asked] as const,
    queryFn: ({ signal }) =>
      ask(accountMovementsAnswer, withQuery('account/movements', { ...asked }), { signal }),
    placeholderData: keepPreviousData,
  });

/** The screen of the rows that a figure is made of. */
export function movementsHref(asked: AskedMovements): string {
  return reportHref('/finance/account-movements', asked);
}
