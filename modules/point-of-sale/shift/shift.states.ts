import { defineStates } from '#core/define-states.ts';
import { CLOSING, COUNT } from './step-fields.ts';

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
      // A first count that is far off leaves it open (A33).
      to: { close: ['closed', 'open'], explain: 'open' },
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
    close: {
      right: 'create_sale',
      sometimes: ['create_transaction', 'list_sales'],
      fields: CLOSING,
      // The rest may go to another branch, too; the transfer looks up whether money may be moved there.
      elsewhere: ['rest_account_id'],
      hasForm: true,
    },
    ...{ join_late_sale: {}, explain: {} },
    recount: { right: 'create_transaction', fields: COUNT, hasForm: true },
    review: { right: 'list_sales' },
  },
});
