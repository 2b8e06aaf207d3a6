import type { AnyEntity } from '#core/define-entity.ts';
import { isPossible } from '#core/define-states.ts';
import { holdForTransition, makeTransition, refusedTransitions } from '#server-kit/command/transit.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { TextNotMatched } from '../../errors.ts';
import { payment } from '../../payment/payment.entity.ts';
import { transaction } from '../../transaction/transaction.entity.ts';
import { unmatchBody } from '../transaction-message.body.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { messageOf, type StoredMessage } from './message-of.ts';
import { release } from './release-messages.ts';

/** Undoes a match: what it entered is voided, what it confirmed stands without it, and the text is new again. */
export const unmatchText = defineCommand({
  name: 'transaction-message.unmatch',
  route: 'PUT api/transaction-message/unmatch',
  permission: 'create_transaction',
  sometimes: ['delete_payment', 'delete_transaction'],
  idempotency: 'required',
  fields: unmatchBody.fields,
  answers: { entity: transactionMessage, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const message = await messageOf(context, input.id);
    if (!isPossible(transactionMessage, message, 'release')) throw TextNotMatched();
    const { payment_ids, entered_as_id, has_posted } = message;
    if (has_posted) {
      await voidAll(context, payment, payment_ids, input.reason);
      await voidAll(context, transaction, entered_as_id ? [entered_as_id] : [], input.reason);
    } else await forgetReference(context, message);
    const held = await tx.lockAll(transactionMessage, [message.id]);
    await release(
      tx,
      held.filter((row) => isPossible(transactionMessage, row, 'release')),
    );
    return findRow(transactionMessage, message.id, context);
  },
});

/** Voids as the call of the document does, by its own right. */
async function voidAll(
  context: CommandContext,
  entity: AnyEntity,
  ids: readonly string[],
  reason: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  requireToo(context, entity.permissions.delete);
  const held = await holdForTransition(entity, 'void', ids, context);
  const [refused] = (await refusedTransitions(entity, 'void', held, context)).values();
  if (refused) throw refused;
  for (const one of held) await makeTransition(entity, 'void', one, { reason: reason ?? undefined }, context);
}

/** Payments that got their number from the text give it back; a number that a cashier typed stays. */
async function forgetReference(
  { tx }: CommandContext,
  { payment_ids, source_id, account_id, transaction_id }: StoredMessage,
): Promise<void> {
  if (source_id !== null || payment_ids.length === 0 || !transaction_id) return;
  const paid = await tx.lockAll(payment, payment_ids);
  await tx.saveAll(
    payment,
    paid.map((before) => ({ before, after: { ...before, reference: null } })),
  );
  await tx.query(
    'delete from money_references where account_id = $1 and reference = upper($2) and source_id = any($3)',
    [account_id, transaction_id, payment_ids],
  );
}
