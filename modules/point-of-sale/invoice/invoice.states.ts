import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';
import { SALE_ASKS } from '../sale/sale-asks.ts';

/** Of an invoice that the customer has only these change. */
const NOTES = ['reference', 'remarks'] as const;

/** What is said as an invoice is issued. */
const ISSUE = {
  /** A day, or a day and a time, as at the checkout; now where left out. */
  date: f.text({ max: 40, day: 'books' }),
  /** By which day it is to be paid, or in how many days from then; as it was written where both are left out. */
  due_date: f.date(),
  invoice_validity: f.integer({ min: 1, max: 365 }),
};

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
      to: { cancel_rest: 'issued', void: 'void' },
    },
    void: { open: NOTES, books: 'nothing', deleted: 'yes', tone: 'neutral', counts: false, to: {} },
  },
  transitions: {
    issue: { right: 'create_invoice', fields: ISSUE, sometimes: SALE_ASKS, hasForm: true },
    /** What has not left yet is not delivered any more; what has left stays sold. */
    cancel_rest: {
      ...{ right: 'delete_invoice', reason: 'required' },
      ...{ takesBack: true, needs: 'rest_amount' },
    },
    void: { right: 'delete_invoice', reason: 'optional' },
  },
});
