import { queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { PartyKind } from '../../payable/party.rules.ts';

/** An account that money can be put into. */
export interface WayToPay {
  id: string;
  name: string;
  type: string;
}

/** A debt as the form of a payment shows it; amounts as the wire has them. */
export interface OwedDebt {
  id: string;
  branch_name: string;
  document: string | null;
  origin: string;
  date: string | null;
  due_date: string | null;
  amount: number;
  paid_amount: number;
  remain_amount: number;
}

export interface Owed {
  total: number;
  deposit: number;
  debts: readonly OwedDebt[];
  accounts: readonly WayToPay[];
}

export interface DebtTerms {
  debt: Pick<OwedDebt, 'id' | 'document' | 'due_date' | 'amount' | 'paid_amount' | 'remain_amount'> & {
    taken_off_amount: number;
    party_name: string;
    kind: 'debtor' | 'creditor';
  };
  deposit: number;
  accounts: readonly WayToPay[];
}

/** What a customer owes or a supplier is owed; asked anew each time, for somebody may have paid at another till. */
export function owedBy(kind: PartyKind, partyId: string | null) {
  return queryOptions({
    queryKey: ['payment', 'owed', kind, partyId] as const,
    queryFn: ({ signal }) =>
      call<Owed>('GET', withQuery('payment/owed', { kind, party_id: partyId ?? '' }), { signal }),
    enabled: partyId !== null,
    staleTime: 0,
  });
}

/** What remains of one debt, and how it can be paid. */
export function termsOf(debtId: string) {
  return queryOptions({
    queryKey: ['debt-history', 'terms', debtId] as const,
    queryFn: ({ signal }) =>
      call<DebtTerms>('GET', withQuery('debt-history/terms', { debt_id: debtId }), { signal }),
    staleTime: 0,
  });
}
