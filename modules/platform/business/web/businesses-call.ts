import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { call } from '#web-kit/api/client.ts';

/** A branch of a business as the platform sees it. */
export interface SeenBranch {
  id: string;
  name: string;
  status: string;
  currency: Currency;
  service_fee: number | null;
  paid_until: string | null;
  /** Left, today among them; null where nothing was agreed. */
  days: number | null;
}

/** A business as the platform sees it: nothing of its books. */
export interface SeenBusiness {
  id: string;
  name: string;
  owner_name: string | null;
  owner_phone: string | null;
  agent_name: string | null;
  status: string;
  fees_amount: number;
  commission: number;
  branches: SeenBranch[];
}

export const businessesOfPlatform = queryOptions({
  queryKey: ['platform businesses'] as const,
  queryFn: ({ signal }) => call<SeenBusiness[]>('GET', 'platform/businesses', { signal }),
});

/** The branch whose paid days end first; null where none has an end. */
export function nextToPay({ branches }: SeenBusiness): SeenBranch | null {
  const ending = branches.filter(({ days }) => days !== null);
  return ending.toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))[0] ?? null;
}
