import { defineStates } from '#core/define-states.ts';

const NOTES = ['remarks'] as const;

/** Opened with its float, closed by a count. A sale that was made without a connection may still join a closed one. */
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
      to: { join_late_sale: 'closed', explain: 'closed', recount: 'closed' },
    },
  },
  transitions: { close: {}, join_late_sale: {}, explain: {}, count: {}, recount: {} },
});
