import { z } from 'zod';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { closingTermsAnswer } from '../closing-terms.answer.ts';
import { shift } from '../shift.entity.ts';
import { moneyOfShift } from './money-of-shift.ts';

/** Which mobile money and cards a shift took: who counts blind types what they show, others confirm what is expected (A33). */
export const closingTerms = defineQuery({
  name: 'shift.closing-terms',
  route: 'GET api/shift/closing-terms',
  permission: 'create_sale',
  sometimes: ['list_sales'],
  input: z.strictObject({ id: z.uuid('not_id') }),
  answers: closingTermsAnswer,
  async run(context) {
    const { actor, input } = context;
    const row = await findRow(shift, input.id, context);
    if (row.created_by !== actor.user_id) requireToo(context, 'list_sales');
    const others = await moneyOfShift(context, row);
    return {
      others: others.map(({ account_id, name, type, expected }) => ({ account_id, name, type, expected })),
    };
  },
});
