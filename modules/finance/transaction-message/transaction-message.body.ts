import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { transaction } from '../transaction/transaction.entity.ts';
import { transactionMessage } from './transaction-message.entity.ts';

const { fields } = transactionMessage;

/** One text or many, as they were copied; the account where it is not the only one of its provider. */
export const pasteBody = defineBody({
  fields: {
    text: f.text({ required: true, max: 100_000 }),
    account: said(fields.account),
    sender: said(fields.sender),
  },
});

const id = f.id('transaction-message', { required: true });

/**
 * What a text is: a payment of debts or of a party, a transaction, or what was entered before (`payments`, or whatever bears
 * its number: `confirms`).
 */
export const matchBody = defineBody({
  fields: {
    id,
    /** Whose telephone it came to, where that is not known. */
    account: said(fields.account),
    debts: f.ids('debt'),
    customer: f.ref('customer'),
    supplier: f.ref('supplier'),
    payments: f.ids('payment'),
    confirms: f.flag({ default: false }),
    counterpart: said(transaction.fields.counterpart),
    expense_type: said(transaction.fields.expense_type),
    to_account: said(transaction.fields.to_account),
    /** That of the text where left out, or today for whoever may not date back. */
    date: f.date(),
    /** Why a text is trusted that may be false. */
    reason: said(fields.reason),
  },
});

export const unmatchBody = defineBody({ fields: { id, reason: said(fields.reason) } });

export type PastedTexts = BodyOf<typeof pasteBody>;
export type GivenMatch = BodyOf<typeof matchBody>;
