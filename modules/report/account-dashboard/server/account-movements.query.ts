import { z } from 'zod';
import { idOf } from '#core/derive/named-records.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { pageOf } from '../../server/page-of.ts';
import { PAGE, PERIOD } from '../../server/period.ts';
import { accountMovementsAnswer, MOVEMENT_KINDS } from '../account-dashboard.answer.ts';
import { moneyScope } from './money-scope.ts';
import { movementsOf } from './movements-of.ts';

/**
 * The rows that a figure of the account dashboard is made of, and their sum. Without a first day they begin with the
 * first of all, so they add up to a balance: whoever asks must be allowed to see balances.
 */
export const accountMovements = defineQuery({
  name: 'account.movements',
  route: 'GET api/account/movements',
  permission: ['view_account_dashboard', 'view_account_balance'],
  isOfOneMoment: true,
  // Of any of the branches that are asked for.
  elsewhere: ['account_id'],
  input: z.strictObject({
    ...PERIOD,
    ...PAGE,
    account_id: idOf('account').optional(),
    kind: z.enum(MOVEMENT_KINDS).default('all'),
    sort: z.enum(['date', 'amount']).default('date'),
  }),
  answers: accountMovementsAnswer,
  async run(context) {
    const { tx, input, branch, clock } = context;
    const scope = await moneyScope(context);
    const chosen = scope.accounts.find(({ id }) => id === input.account_id);
    if (!scope.seesBalances || (input.account_id && !chosen)) throw NotFound();
    const { kind, sort, limit, page } = input;
    const date_to = input.date_to ?? today(clock, branch);
    const { count, total, rows } = await movementsOf(tx, scope, {
      ...{ date: input.date ?? FIRST_DAY, date_to, code: chosen?.ledger_code },
      ...{ kind, sort, limit, offset: (page - 1) * limit },
    });
    return {
      date: input.date ?? null,
      date_to,
      branch_ids: scope.branch_ids,
      currency: scope.currency,
      account_name: chosen?.name ?? null,
      kind,
      total_amount: total,
      ...pageOf(input, count),
      data: rows,
    };
  },
});

/** Before all books. */
const FIRST_DAY = '0001-01-01';
