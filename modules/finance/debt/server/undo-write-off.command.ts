import { f } from '#core/fields.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { NothingWrittenOff } from '../../errors.ts';
import { debt } from '../debt.entity.ts';
import { holdDebtWithDocument, moveWrittenOff } from './move-written-off.ts';

/** Takes a write-off back: what was given up, less what goods that came back took off it since, is owed again. */
export const undoWriteOff = defineCommand({
  name: 'debt.undo-write-off',
  route: 'PUT api/debt/undo-write-off',
  permission: 'modify_debt',
  idempotency: 'required',
  fields: { id: f.id('debt', { required: true }), reason: f.text({ max: 500 }) },
  answers: { entity: debt, form: 'row' },
  async run(context) {
    const owed = await holdDebtWithDocument(context, context.input.id);
    if (owed.written_off_amount === 0n) throw NothingWrittenOff();
    return moveWrittenOff(context, owed, -owed.written_off_amount, context.input.reason ?? undefined);
  },
});
