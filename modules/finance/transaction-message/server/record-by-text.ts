import { newId } from '#core/ids.ts';
import { ZERO_MONEY } from '#core/money.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { recordTransaction } from '../../transaction/server/record-transaction.command.ts';
import { transaction } from '../../transaction/transaction.entity.ts';
import type { GivenMatch } from '../transaction-message.body.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { transactionMessageStates } from '../transaction-message.states.ts';
import { dayOfText } from './day-of-text.ts';
import type { Matched, TextWithAccount } from './match-text.command.ts';
import { amountOf } from './pay-by-text.ts';

/** Enters a text as a transaction: what the owner puts in, other income, a cost, or a move between own accounts. */
export async function recordByText(
  context: CommandContext,
  text: TextWithAccount,
  { counterpart, expense_type_id, to_account_id: other, date }: GivenMatch,
): Promise<Matched> {
  const id = newId();
  const isIn = text.direction === 'in';
  const [account_id, to_account_id] = other && isIn ? [other, text.account_id] : [text.account_id, other];
  await recordTransaction(context, {
    ...{ id, account_id, to_account_id, counterpart, expense_type_id },
    type: other ? 'transfer' : isIn ? 'deposit' : 'withdraw',
    ...{ amount: amountOf(text), fee: (isIn ? null : text.fee) ?? ZERO_MONEY },
    ...{ reference: text.transaction_id, remarks: null, date: dayOfText(context, text, date) },
  });
  const [made] = await context.tx.query<{ number: string }>(
    `select number from ${transaction.table} where id = $1`,
    [id],
  );
  const twin = other ? await twinOf(context, text, other) : null;
  return {
    matched_to: made?.number ?? '',
    entered_as_id: id as Matched['entered_as_id'],
    has_posted: true,
    twin,
  };
}

/** The text that the other account of a transfer was told of the same money: the only one of the day around. */
async function twinOf(
  { tx }: CommandContext,
  { amount, direction, stands_at }: TextWithAccount,
  accountId: string,
): Promise<string | null> {
  const matchable = statesInSql(statesBefore(transactionMessageStates, 'match'));
  const found = await tx.query<{ id: string }>(
    `select id from ${transactionMessage.table}
     where account_id = $1 and amount = $2 and direction = $3 and moved and status in (${matchable})
       and deleted_at is null and abs(extract(epoch from stands_at - $4::timestamptz)) <= 86400`,
    [accountId, amount, direction === 'in' ? 'out' : 'in', stands_at],
  );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
