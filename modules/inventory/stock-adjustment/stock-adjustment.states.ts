import { defineStates } from '#core/define-states.ts';

/** What was adjusted stays; a mistake is taken back by a movement the other way. */
export const stockAdjustmentStates = defineStates({
  field: 'status',
  first: 'posted',
  states: {
    posted: {
      open: ['remarks'],
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { reverse: 'reversed' },
    },
    reversed: { open: ['remarks'], books: 'reversed', deleted: 'no', tone: 'neutral', to: {} },
  },
  transitions: { reverse: { right: 'adjust_product_stock', reason: 'optional' } },
});
