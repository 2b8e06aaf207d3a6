import { queryOptions } from '@tanstack/react-query';
import { ask } from '#web-kit/api/client.ts';
import { branchDataAnswer } from '../branch-data.answer.ts';

export const branchDataOf = (branchId: string) =>
  queryOptions({
    queryKey: ['branch', 'data', branchId],
    queryFn: ({ signal }) => ask(branchDataAnswer, 'branch/data', { signal }),
  });
