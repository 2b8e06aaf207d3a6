import { queryOptions } from '@tanstack/react-query';
import { callForRowOf } from '#web-kit/api/rows.ts';
import { platformSettings } from '../platform-settings.entity.ts';

/** What the platform has settled; the rate in percent. */
const SETTLED = ['commission_rate', 'grace_days', 'read_only_days', 'trial_days', 'sms_price'] as const;

export const settledTerms = queryOptions({
  queryKey: ['platform settings'] as const,
  queryFn: ({ signal }) => callForRowOf(platformSettings, SETTLED, 'GET', 'platform/settings', { signal }),
});

export const settleTerms = (body: Readonly<Record<string, unknown>>) =>
  callForRowOf(platformSettings, SETTLED, 'PUT', 'platform/settings', { body });

export type SettledTerms = Awaited<ReturnType<typeof settleTerms>>;
