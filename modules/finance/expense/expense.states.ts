import { defineStates } from '#core/define-states.ts';

const SAID = [
  'expense_type',
  'title',
  'supplier',
  'has_receipt',
  'receipt_number',
  'receipt_date',
  'tax_type',
  'due_date',
  'remarks',
] as const;
const NOTES = ['receipt_number', 'truck', 'remarks'] as const;

/**
 * An expense counts once somebody has verified it. Until then it waits, and so does what was paid of it, in prepayments;
 * un-verifying puts it back there (A23). What is wrong is voided and entered again, after its payments.
 */
export const expenseStates = defineStates({
  field: 'status',
  first: 'pending',
  also: ['verified'],
  states: {
    pending: {
      open: SAID,
      books: 'nothing',
      deleted: { first: 'void' },
      tone: 'warning',
      waits: true,
      to: { verify: 'verified', void: 'void' },
    },
    verified: {
      open: NOTES,
      books: 'posted',
      deleted: { first: 'void' },
      tone: 'success',
      to: { unverify: 'pending', void: 'void' },
    },
    void: { open: NOTES, books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} },
  },
  transitions: {
    verify: { right: 'verify_expense', reason: 'optional', dated: 'back_date_sale' },
    unverify: { right: 'verify_expense', reason: 'optional' },
    void: { right: 'delete_expense', reason: 'optional' },
  },
});
