import { type BodyOf, defineBody, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
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

export type PastedTexts = BodyOf<typeof pasteBody>;
