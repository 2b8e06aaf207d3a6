import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { fee } from '../payment/payment.body.ts';
import { payment } from '../payment/payment.entity.ts';
import { MONEY_MODES } from '../payment/payment-modes.ts';
import { expense } from './expense.entity.ts';

const { fields } = expense;

/** An expense as somebody records it, with what is paid of it at once; its id is made by the caller. */
export const expenseBody = defineBody({
  fields: {
    id: f.id('expense', { required: true }),
    expense_type: said(fields.expense_type),
    title: said(fields.title),
    /** With its VAT, if it has any. */
    amount: f.money({ required: true }),
    /** Today where left out. */
    date: f.date(),
    due_date: said(fields.due_date),
    supplier: said(fields.supplier),
    truck: said(fields.truck),
    has_receipt: said(fields.has_receipt),
    receipt_number: said(fields.receipt_number),
    receipt_date: said(fields.receipt_date),
    part_of_receipt: said(fields.part_of_receipt),
    receipt_tax: said(fields.receipt_tax),
    tax_amount: said(fields.tax_amount),
    tax_type: said(fields.tax_type, { required: false, default: 'exempt' }),
    /** Counts it at once, by those who may verify. */
    verify: f.flag({ default: false }),
    /** What is paid now; none where all of it is owed. */
    payments: f.lines({
      account: f.ref('account', { required: true }),
      /** As the account is paid from where left out. */
      mode: f.choice(MONEY_MODES),
      amount: f.money({ required: true }),
      fee,
      reference: f.text({ max: 60 }),
    }),
    remarks: said(fields.remarks),
  },
});

/** A payment of an expense, whether it is verified or not. */
export const payExpenseBody = defineBody({
  fields: {
    id: f.id('payment', { required: true }),
    expense: f.ref('expense', { required: true }),
    amount: f.money({ required: true }),
    account: f.ref('account', { required: true }),
    mode: f.choice(MONEY_MODES),
    fee,
    /** Today where left out. */
    date: f.date(),
    reference: said(payment.fields.reference),
    remarks: said(payment.fields.remarks),
  },
});

export type GivenExpense = BodyOf<typeof expenseBody>;
