import { queryOptions } from '@tanstack/react-query';
import type { ListPage } from '#core/list-state.ts';
import { call } from '#web-kit/api/client.ts';

/** A token as the list shows it; its secret is nowhere any more. */
export interface ListedToken {
  id: string;
  name: string;
  branch_name: string;
  /** Further branches in which it works, of those one works in oneself. */
  other_branch_names: readonly string[];
  permissions: readonly string[];
  expires_at: string;
  last_used_at: string | null;
  created_by_name: string | null;
  /** The token that made it. */
  parent_name: string | null;
}

export const tokens = queryOptions({
  queryKey: ['token', 'list'],
  queryFn: ({ signal }) => call<ListPage<ListedToken>>('GET', 'token/list', { signal }),
});
