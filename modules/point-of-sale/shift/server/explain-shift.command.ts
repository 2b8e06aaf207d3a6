import type { RowOf } from '#core/define-entity.ts';
import { rowAfter } from '#core/define-states.ts';
import { InvalidFields } from '#core/errors.ts';
import { formatExact, money, moneyStyle } from '#core/money.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { answersTo } from '../cash-answers.rules.ts';
import { AnswerDoesNotFit, MoreThanToExplain, NothingToExplain } from '../errors.ts';
import { explainShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';
import { EXPLAINS } from './ask-where-cash-is.ts';
import { explainCash } from './explain-cash.ts';
import { leftToExplain } from './shift-columns.ts';
import { underField } from './under-field.ts';

/**
 * Says of a part of what a shift found missing or too much where it is: in another account, with the owner, brought by him,
 * spent, missing or found. Each answer is a transaction of today; none says more than is left to explain (A32).
 */
export const explainShift = defineCommand({
  name: 'shift.explain',
  route: 'POST api/shift/explain',
  permission: EXPLAINS,
  idempotency: 'document',
  fields: explainShiftBody.fields,
  // The money may lie in another branch, too; the transaction looks up whether it may be moved there.
  elsewhere: ['account_id'],
  answers: { entity: shift, form: 'row' },
  async run(context) {
    const { tx, input, branch } = context;
    const row = await tx.lock(shift, String(input.shift_id));
    // The lock holds until the end, so nobody answers for the same money meanwhile.
    const left = await leftToExplain(tx, row.id);
    const isLess = left > 0n;
    const open = isLess ? left : -left;
    if (open === 0n) throw NothingToExplain();
    const { answer, amount } = input;
    const account = input.account_id ?? null;
    if (answer === 'transfer' && account === null)
      throw new InvalidFields({ account_id: { key: 'required' } });
    if (answer === 'transfer' && account === row.account_id)
      throw new InvalidFields({ account_id: { key: 'same_account', words: SHIFT_TEXTS.sameAccount } });
    const part = {
      ...{ id: input.id, amount, answer, till: row.account_id, isLess, account },
      ...{ expenseType: input.expense_type_id ?? null, taxType: input.tax_type ?? null },
      ...{ hasReceipt: input.has_receipt === true, receiptNumber: input.receipt_number ?? null },
      remarks: input.remarks ?? null,
    };
    if (!answersTo(isLess).includes(answer)) throw AnswerDoesNotFit();
    if (amount > open) throw MoreThanToExplain({ left: formatExact(money(open), moneyStyle(branch)) });
    await underField('account_id', explainCash(context, part));
    const line_no = row.explanations.length + 1;
    const explanations = [...row.explanations, { line_no, transaction_id: input.id, answer, amount }];
    await tx.save(shift, row, rowAfter(shift, row, 'explain', { explanations }) as RowOf<typeof shift>);
    return findRow(shift, row.id, context);
  },
});
