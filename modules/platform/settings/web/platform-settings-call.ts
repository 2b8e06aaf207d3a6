import { queryOptions } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';

/** What the platform has settled; the rate in percent. */
export interface SettledTerms {
  version: number;
  commission_rate: number;
  grace_days: number;
  read_only_days: number;
  trial_days: number;
}

export const settledTerms = queryOptions({
  queryKey: ['platform settings'] as const,
  queryFn: ({ signal }) => call<SettledTerms>('GET', 'platform/settings', { signal }),
});

export const settleTerms = (body: Readonly<Record<string, unknown>>) =>
  call<SettledTerms>('PUT', 'platform/settings', { body });
