import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { expensePaymentAnswer, expenseTermsAnswer } from '../expense-terms.answer.ts';

/** Where money can come from, and the VAT of today. */
export type ExpenseTerms = WireOf<typeof expenseTermsAnswer>;

/** An expense as the form of its payment shows it; amounts as the wire has them. */
export type ExpensePaymentTerms = WireOf<typeof expensePaymentAnswer>;

/** What the form of an expense must know. */
export const termsOfExpenses = queryOptions({
  queryKey: ['expense', 'terms'] as const,
  queryFn: ({ signal }) => ask(expenseTermsAnswer, 'expense/terms', { signal }),
  staleTime: 0,
});

/** What is left to pay of one expense, and how it can be paid. */
export function paymentTermsOf(expenseId: string) {
  return queryOptions({
    queryKey: ['expense', 'payment-terms', expenseId] as const,
    queryFn: ({ signal }) =>
      ask(expensePaymentAnswer, withQuery('expense/payment-terms', { expense_id: expenseId }), { signal }),
    staleTime: 0,
  });
}
