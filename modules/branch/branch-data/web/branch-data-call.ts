import { queryOptions } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';

interface Size {
  count: number;
  bytes: number;
}

/** How many records of each kind the branch has, and the room they take. */
export interface BranchData {
  entities: (Size & { entity: string })[];
  ledgers: Size;
}

export const branchDataOf = (branchId: string) =>
  queryOptions({
    queryKey: ['branch', 'data', branchId],
    queryFn: ({ signal }) => call<BranchData>('GET', 'branch/data', { signal }),
  });
