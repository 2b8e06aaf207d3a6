import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { ACCOUNT_TYPE_WORDS, type LedgerAccountType, ledgerAccountName } from '#modules/finance/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { accountSums } from '../../server/account-sums.ts';
import { PERIOD } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';
import { chartOfAccountsAnswer } from '../chart-of-accounts.answer.ts';

interface LedgerAccount {
  code: string;
  name: string;
  type: LedgerAccountType;
  parent_code: string | null;
}

/** Every account of the chart with its balance in the trial balance of today, debit above zero; an account carries its sub-accounts. */
export const chartOfAccounts = defineQuery({
  name: 'report.chart-of-accounts',
  route: 'GET api/report/chart-of-accounts',
  permission: 'create_trial_balance',
  input: z.strictObject({ branch_ids: PERIOD.branch_ids }),
  answers: chartOfAccountsAnswer,
  async run(context) {
    const { tx, language } = context;
    const scope = await reportScope(context, 'create_trial_balance');
    const { branch_ids, currency } = scope;
    const accounts = await tx.query<LedgerAccount>(
      `select code, name, type, parent_code from ledger_accounts
       where branch_id is null or branch_id = any($1) order by code`,
      [branch_ids],
    );
    const balances = new Map<string, bigint>();
    for (const { code, parent_code, opening, period_debit, period_credit } of await accountSums(tx, scope))
      for (const of of parent_code ? [code, parent_code] : [code])
        balances.set(of, (balances.get(of) ?? 0n) + opening + period_debit - period_credit);
    return {
      branch_ids,
      currency,
      accounts: accounts.map(({ code, name, type, parent_code }) => ({
        account_code: code,
        account_name: ledgerAccountName(code, name, language),
        account_type: type,
        account_type_name: say(ACCOUNT_TYPE_WORDS[type], language),
        parent_code,
        balance: balances.get(code) ?? 0n,
      })),
    };
  },
});
