import { queryOptions } from '@tanstack/react-query';
import { ask } from '#web-kit/api/client.ts';
import { foreseenYearAnswer } from '../foreseen-year.answer.ts';

export const foreseenYear = queryOptions({
  queryKey: ['year-close', 'foresee'],
  queryFn: ({ signal }) => ask(foreseenYearAnswer, 'year-close/foresee', { signal }),
});
