import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import type { PageRequest } from '#server-kit/query/page-request.ts';

/** More than a list ever has. */
const ALL = 2_000_000_000;

/** Every record of a branch, in the order in which they were made. */
export const EVERYTHING: PageRequest = {
  ...DEFAULT_LIST_STATE,
  sort: 'created_at',
  order: 1,
  limit: ALL,
  filters: [],
};
