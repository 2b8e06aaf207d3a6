import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { dashboardAnswer, togetherAnswer } from '../dashboard.answer.ts';

export const PERIODS = ['today', 'week', 'month', 'year'] as const;

export type Period = (typeof PERIODS)[number];

const ONE_MINUTE = 60_000;

/** Asked again every minute while it is looked at, so that a screen on the wall of an office tells the truth. */
export const dashboardOf = (period: Period) =>
  queryOptions({
    queryKey: ['dashboard', period] as const,
    queryFn: ({ signal }) => ask(dashboardAnswer, withQuery('report/dashboard', { period }), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ONE_MINUTE,
  });

/** All branches that one may see, one sum for each currency. */
export const branchesTogether = (period: Period) =>
  queryOptions({
    queryKey: ['dashboard', 'together', period] as const,
    queryFn: ({ signal }) =>
      ask(togetherAnswer, withQuery('report/branches-together', { period }), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ONE_MINUTE,
  });
