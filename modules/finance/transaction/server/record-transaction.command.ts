import { checkDrafts, requireSound } from '#server-kit/command/check-drafts.ts';
import { saveDrafts } from '#server-kit/command/create-row.ts';
import type { Draft } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { type GivenTransaction, transactionBody } from '../transaction.body.ts';
import { transaction } from '../transaction.entity.ts';

/** Puts money into an account, takes some out or moves it to another one. */
export const createTransaction = defineCommand({
  name: 'transaction.create',
  route: 'POST api/transaction',
  permission: 'create_transaction',
  idempotency: 'document',
  fields: transactionBody.fields,
  // Money is sent to another branch, too; the hook looks up where.
  elsewhere: ['to_account_id'],
  answers: { entity: transaction, form: 'row' },
  async run(context) {
    await recordTransaction(context, context.input);
    return findRow(transaction, context.input.id, context);
  },
});

/** Checks and posts a transaction inside a command, such as cash that goes in or out of a till during a shift. */
export async function recordTransaction(context: CommandContext, given: GivenTransaction): Promise<void> {
  // Of this branch or of another one, so its hook looks it up.
  const { to_account_id: _elsewhere, ...sent } = given;
  const draft: Draft = {
    row: { ...given, fee: given.fee ?? 0n, status: transaction.states?.first },
    sent,
    problems: {},
    warnings: {},
  };
  await checkDrafts(transaction, [draft], context);
  requireSound(draft);
  await saveDrafts(transaction, [draft], context);
}
