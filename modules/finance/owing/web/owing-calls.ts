import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import type { PartyKind } from '../../payable/party.rules.ts';
import { owingAnswer } from '../owing.answer.ts';

/** What is open of a party by when it is due. */
export function owingOf(kind: PartyKind, id: string) {
  return queryOptions({
    queryKey: [kind, 'owing', id] as const,
    queryFn: ({ signal }) => ask(owingAnswer, withQuery(`${kind}/owing`, { id }), { signal }),
  });
}
