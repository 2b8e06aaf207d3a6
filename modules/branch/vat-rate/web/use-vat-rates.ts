import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import type { DatedVat } from '#core/trade/vat.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { vatRatesAnswer } from '../vat-rates.answer.ts';

/** What is typed for a day. */
export interface TypedVat extends Omit<DatedVat, 'since' | 'id'> {
  since: string;
  vrn_number?: string;
}

const vatOf = (id: string) =>
  queryOptions({
    queryKey: ['branch-vat', id] as const,
    queryFn: ({ signal }) => ask(vatRatesAnswer, withQuery('branch/vat', { id }), { signal }),
  });

/** The VAT of the branch one works in, and how it is changed. */
export function useVatRates() {
  const { id } = useBranch();
  const client = useQueryClient();
  const asked = useQuery(vatOf(id));
  return {
    asked,
    async set(typed: TypedVat) {
      await call('PUT', 'branch/vat', { body: { id, ...typed }, idempotencyKey: newId() });
      await client.invalidateQueries();
    },
    async drop(rateId: string) {
      await call('DELETE', withQuery('branch/vat', { id: rateId }), { idempotencyKey: newId() });
      await client.invalidateQueries();
    },
  };
}
