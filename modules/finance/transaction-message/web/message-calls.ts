import { queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { Because } from '../match-score.rules.ts';
import { transactionMessage } from '../transaction-message.entity.ts';

/** A debt that a text may pay; amounts as the wire has them. */
export interface SuggestedDebt {
  debt_id: string;
  number: string | null;
  party: string;
  party_id: string;
  party_kind: 'customer' | 'supplier';
  remain_amount: number;
  score: number;
  because: readonly Because[];
}

export interface Suggestions {
  confirms: { number: string } | null;
  payments: readonly { id: string; party_name: string | null; amount: number }[];
  suggestions: readonly SuggestedDebt[];
  preselected: { document?: string; party?: string; confirms?: boolean; payments?: string[] } | null;
}

/** What a text may pay, asked again each time: somebody may have paid it meanwhile. */
export function suggestionsFor(id: string) {
  return queryOptions({
    queryKey: [transactionMessage.name, 'suggestions', id] as const,
    queryFn: ({ signal }) =>
      call<Suggestions>('GET', withQuery(`${transactionMessage.name}/suggestions`, { id }), { signal }),
    staleTime: 0,
  });
}
