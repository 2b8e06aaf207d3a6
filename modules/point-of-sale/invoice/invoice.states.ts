import { defineStates } from '#core/define-states.ts';

/** Of an invoice that the customer has only these change. */
const NOTES = ['reference', 'remarks'] as const;

/**
 * A draft posts nothing and is changed at will. To issue it is to sell: the sale posts, moves the goods and is paid. How far
 * it is paid, and whether it is overdue, follows from the debt of that sale.
 */
export const invoiceStates = defineStates({
  field: 'status',
  first: 'draft',
  states: {
    draft: {
      open: 'all',
      books: 'nothing',
      deleted: 'yes',
      tone: 'neutral',
      waits: true,
      to: { issue: 'issued' },
    },
    issued: {
      open: NOTES,
      books: 'nothing',
      deleted: { first: 'void' },
      tone: 'info',
      to: { void: 'void' },
    },
    void: { open: NOTES, books: 'nothing', deleted: 'yes', tone: 'neutral', counts: false, to: {} },
  },
  transitions: {
    issue: { right: 'create_invoice', hasCommand: true },
    void: { right: 'delete_invoice', reason: 'optional' },
  },
});
