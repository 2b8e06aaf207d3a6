import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { suggestionsAnswer } from '../suggestions.answer.ts';
import { transactionMessage } from '../transaction-message.entity.ts';

/** What a text may pay, asked again each time: somebody may have paid it meanwhile. */
export function suggestionsFor(id: string) {
  return queryOptions({
    queryKey: [transactionMessage.name, 'suggestions', id] as const,
    queryFn: ({ signal }) =>
      ask(suggestionsAnswer, withQuery(`${transactionMessage.name}/suggestions`, { id }), { signal }),
    staleTime: 0,
  });
}
