import { z } from 'zod';
import { divideRounded } from '#core/decimal.ts';
import { today } from '#server-kit/operation/clock.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { comparedPeriod, DASHBOARD_PERIODS } from '../../dashboard/dashboard-period.rules.ts';
import { PERIOD } from '../../server/period.ts';
import { accountDashboardAnswer } from '../account-dashboard.answer.ts';
import { accountFigures } from './account-figures.ts';
import { balanceCurve } from './balance-curve.ts';
import { moneyScope } from './money-scope.ts';
import { biggestMovements } from './movements-of.ts';

/**
 * Where the money of a branch lies, or of several with one currency: what came in, what went out and what moved between
 * accounts, in a period beside the one before. Balances are for those who may see them in each of the branches. Others are
 * told what came in and nothing else: what came in less what left, since an account was opened, is its balance.
 */
export const accountDashboard = defineQuery({
  name: 'account.dashboard',
  route: 'GET api/account/dashboard',
  permission: 'view_account_dashboard',
  isOfOneMoment: true,
  input: z.strictObject({
    period: z.enum(DASHBOARD_PERIODS).default('month'),
    branch_ids: PERIOD.branch_ids,
  }),
  answers: accountDashboardAnswer,
  async run(context) {
    const { tx, branch, clock, input } = context;
    const scope = await moneyScope(context);
    const day = today(clock, branch);
    const period = comparedPeriod(input.period, day);
    const { currency } = scope;
    const { accounts, before, sum } = await accountFigures(tx, scope, period);
    const { opening, balance, ...moved } = sum;
    return {
      period: input.period,
      date: period.date,
      date_to: period.date_to,
      branch_ids: scope.branch_ids,
      currency,
      money_in: moved.money_in,
      money_in_before: before.money_in,
      accounts: accounts.map(
        ({ ledger_code: _, opening: at, balance: now, money_in, money_out, transfers, ...one }) => ({
          ...one,
          money_in,
          ...(scope.seesBalances
            ? {
                ...{ money_out, transfers, opening: at, balance: now },
                share: shareOf(now, balance),
              }
            : {}),
        }),
      ),
      biggest: await biggestMovements(tx, scope, period),
      ...(scope.seesBalances
        ? {
            money_out: moved.money_out,
            money_out_before: before.money_out,
            transfers: moved.transfers,
            opening,
            balance,
            trend: await balanceCurve(tx, scope, comparedPeriod(trendOf(input.period), day)),
          }
        : {}),
    };
  },
});

/** How much of all money it is, from 0 to 1; nothing where there is none. */
function shareOf(balance: bigint, all: bigint): number {
  return balance > 0n && all > 0n ? Number(divideRounded(100n * balance, all)) / 100 : 0;
}

/** The balances of one day make no curve: it is shown with the days before it. */
function trendOf(period: (typeof DASHBOARD_PERIODS)[number]) {
  return period === 'today' ? 'week' : period;
}
