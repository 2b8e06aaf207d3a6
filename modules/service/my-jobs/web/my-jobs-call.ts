import { queryOptions } from '@tanstack/react-query';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { service } from '../../service/service.entity.ts';
import { myJobsAnswer, partsFoundAnswer } from '../my-jobs.answer.ts';

/** The jobs of whoever is logged in; what happens to jobs is asked for again, and how long the work takes each minute. */
export const ownJobs = queryOptions({
  queryKey: [service.name, 'mine'] as const,
  queryFn: ({ signal }) => ask(myJobsAnswer, 'service/mine', { signal }),
  refetchInterval: 60_000,
});

/** Goods that a scanned code or a word finds. */
export const findParts = (keyword: string) =>
  ask(partsFoundAnswer, withQuery('service/parts-found', { keyword }));
