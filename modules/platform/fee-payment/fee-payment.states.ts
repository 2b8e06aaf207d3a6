import { defineStates } from '#core/define-states.ts';

/** A fee that was taken is never changed: a wrong one is voided, with its reason, and entered again. */
export const feePaymentStates = defineStates({
  field: 'status',
  first: 'posted',
  states: {
    posted: { open: [], books: 'nothing', deleted: 'no', tone: 'success', to: { void: 'void' } },
    void: { open: [], books: 'nothing', deleted: 'no', tone: 'neutral', counts: false, to: {} },
  },
  transitions: { void: { right: 'create_fee_payment', reason: 'required' } },
});
