import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { NothingRemains } from '../../errors.ts';
import { debt } from '../debt.entity.ts';
import { holdDebtWithDocument, moveWrittenOff } from './move-written-off.ts';

/** Gives up what remains of a debt: bad debt where a debtor does not pay, income where a creditor forgives. */
export const writeOffDebt = defineCommand({
  name: 'debt.write-off',
  route: 'PUT api/debt/write-off',
  permission: 'modify_debt',
  idempotency: 'required',
  fields: { id: f.id('debt', { required: true }), reason: f.text({ max: 500 }) },
  answers: { entity: debt, form: 'row' },
  async run(context) {
    const owed = await holdDebtWithDocument(context, context.input.id);
    if (owed.remain_amount === 0n) throw NothingRemains();
    return moveWrittenOff(context, owed, owed.remain_amount, context.input.reason ?? undefined);
  },
});
