import { queryOptions } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';

/** A request of the platform, to a business. */
export interface AskedSupport {
  id: string;
  business_id: string;
  business_name: string;
  person: string;
  /** Whether the reader asked himself: only he enters by it. */
  is_own: boolean;
  reason: string;
  hours: number;
  state: string;
  asked_at: string;
  until: string | null;
  ended_at: string | null;
  ended_by: string | null;
}

export const askedSupport = queryOptions({
  queryKey: ['platform support'] as const,
  queryFn: ({ signal }) => call<AskedSupport[]>('GET', 'platform/support', { signal }),
});
