import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask } from '#web-kit/api/client.ts';
import { transactionTermsAnswer } from '../transaction-terms.answer.ts';

/** What the form of a transaction must know. */
export type TransactionTerms = WireOf<typeof transactionTermsAnswer>;

/** An account that money can go into or out of; one of another branch carries its name. */
export type MoneyPlace = TransactionTerms['accounts'][number];

export const termsOfTransactions = queryOptions({
  queryKey: ['transaction', 'terms'] as const,
  queryFn: ({ signal }) => ask(transactionTermsAnswer, 'transaction/terms', { signal }),
  staleTime: 0,
});
