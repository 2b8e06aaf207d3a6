import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { boardAnswer } from '../board.answer.ts';

/** The board from a day on, or from some days ago; what happens to trips is asked for again. */
export const boardFrom = (date: string | undefined) =>
  queryOptions({
    queryKey: ['truck-order', 'board', date ?? ''] as const,
    queryFn: ({ signal }) =>
      ask(boardAnswer, withQuery('truck-order/board', date ? { date } : {}), { signal }),
    refetchInterval: 60_000,
  });
