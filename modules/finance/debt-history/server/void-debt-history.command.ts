import { f } from '#core/fields.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { debtHistory } from '../debt-history.entity.ts';
import { lockPayments } from './lock-payments.ts';
import { refusedVoids, voidPayments } from './void-payments.ts';

/** Voids the payment behind a row of a debt's history, with all that it paid. */
export const voidDebtHistory = defineCommand({
  name: 'debt-history.void',
  route: 'PUT api/debt-history/void',
  permission: 'delete_debt_history',
  idempotency: 'required',
  fields: { id: f.id('debt-history', { required: true }), reason: f.text({ max: 500 }) },
  answers: { entity: debtHistory, form: 'row' },
  async run(context) {
    const { tx, input } = context;
    const row = await findRow(debtHistory, input.id, context);
    const [paid] = await lockPayments(tx, [String(row.payment_id)]);
    if (!paid) throw NotFound();
    const [refused] = (await refusedVoids(context, [paid])).values();
    if (refused) throw refused;
    await voidPayments(context, [paid], input.reason ?? undefined);
    return row;
  },
});
