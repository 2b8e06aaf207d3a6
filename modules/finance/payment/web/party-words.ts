import type { PartyKind } from '../../payable/party.rules.ts';
import { PAYMENT } from './payment.words.ts';

/** What the form of a payment says where customers pay in, and where suppliers are paid. */
export const PARTY_WORDS = {
  customer: {
    title: PAYMENT.receive,
    who: PAYMENT.who,
    party: PAYMENT.customer,
    why: PAYMENT.moneyWhy,
    noneChosen: PAYMENT.noneChosen,
    loan: PAYMENT.loan,
    ahead: PAYMENT.ahead,
    done: PAYMENT.received,
    payBack: PAYMENT.payBack,
    payBackWhy: PAYMENT.outWhy,
    paidBack: PAYMENT.paidBack,
    back: PAYMENT.backToCustomer,
  },
  supplier: {
    title: PAYMENT.pay,
    who: PAYMENT.whom,
    party: PAYMENT.supplier,
    why: PAYMENT.outWhy,
    noneChosen: PAYMENT.noSupplier,
    loan: PAYMENT.borrowed,
    ahead: PAYMENT.aheadToSupplier,
    done: PAYMENT.paidOut,
    payBack: PAYMENT.takeBack,
    payBackWhy: PAYMENT.moneyWhy,
    paidBack: PAYMENT.tookBack,
    back: PAYMENT.backToSupplier,
  },
} as const satisfies Record<PartyKind, object>;
