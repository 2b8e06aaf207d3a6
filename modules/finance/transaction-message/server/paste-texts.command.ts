import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { splitPasted } from '../message-event.rules.ts';
import { pastedAnswer } from '../pasted.answer.ts';
import { readText } from '../reading/read-text.rules.ts';
import { pasteBody } from '../transaction-message.body.ts';
import { takeTexts } from './take-texts.ts';

/** Takes texts that somebody copied out of a telephone. Nothing is entered: each waits to be matched. */
export const pasteTexts = defineCommand({
  name: 'transaction-message.create',
  route: 'POST api/transaction-message',
  permission: 'create_transaction',
  idempotency: 'required',
  fields: pasteBody.fields,
  answers: pastedAnswer,
  async run(context) {
    const { text, account_id, sender } = context.input;
    const business = context.branch.name;
    const isWhole = (line: string) => readText({ text: line, sender, business }).moved === true;
    const texts = splitPasted(text, isWhole).map((one) => ({ text: one, sender, account_id }));
    const taken = await takeTexts(context, texts);
    return { ids: taken.flatMap(({ id }) => id ?? []), texts: taken };
  },
});
