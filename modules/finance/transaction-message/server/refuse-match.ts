import { isPossible } from '#core/define-states.ts';
import { formatExact, moneyStyle } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import {
  NoMoneyMoved,
  OtherAmountOfText,
  SayWhyTrusted,
  TextPaysAlready,
  TextPutAside,
} from '../../errors.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { gapOf, messageOf, type StoredMessage } from './message-of.ts';

/** Why a text cannot be matched, and that somebody must say why one is trusted that may be false. */
export async function refuseMatch(
  context: CommandContext,
  message: StoredMessage,
  reason: string | null,
): Promise<void> {
  const { matched_to, duplicate_of_id, moved, amount, is_doubtful } = message;
  if (matched_to) throw TextPaysAlready({ document: matched_to });
  if (duplicate_of_id) await refuseDuplicate(context, message, duplicate_of_id);
  if (!moved || amount === null) throw NoMoneyMoved();
  if (!isPossible(transactionMessage, message, 'match')) throw TextPutAside();
  const gap = await gapOf(context, message.id);
  if ((is_doubtful || (gap ?? 0n) !== 0n) && !reason) throw SayWhyTrusted();
}

/** The event stands with its first text. */
async function refuseDuplicate(
  context: CommandContext,
  { amount, transaction_id }: StoredMessage,
  firstId: string,
): Promise<never> {
  const first = await messageOf(context, firstId);
  const written = (units: bigint | null) => formatExact(units ?? 0n, moneyStyle(context.branch));
  if (first.amount !== amount)
    throw OtherAmountOfText({
      amount: written(amount),
      id: transaction_id ?? '',
      first: written(first.amount),
    });
  throw first.matched_to ? TextPaysAlready({ document: first.matched_to }) : TextPutAside();
}
