import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { EXPENSE_TAXES } from '#modules/finance/expense/expense.entity.ts';
import { transaction } from '#modules/finance/transaction/transaction.entity.ts';
import { CASH_ANSWERS } from './cash-answers.rules.ts';
import { shift } from './shift.entity.ts';
import { CLOSING, COUNT } from './step-fields.ts';

const { fields } = shift;

/** The till that opens, and what was counted in it. */
export const openShiftBody = defineBody({
  fields: {
    id: f.id('shift', { required: true }),
    /** The till that the branch uses by default where left out. */
    account: said(fields.account, { required: false }),
    float: said(fields.float, { required: true }),
    remarks: said(fields.remarks),
  },
});

const id = f.id('shift', { required: true });

/** What the step of the table of states takes, for the form that asks for it. */
export const closeShiftBody = defineBody({ fields: { id, ...CLOSING } });
/** Likewise of a closed shift that is counted again: all that was counted at closing, the rest with it. */
export const recountShiftBody = defineBody({ fields: { id, ...COUNT } });

/** Cash that goes into a till or out of it: from or to another account, or from or to a counterpart; and why. */
export const moveCashBody = defineBody({
  fields: {
    id: f.id('transaction', { required: true }),
    shift: f.ref('shift', { required: true }),
    amount: said(transaction.fields.amount),
    account: f.ref('account'),
    counterpart: said(transaction.fields.counterpart),
    expense_type: said(transaction.fields.expense_type),
    reason: f.text({ required: true, max: 200 }),
  },
});

/** Where a part of what was counted too little or too much is; `id` is that of the transaction it becomes. */
export const explainShiftBody = defineBody({
  fields: {
    id: f.id('transaction', { required: true }),
    shift: f.ref('shift', { required: true }),
    answer: f.choice(CASH_ANSWERS, { required: true }),
    amount: said(transaction.fields.amount),
    /** Of a transfer: where the money lies, or where it came from. */
    account: f.ref('account'),
    /** Of an expense: what it was for, and its VAT. */
    expense_type: said(transaction.fields.expense_type),
    tax_type: f.choice(EXPENSE_TAXES),
    has_receipt: f.flag({ default: false }),
    receipt_number: f.text({ max: 60 }),
    remarks: f.text({ max: 1000 }),
  },
});

export type MovedCash = BodyOf<typeof moveCashBody>;
export type CloseShift = BodyOf<typeof closeShiftBody>;
export type CountedCash = BodyOf<typeof recountShiftBody>;
