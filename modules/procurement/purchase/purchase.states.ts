import { defineStates } from '#core/define-states.ts';

/** Of a purchase that is made only these change (entities.md). */
const NOTES = ['reference', 'remarks'] as const;

/** Goods go back in part or whole; a purchase whose goods are all still there can be voided. Its number stays used. */
export const purchaseStates = defineStates({
  field: 'status',
  first: 'received',
  states: {
    received: {
      open: NOTES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: { return_part: 'part_returned', return_all: 'returned', void: 'void' },
    },
    part_returned: {
      open: NOTES,
      books: 'posted',
      deleted: 'no',
      tone: 'warning',
      to: { return_part: 'part_returned', return_all: 'returned' },
    },
    returned: { open: NOTES, books: 'posted', deleted: 'no', tone: 'neutral', to: {} },
    void: { open: NOTES, books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: {
    return_part: {},
    return_all: {},
    void: { right: 'delete_purchase', reason: 'optional', behind: ['landed-cost'] },
  },
});
