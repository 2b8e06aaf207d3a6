import type { Currency } from '#core/currencies.ts';
import { allowed } from '#core/permissions.ts';
import { holdsRight } from '#modules/employee/public.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import type { PeriodInput } from '../../server/period.ts';
import { reportScope } from '../../server/report-scope.ts';
import { type MoneyAccount, moneyAccountsOf } from './money-moved-in.ts';

/** The money accounts that figures are about, and whether their balances may be seen. */
export interface MoneyScope {
  branch_ids: string[];
  currency: Currency;
  accounts: MoneyAccount[];
  /** Their codes in the ledger. */
  codes: string[];
  seesBalances: boolean;
}

/** The branches asked for, where the account dashboard may be seen in each of them, with their money accounts. */
export async function moneyScope(context: QueryContext<PeriodInput>): Promise<MoneyScope> {
  const { branch_ids, currency } = await reportScope(context, 'view_account_dashboard');
  const accounts = await moneyAccountsOf(context.tx, branch_ids);
  const { actor, branch } = context;
  const isHere = branch_ids.every((id) => id === branch.id);
  const sees = isHere
    ? () => allowed(actor, 'view_account_balance')
    : await holdsRight(context, 'view_account_balance');
  return {
    branch_ids,
    currency,
    accounts,
    codes: accounts.map(({ ledger_code }) => ledger_code),
    seesBalances: branch_ids.every(sees),
  };
}
