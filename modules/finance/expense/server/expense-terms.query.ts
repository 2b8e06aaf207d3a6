import { z } from 'zod';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { formTerms } from '../../payment/server/form-terms.ts';
import { waysToPay } from '../../payment/server/ways-to-pay.ts';
import { expense } from '../expense.entity.ts';
import { expensePaymentAnswer, expenseTermsAnswer } from '../expense-terms.answer.ts';
import { mayVerifyOwn } from './own-expense.ts';

/** What whoever records an expense must see: where money can come from, the VAT of today, and whether he may verify it. */
export const expenseTerms = defineQuery({
  name: 'expense.terms',
  route: 'GET api/expense/terms',
  permission: 'create_expense',
  sometimes: ['verify_expense'],
  input: z.strictObject({}),
  answers: expenseTermsAnswer,
  run: async (context) => ({
    ...(await formTerms(context)),
    may_verify: await mayVerifyOwn(context),
  }),
});

/** What whoever pays an expense must see of it: what is left to pay, and where money can come from. */
export const expensePaymentTerms = defineQuery({
  name: 'expense.payment-terms',
  route: 'GET api/expense/payment-terms',
  permission: 'create_payment',
  input: z.strictObject({ expense_id: z.uuid('not_id') }),
  answers: expensePaymentAnswer,
  async run(context) {
    const { input } = context;
    const spent = await findRow(expense, input.expense_id, context);
    return {
      expense: spent,
      accounts: await waysToPay(context),
    };
  },
});
