import { z } from 'zod';
import { say } from '#core/i18n/language.ts';
import { moneyToWire } from '#core/money.ts';
import { ACCOUNT_TYPE_WORDS, type LedgerAccountType, ledgerAccountName } from '#modules/finance/public.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { PERIOD } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';

interface LedgerAccount {
  code: string;
  name: string;
  type: LedgerAccountType;
  parent_code: string | null;
  balance: bigint;
}

/** Every account of the chart with its balance of today, debit above zero; an account carries its sub-accounts. */
export const chartOfAccounts = defineQuery({
  name: 'report.chart-of-accounts',
  route: 'GET api/report/chart-of-accounts',
  permission: 'create_trial_balance',
  input: z.strictObject({ branch_ids: PERIOD.branch_ids }),
  async run(context) {
    const { tx, language } = context;
    const { branch_ids, currency } = await reportScope(context, 'create_trial_balance');
    const accounts = await tx.query<LedgerAccount>(
      `select a.code, a.name, a.type, a.parent_code, coalesce(sum(m.debit - m.credit), 0)::bigint as balance
       from ledger_accounts a
       left join ledger_accounts s on s.business_id = a.business_id and a.code in (s.code, s.parent_code)
       left join account_months m
         on m.business_id = s.business_id and m.account_code = s.code and m.branch_id = any($1)
       where a.branch_id is null or a.branch_id = any($1)
       group by a.business_id, a.code order by a.code`,
      [branch_ids],
    );
    return {
      branch_ids,
      currency,
      accounts: accounts.map(({ code, name, type, parent_code, balance }) => ({
        account_code: code,
        account_name: ledgerAccountName(code, name, language),
        account_type: type,
        account_type_name: say(ACCOUNT_TYPE_WORDS[type], language),
        parent_code,
        balance: moneyToWire(balance, currency),
      })),
    };
  },
});
