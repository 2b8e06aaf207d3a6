import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { service } from '../../service/service.entity.ts';
import { boardAnswer } from '../board.answer.ts';

/** The board of a day, or of today; what happens to jobs is asked for again. */
export const boardOf = (date: string | undefined) =>
  queryOptions({
    queryKey: [service.name, 'board', date ?? ''] as const,
    queryFn: ({ signal }) => ask(boardAnswer, withQuery('service/board', { date }), { signal }),
    refetchInterval: 60_000,
    placeholderData: (before) => before,
  });
