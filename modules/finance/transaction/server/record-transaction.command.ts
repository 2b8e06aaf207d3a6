import type { RowOf } from '#core/define-entity.ts';
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
  sometimes: ['back_date_sale'],
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

/** What a transaction has besides that explains what was counted in a till (A32). */
export interface ExplainedCash
  extends Pick<RowOf<typeof transaction>, 'tax_type' | 'receipt_number' | 'tax'> {
  /** The till that was counted. */
  explains_id: string;
  has_receipt: boolean;
}

/** Checks and posts a transaction inside a command, such as cash that goes in or out of a till during a shift. */
export async function recordTransaction(
  context: CommandContext,
  given: GivenTransaction,
  explained?: ExplainedCash,
): Promise<void> {
  // Of this branch or of another one, so its hook looks them up.
  const { account_id, to_account_id: _elsewhere, ...others } = given;
  const sent = explained ? others : { account_id, ...others };
  const draft: Draft = {
    row: { ...given, fee: given.fee ?? 0n, ...(explained ?? PLAIN), status: transaction.states?.first },
    sent,
    problems: {},
    warnings: {},
  };
  await checkDrafts(transaction, [draft], context);
  requireSound(draft);
  await saveDrafts(transaction, [draft], context);
}

const PLAIN = { explains_id: null, tax_type: null, has_receipt: false, receipt_number: null, tax: 0n };
