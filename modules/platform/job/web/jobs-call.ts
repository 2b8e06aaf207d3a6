import { queryOptions } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';

/** A job as the platform sees it. */
export interface SeenJob {
  name: string;
  title: string;
  every_seconds: number;
  id: string | null;
  state: string;
  run_at?: string;
  attempts?: number;
  max_attempts?: number;
  last_error?: string | null;
}

const LOOK_AGAIN_MS = 5000;

export const jobsOfPlatform = queryOptions({
  queryKey: ['platform jobs'] as const,
  queryFn: ({ signal }) => call<SeenJob[]>('GET', 'platform/jobs', { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const runJobNow = (id: string) => call('POST', 'platform/run-job', { body: { id } });
