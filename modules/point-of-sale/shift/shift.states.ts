import { defineStates } from '#core/define-states.ts';

const NOTES = ['remarks'] as const;

/**
 * Opened with its float, closed by a count, looked at by somebody else. A sale that was made without a connection may still join
 * a closed one.
 */
export const shiftStates = defineStates({
  field: 'status',
  first: 'open',
  states: {
    open: {
      open: NOTES,
      books: 'posted',
      deleted: 'no',
      tone: 'info',
      waits: true,
      to: { close: 'closed', explain: 'open', count: 'open' },
    },
    closed: {
      open: NOTES,
      books: 'posted',
      deleted: 'no',
      tone: 'neutral',
      to: { join_late_sale: 'closed', explain: 'closed', recount: 'closed', review: 'reviewed' },
    },
    // Another count, or a sale that arrives late, changes what was looked at.
    reviewed: {
      open: NOTES,
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { join_late_sale: 'closed', explain: 'reviewed', recount: 'closed' },
    },
  },
  transitions: {
    ...{ close: {}, join_late_sale: {}, explain: {}, count: {}, recount: {} },
    review: { right: 'list_sales' },
  },
});
