import { z } from 'zod';
import { moneyToWire } from '#core/money.ts';
import { vatOn, vatRatesOf } from '#core/vat.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';
import { waysToPay } from '../../payment/server/ways-to-pay.ts';
import { expense } from '../expense.entity.ts';
import { mayVerifyOwn } from './own-expense.ts';

/** What whoever records an expense must see: where money can come from, the VAT of today, and whether he may verify it. */
export const expenseTerms = defineQuery({
  name: 'expense.terms',
  route: 'GET api/expense/terms',
  permission: 'create_expense',
  sometimes: ['verify_expense'],
  input: z.strictObject({}),
  async run(context) {
    const { tx, branch, clock } = context;
    const day = today(clock, branch);
    const { registered, standard_rate } = vatOn(vatRatesOf(branch.settings), day);
    return {
      today: day,
      accounts: await waysToPay(tx, branch.id),
      vat: { registered, standard_rate },
      vat_claim_months: Number(branch.settings.vat_claim_months),
      may_verify: await mayVerifyOwn(context),
    };
  },
});

/** What whoever pays an expense must see of it: what is left to pay, and where money can come from. */
export const expensePaymentTerms = defineQuery({
  name: 'expense.payment-terms',
  route: 'GET api/expense/payment-terms',
  permission: 'create_payment',
  input: z.strictObject({ expense_id: z.uuid('not_id') }),
  async run(context) {
    const { tx, branch, input } = context;
    const spent = await findRow(expense, input.expense_id, context);
    const onWire = (amount: unknown) => moneyToWire(amount as bigint, branch.currency);
    return {
      expense: {
        id: spent.id,
        number: spent.number,
        title: spent.title,
        is_verified: spent.is_verified,
        total_amount: onWire(spent.total_amount),
        paid_amount: onWire(spent.paid_amount),
        remain_amount: onWire(spent.remain_amount),
      },
      accounts: await waysToPay(tx, branch.id),
    };
  },
});
