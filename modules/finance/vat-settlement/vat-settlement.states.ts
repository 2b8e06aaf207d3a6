import { defineStates } from '#core/define-states.ts';

/** A draft shows what the month comes to; it is reckoned anew as it is posted, and the last that was posted is reversed first. */
export const vatSettlementStates = defineStates({
  field: 'status',
  first: 'draft',
  states: {
    draft: { open: 'all', books: 'nothing', deleted: 'yes', tone: 'neutral', to: { post: 'posted' } },
    posted: {
      open: ['remarks'],
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { reverse: 'reversed' },
    },
    reversed: { open: ['remarks'], books: 'reversed', deleted: 'no', tone: 'neutral', to: {} },
  },
  transitions: {
    post: { right: 'close_books' },
    reverse: { right: 'close_books', reason: 'required' },
  },
});
