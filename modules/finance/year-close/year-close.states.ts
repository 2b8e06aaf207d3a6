import { defineStates } from '#core/define-states.ts';

/** A year is closed and opened again in all branches at once, by commands of their own; what was posted stays with its reversal. */
export const yearCloseStates = defineStates({
  field: 'status',
  first: 'closed',
  states: {
    closed: {
      open: [],
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { reopen: 'reopened' },
    },
    reopened: { open: [], books: 'reversed', deleted: 'no', tone: 'neutral', to: {} },
  },
  transitions: { reopen: {} },
});
