import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { reorderAnswer } from '../reorder.answer.ts';

/** What should be ordered by the sales of the last days, for so many days; of all stores or one. */
export function suggestionsOf(asked: { days: string; cover: string; store_id: string }) {
  const { store_id, ...over } = asked;
  return queryOptions({
    queryKey: ['purchase-order', 'reorder', asked] as const,
    queryFn: ({ signal }) =>
      ask(
        reorderAnswer,
        withQuery('purchase-order/reorder', { ...over, ...(store_id ? { store_id } : {}) }),
        { signal },
      ),
    staleTime: 0,
  });
}
