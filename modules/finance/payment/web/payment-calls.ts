import { queryOptions } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import type { PartyKind } from '../../payable/party.rules.ts';
import type { WAYS_TO_PAY } from '../form-terms.answer.ts';
import { debtTermsAnswer, owedAnswer } from '../owed.answer.ts';
import { systemTermsAnswer } from '../system-terms.answer.ts';

/** An account that money can be put into. */
export type WayToPay = WireOf<typeof WAYS_TO_PAY>[number];

export type Owed = WireOf<typeof owedAnswer>;

/** A debt as the form of a payment shows it; amounts as the wire has them. */
export type OwedDebt = Owed['debts'][number];

export type DebtTerms = WireOf<typeof debtTermsAnswer>;

/** What a customer owes or a supplier is owed; asked anew each time, for somebody may have paid at another till. */
export function owedBy(kind: PartyKind, partyId: string | null) {
  return queryOptions({
    queryKey: ['payment', 'owed', kind, partyId] as const,
    queryFn: ({ signal }) =>
      ask(owedAnswer, withQuery('payment/owed', { kind, party_id: partyId ?? '' }), { signal }),
    enabled: partyId !== null,
    staleTime: 0,
  });
}

/** What remains of one debt, and how it can be paid. */
export function termsOf(debtId: string) {
  return queryOptions({
    queryKey: ['debt-history', 'terms', debtId] as const,
    queryFn: ({ signal }) =>
      ask(debtTermsAnswer, withQuery('debt-history/terms', { debt_id: debtId }), { signal }),
    staleTime: 0,
  });
}

/** Until when the system is paid for, what a month costs, and where the money can come from. */
export function systemTerms() {
  return queryOptions({
    queryKey: ['payment', 'system-terms'] as const,
    queryFn: ({ signal }) => ask(systemTermsAnswer, 'payment/system-terms', { signal }),
    staleTime: 0,
  });
}
