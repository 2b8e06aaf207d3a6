import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '#core/currencies.ts';
import { call } from '#web-kit/api/client.ts';

/** What closing the next year would post in a branch. */
export type ForeseenBranch =
  | { id: string; name: string; may_close: false }
  | {
      id: string;
      name: string;
      may_close: true;
      currency: Currency;
      profit: number;
      lines: readonly { account: string; name: string; debit: number | null; credit: number | null }[];
    };

export interface ForeseenYear {
  running: number;
  last_closed: number | null;
  year: number | null;
  branches: readonly ForeseenBranch[];
}

export const foreseenYear = queryOptions({
  queryKey: ['year-close', 'foresee'],
  queryFn: ({ signal }) => call<ForeseenYear>('GET', 'year-close/foresee', { signal }),
});
