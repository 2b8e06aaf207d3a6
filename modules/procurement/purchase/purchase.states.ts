import { defineStates } from '#core/define-states.ts';

/** Of a purchase that is made only these change (entities.md). */
const NOTES = ['reference', 'remarks'] as const;

/** A purchase whose goods are all still there can be voided. Its number stays used. */
export const purchaseStates = defineStates({
  field: 'status',
  first: 'received',
  states: {
    received: {
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
