import { defineStates } from '#core/define-states.ts';

/** What the books do not know of a debt. */
const DATES = ['due_date', 'promise_date', 'remarks'] as const;

/**
 * How a debt stands follows from what was paid, returned and written off of it (`standingOf`). One by hand is voided when
 * it is deleted, one of a document when the whole document is taken back; what was paid stays.
 */
export const debtStates = defineStates({
  field: 'status',
  first: 'open',
  states: {
    open: {
      open: DATES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'neutral',
      to: {
        pay_part: 'part_paid',
        pay: 'paid',
        write_off: 'written_off',
        // Of one that was written off whole and reopened by voiding a payment.
        undo_write_off: 'open',
        void: 'void',
      },
    },
    part_paid: {
      open: DATES,
      books: 'posted',
      deleted: 'no',
      tone: 'warning',
      to: { pay: 'paid', reopen: 'open', write_off: 'written_off', undo_write_off: 'part_paid' },
    },
    paid: {
      open: DATES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: { reopen: 'open', reopen_part: 'part_paid', void: 'void' },
    },
    written_off: {
      open: DATES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'neutral',
      to: { undo_write_off: ['open', 'part_paid'], pay: 'paid', void: 'void' },
    },
    void: { open: [], books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: {
    pay_part: {},
    pay: {},
    reopen: {},
    reopen_part: {},
    write_off: { takesBack: true, right: 'modify_debt', reason: 'optional' },
    undo_write_off: {
      takesBack: true,
      right: 'modify_debt',
      reason: 'optional',
      needs: 'written_off_amount',
    },
    void: {},
  },
});
