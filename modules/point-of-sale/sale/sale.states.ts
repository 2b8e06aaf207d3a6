import { defineStates } from '#core/define-states.ts';

/** Of a sale that is made only these change (entities.md). */
const NOTES = ['reference', 'remarks'] as const;

/** Goods come back in part or whole; a sale of which nothing came back can be voided. Its number stays used. */
export const saleStates = defineStates({
  field: 'status',
  first: 'completed',
  states: {
    completed: {
      open: NOTES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: { return_part: 'part_returned', return_all: 'returned', deliver: 'completed', void: 'void' },
    },
    part_returned: {
      open: NOTES,
      books: 'posted',
      deleted: 'no',
      tone: 'warning',
      to: { return_part: 'part_returned', return_all: 'returned', deliver: 'part_returned' },
    },
    returned: {
      open: NOTES,
      books: 'posted',
      deleted: 'no',
      tone: 'neutral',
      to: { deliver: 'part_returned' },
    },
    void: { open: NOTES, books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: {
    return_part: {},
    return_all: {},
    /** More of its invoice is delivered. */
    deliver: {},
    void: { right: 'delete_sale', reason: 'optional', hasButton: true },
  },
});
