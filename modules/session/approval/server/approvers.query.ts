import { z } from 'zod';
import { moneyOf } from '#core/money.ts';
import { approval } from '#modules/employee/approval/approval.entity.ts';
import { approversOf, roleNameOf } from '#modules/employee/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { approversAnswer } from '../approvers.answer.ts';

/** Who of the branch may approve what was refused, to choose from. */
export const approvers = defineQuery({
  name: 'approval.approvers',
  route: 'GET api/approval/approvers',
  permission: 'free_access',
  input: z.strictObject({
    act: z.enum(approval.fields.act.choices, { error: 'not_choice' }),
    percent: z.coerce.number('not_number').min(0, 'negative').max(100, 'too_large').default(0),
    amount: z.coerce.number('not_number').min(0, 'negative').default(0),
  }),
  answers: approversAnswer,
  async run(context) {
    const { input, branch, language } = context;
    const { act, percent } = input;
    const amount = moneyOf(input.amount, branch.currency);
    if (typeof amount === 'string') return [];
    const people = await approversOf(context, { act, percent: Math.round(percent * 100), amount });
    return people.map((person) => ({
      id: person.id,
      name: person.name,
      role: roleNameOf(person, language),
    }));
  },
});
