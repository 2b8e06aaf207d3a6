import { defineStates } from '#core/define-states.ts';

const NOTES = ['reference', 'remarks'] as const;

/** A wrong payment is voided, which opens its debts again, and entered once more. */
export const paymentStates = defineStates({
  field: 'status',
  first: 'posted',
  states: {
    posted: {
      open: NOTES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: { void: 'void' },
    },
    void: { open: NOTES, books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: { void: { right: 'delete_payment', reason: 'optional' } },
});
