import { queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { WayToPay } from '../../payment/web/payment-calls.ts';

/** Where money can come from, and the VAT of today. */
export interface ExpenseTerms {
  /** Whether what the caller records can count at once. */
  may_verify: boolean;
  today: string;
  accounts: readonly WayToPay[];
  vat: { registered: boolean; standard_rate: number };
  /** How old a fiscal receipt may be for its VAT to be claimed. */
  vat_claim_months: number;
}

/** An expense as the form of its payment shows it; amounts as the wire has them. */
export interface ExpensePaymentTerms {
  expense: {
    id: string;
    number: string;
    title: string | null;
    is_verified: boolean;
    total_amount: number;
    paid_amount: number;
    remain_amount: number;
  };
  accounts: readonly WayToPay[];
}

/** What the form of an expense must know. */
export const termsOfExpenses = queryOptions({
  queryKey: ['expense', 'terms'] as const,
  queryFn: ({ signal }) => call<ExpenseTerms>('GET', 'expense/terms', { signal }),
  staleTime: 0,
});

/** What is left to pay of one expense, and how it can be paid. */
export function paymentTermsOf(expenseId: string) {
  return queryOptions({
    queryKey: ['expense', 'payment-terms', expenseId] as const,
    queryFn: ({ signal }) =>
      call<ExpensePaymentTerms>('GET', withQuery('expense/payment-terms', { expense_id: expenseId }), {
        signal,
      }),
    staleTime: 0,
  });
}
