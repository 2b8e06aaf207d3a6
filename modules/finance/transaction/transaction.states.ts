import { defineStates } from '#core/define-states.ts';

/** What has moved stays; a mistake is voided and entered again. */
export const transactionStates = defineStates({
  field: 'status',
  first: 'posted',
  states: {
    posted: {
      open: ['remarks'],
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: { void: 'void' },
    },
    void: { open: ['remarks'], books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: { void: { right: 'delete_transaction', reason: 'optional' } },
});
