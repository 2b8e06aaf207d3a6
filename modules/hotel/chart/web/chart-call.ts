import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { booking } from '../../booking/booking.entity.ts';
import { chartAnswer } from '../chart.answer.ts';

/** The chart of so many days from one on, or from some days ago; what happens at the desk is asked for again. */
export const chartOf = (asked: { date?: string | undefined; days: number }) =>
  queryOptions({
    queryKey: [booking.name, 'chart', asked] as const,
    queryFn: ({ signal }) => ask(chartAnswer, withQuery('booking/board', { ...asked }), { signal }),
    refetchInterval: 60_000,
    placeholderData: (before) => before,
  });
