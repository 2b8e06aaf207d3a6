import type { RowOf } from '#core/define-entity.ts';
import { isPossible, rowAfter } from '#core/define-states.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { AccountOfTextNeeded, TextOfOtherAccount, TextPaysAlready } from '../../errors.ts';
import { type GivenMatch, matchBody } from '../transaction-message.body.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { accountOf, accountsOfProviders } from './accounts-of-providers.ts';
import { confirmPayments, confirmReference } from './confirm-text.ts';
import { messageOf } from './message-of.ts';
import { payByText } from './pay-by-text.ts';
import { recordByText } from './record-by-text.ts';
import { refuseMatch } from './refuse-match.ts';

export type Message = RowOf<typeof transactionMessage>;

/** What a text was matched to, as its row says it. */
export interface Matched
  extends Partial<Pick<Message, 'payment_ids' | 'entered_as_id' | 'source_kind' | 'source_id'>> {
  matched_to: string;
  has_posted: boolean;
  /** The text of the other account of a transfer. */
  twin?: string | null;
}

/**
 * Says what a text is. A payment or a transaction is entered by the ordinary way, with its reference, so that one transfer
 * pays once; what was entered before is confirmed, and nothing posts. The text is locked last: of many who match it at
 * once one does.
 */
export const matchText = defineCommand({
  name: 'transaction-message.match',
  route: 'PUT api/transaction-message/match',
  permission: 'create_transaction',
  sometimes: ['create_payment', 'back_date_sale'],
  idempotency: 'required',
  fields: matchBody.fields,
  // Money goes to another branch, too; the hook of transactions looks up where.
  elsewhere: ['to_account_id'],
  answers: { entity: transactionMessage, form: 'row' },
  async run(context) {
    const { tx, input, actor, clock } = context;
    const message = await messageOf(context, input.id);
    await refuseMatch(context, message, input.reason);
    const account_id = await accountOfText(context, message, input);
    const { twin, ...matched } = await matchAs(context, { ...message, account_id }, input);
    const by = { matched_by_id: actor.user_id, matched_at: clock.now(), reason: input.reason, account_id };
    const ids = [message.id, ...(twin ? [twin] : [])];
    for (const before of await tx.lockAll(transactionMessage, ids)) {
      if (!isPossible(transactionMessage, before, 'match'))
        throw TextPaysAlready({ document: before.matched_to ?? matched.matched_to });
      const changes = { ...matched, ...by, ...(before.id === twin ? { account_id: before.account_id } : {}) };
      await tx.save(transactionMessage, before, rowAfter(transactionMessage, before, 'match', changes));
    }
    return findRow(transactionMessage, message.id, context);
  },
});

export type TextWithAccount = Message & { account_id: string };

function matchAs(context: CommandContext, text: TextWithAccount, given: GivenMatch): Promise<Matched> {
  if (given.confirms) return confirmReference(context, text);
  if (given.payments?.length) return confirmPayments(context, text, given.payments);
  if (given.counterpart || given.to_account_id) return recordByText(context, text, given);
  return payByText(context, text, given);
}

/** The account that the text came to, else the one that was said, if its provider is that of the text. */
async function accountOfText(
  context: CommandContext,
  { account_id, provider }: Message,
  given: GivenMatch,
): Promise<TextWithAccount['account_id']> {
  if (account_id) return account_id;
  if (!given.account_id) throw AccountOfTextNeeded();
  const own = accountOf(given.account_id, provider, await accountsOfProviders(context));
  if (own !== given.account_id) throw TextOfOtherAccount({ provider });
  return own as TextWithAccount['account_id'];
}
