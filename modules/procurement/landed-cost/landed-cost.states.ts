import { defineStates } from '#core/define-states.ts';

const NOTES = ['reference', 'remarks'] as const;

/** A cost that was wrong is voided, also once its goods have left, and entered again (A37). */
export const landedCostStates = defineStates({
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
  transitions: { void: { right: 'delete_purchase', reason: 'optional' } },
});
