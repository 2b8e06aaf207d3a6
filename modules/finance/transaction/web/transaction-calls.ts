import { queryOptions } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';

/** An account that money can go into or out of; one of another branch carries its name. */
export interface MoneyPlace {
  id: string;
  name: string;
  type: string;
  branch_name?: string;
  /** In whole units, for those who may see it. */
  balance?: number;
}

/** What the form of a transaction must know. */
export interface TransactionTerms {
  today: string;
  accounts: readonly MoneyPlace[];
}

export const termsOfTransactions = queryOptions({
  queryKey: ['transaction', 'terms'] as const,
  queryFn: ({ signal }) => call<TransactionTerms>('GET', 'transaction/terms', { signal }),
  staleTime: 0,
});
