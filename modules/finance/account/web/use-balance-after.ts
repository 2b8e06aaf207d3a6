import { useQuery } from '@tanstack/react-query';
import { isId } from '#core/ids.ts';
import { money, moneyOf, moneyToWire } from '#core/money.ts';
import { askRow } from '#web-kit/api/rows.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { account } from '../account.entity.ts';
import { ACCOUNT_WORDS } from './account-balance.words.ts';

/**
 * What an account holds and what a payment of so many minor units leaves there, for those who see balances; undefined for
 * others, and while no account is chosen. Nobody pays out of an account without seeing that it does not hold so much.
 */
export function useBalanceAfter(accountId: string, amount: bigint): string | undefined {
  const say = useSay();
  const may = useMay();
  const { currency } = useBranch();
  const { data } = useQuery({
    queryKey: ['account', 'balance', accountId],
    queryFn: ({ signal }) => askRow(account, ['name', 'balance'], accountId, { signal }),
    enabled: isId(accountId) && may('view_account') && may('view_account_balance'),
    retry: false,
    staleTime: 0,
  });
  if (data?.balance === undefined) return undefined;
  const { name, balance } = data;
  const shown = { name, balance: moneyText(balance, currency) };
  if (amount <= 0n) return say(ACCOUNT_WORDS.holds, shown);
  const held = moneyOf(balance, currency);
  if (typeof held !== 'bigint') return undefined;
  const left = moneyText(moneyToWire(money(held - amount), currency), currency);
  return say(ACCOUNT_WORDS.leaves, { ...shown, left });
}
