import { defineStates } from '#core/define-states.ts';

/** Counted by many, reviewed by one, posted once; rolled back while nothing of what was found has left. */
export const stockTakeStates = defineStates({
  field: 'status',
  first: 'counting',
  states: {
    counting: {
      open: ['remarks'],
      books: 'nothing',
      deleted: 'yes',
      tone: 'info',
      waits: true,
      to: { review: 'review', post: 'posted' },
    },
    review: {
      open: ['remarks'],
      books: 'nothing',
      deleted: 'yes',
      tone: 'warning',
      waits: true,
      to: { post: 'posted', count_again: 'counting' },
    },
    posted: {
      open: ['remarks'],
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { roll_back: 'rolled_back' },
    },
    rolled_back: { open: ['remarks'], books: 'reversed', deleted: 'no', tone: 'neutral', to: {} },
  },
  transitions: {
    review: { right: 'do_stock_taking' },
    count_again: { right: 'do_stock_taking' },
    post: { right: 'do_stock_taking' },
    roll_back: { right: 'do_stock_taking', reason: 'optional' },
  },
});
