import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { transaction } from './transaction.entity.ts';

const { fields } = transaction;

/** Money put in, taken out or moved. Its id is made by the caller, so that a retry means the same one. */
export const transactionBody = defineBody({
  fields: {
    id: f.id('transaction', { required: true }),
    type: said(fields.type),
    account: said(fields.account),
    to_account: said(fields.to_account),
    amount: said(fields.amount),
    fee: said(fields.fee),
    counterpart: said(fields.counterpart),
    expense_type: said(fields.expense_type),
    /** Today where left out. */
    date: said(fields.date),
    reference: said(fields.reference),
    remarks: said(fields.remarks),
  },
});

export type GivenTransaction = BodyOf<typeof transactionBody>;
