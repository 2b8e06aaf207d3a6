import { queryOptions } from '@tanstack/react-query';
import { ask } from '#web-kit/api/client.ts';
import { businessesAnswer, type SeenBranch, type SeenBusiness } from '../businesses.answer.ts';

export const businessesOfPlatform = queryOptions({
  queryKey: ['platform businesses'] as const,
  queryFn: ({ signal }) => ask(businessesAnswer, 'platform/businesses', { signal }),
});

/** The branch whose paid days end first; null where none has an end. */
export function nextToPay({ branches }: SeenBusiness): SeenBranch | null {
  const ending = branches.filter(({ days }) => days !== null);
  return ending.toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))[0] ?? null;
}
