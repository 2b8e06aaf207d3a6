import { queryOptions } from '@tanstack/react-query';
import { ask, call } from '#web-kit/api/client.ts';
import { jobsAnswer } from '../jobs.answer.ts';

const LOOK_AGAIN_MS = 5000;

export const jobsOfPlatform = queryOptions({
  queryKey: ['platform jobs'] as const,
  queryFn: ({ signal }) => ask(jobsAnswer, 'platform/jobs', { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const runJobNow = (id: string) => call('POST', 'platform/run-job', { body: { id } });
