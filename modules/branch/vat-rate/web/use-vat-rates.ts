import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { newId } from '#core/ids.ts';
import type { DatedVat } from '#core/trade/vat.ts';
import { call, withQuery } from '#web-kit/api/client.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';

/** A rate as the wire has it, in percent; `id` is absent of what holds from the beginning. */
export type WireVat = DatedVat & { id?: string };

/** The VAT of a branch by its days, and the last day whose sales no change reaches. */
export interface VatOfBranch {
  rates: readonly WireVat[];
  last_taxed_day: string | null;
}

/** What is typed for a day. */
export interface TypedVat extends Omit<DatedVat, 'since'> {
  since: string;
  vrn_number?: string;
}

const vatOf = (id: string) =>
  queryOptions({
    queryKey: ['branch-vat', id] as const,
    queryFn: ({ signal }) => call<VatOfBranch>('GET', withQuery('branch/vat', { id }), { signal }),
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
