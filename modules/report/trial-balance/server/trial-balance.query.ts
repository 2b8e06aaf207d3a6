import { z } from 'zod';
import type { Currency } from '#core/currencies.ts';
import type { Language } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { ledgerAccountName } from '#modules/finance/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PERIOD } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';
import { type AccountSums, accountSums } from './account-sums.ts';

/** Every account that carries or moved anything, on its side; sub-accounts stand below the account of the chart. */
export const trialBalance = defineQuery({
  name: 'report.trial-balance',
  route: 'GET api/report/trial-balance',
  permission: 'create_trial_balance',
  input: z.strictObject(PERIOD),
  async run(context) {
    const { tx, language } = context;
    const scope = await reportScope(context, 'create_trial_balance');
    const sums = (await accountSums(tx, scope)).filter(isAnything);
    const chart = rolledUp(sums);
    const closing = chart.map(closingOf);
    const totalDebit = sumOf(closing.map((balance) => (balance > 0n ? balance : 0n)));
    const totalCredit = sumOf(closing.map((balance) => (balance < 0n ? -balance : 0n)));
    const words = { language, currency: scope.currency };
    return {
      ...scope,
      rows: chart.map((account) => ({
        ...onWire(account, words),
        accounts: sums
          .filter(({ parent_code }) => parent_code === account.code)
          .map((sub) => onWire(sub, words)),
      })),
      total_opening: moneyToWire(sumOf(chart.map(({ opening }) => opening)), scope.currency),
      total_period_debit: moneyToWire(sumOf(chart.map((account) => account.period_debit)), scope.currency),
      total_period_credit: moneyToWire(sumOf(chart.map((account) => account.period_credit)), scope.currency),
      total_debit: moneyToWire(totalDebit, scope.currency),
      total_credit: moneyToWire(totalCredit, scope.currency),
      agrees: totalDebit === totalCredit,
    };
  },
});

function isAnything({ opening, period_debit, period_credit }: AccountSums): boolean {
  return opening !== 0n || period_debit !== 0n || period_credit !== 0n;
}

/** The accounts of the chart with what stands under them. */
function rolledUp(sums: readonly AccountSums[]): AccountSums[] {
  const groups = Map.groupBy(sums, ({ code, parent_code }) => parent_code ?? code);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, parts]) => ({
      ...(parts[0] as AccountSums),
      code,
      parent_code: null,
      opening: sumOf(parts.map((part) => part.opening)),
      period_debit: sumOf(parts.map((part) => part.period_debit)),
      period_credit: sumOf(parts.map((part) => part.period_credit)),
    }));
}

function closingOf({ opening, period_debit, period_credit }: AccountSums): bigint {
  return opening + period_debit - period_credit;
}

function onWire(sums: AccountSums, { language, currency }: { language: Language; currency: Currency }) {
  const closing = closingOf(sums);
  return {
    account_code: sums.code,
    account_name: ledgerAccountName(sums.code, sums.name, language),
    account_type: sums.type,
    opening: moneyToWire(sums.opening, currency),
    period_debit: moneyToWire(sums.period_debit, currency),
    period_credit: moneyToWire(sums.period_credit, currency),
    debit: moneyToWire(closing > 0n ? closing : 0n, currency),
    credit: moneyToWire(closing < 0n ? -closing : 0n, currency),
  };
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
