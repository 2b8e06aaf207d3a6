import { type Money, money } from '#core/money.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { dueByTerms } from '../../sale-return/part-back.rules.ts';
import type { MoneyTerms } from '../../sale-return/return-terms.answer.ts';
import type { CoinRule } from '../settle-payments.rules.ts';
import { SALE } from './sale.words.ts';
import type { WireSale } from './wire-sale.ts';

/** A way in which money goes back: an account the sale was paid into, or the customer's own. */
export interface RefundWay {
  value: string;
  title: string;
  refund: { account_id?: string; mode: string };
}

export interface Refund {
  account_id?: string;
  mode: string;
  amount: Money;
}

/**
 * The accounts that took the money, the drawer before all, then what is kept for the customer. Where it was paid into none, by goods
 * or later on, the drawers of the branch.
 */
export function refundWays(
  { payments, customer_id }: WireSale,
  say: Say,
  tills: readonly { id: string; name: string }[] = [],
): RefundWay[] {
  const accounts = new Map<string, RefundWay>();
  const drawerFirst = payments.toSorted((a, b) => Number(b.mode === 'cash') - Number(a.mode === 'cash'));
  for (const { account_id, account_name, mode } of drawerFirst)
    if (account_id)
      accounts.set(account_id, {
        value: account_id,
        title: account_name ?? mode,
        refund: { account_id, mode },
      });
  if (accounts.size === 0)
    for (const { id, name } of tills)
      accounts.set(id, { value: id, title: name, refund: { account_id: id, mode: 'cash' } });
  const kept = { value: 'deposit', title: say(SALE.keepFor), refund: { mode: 'deposit' } };
  return [...accounts.values(), ...(customer_id ? [kept] : [])];
}

/** What becomes of the worth of goods that come back: what lowers the debt, and the money that is due by the way chosen. */
export interface Settled {
  lessDebt: Money;
  money: Money;
  /** Whether any way would pay something: only then is one asked for. */
  isRefunded: boolean;
  /** As the call takes them. */
  refunds: readonly Refund[];
}

/**
 * What was given up of the sale, then what is owed for it, takes no money; only the rest goes back, cash in the coins in
 * use over all returns of the sale.
 */
export function settle(
  terms: MoneyTerms,
  total: Money,
  { way, coin }: { way: RefundWay | undefined; coin: CoinRule },
): Settled {
  const { lessDebt, ...due } = dueByTerms(terms, total, coin);
  const amount = money(way?.refund.mode === 'cash' ? due.cash(0n) : due.exact);
  return {
    lessDebt,
    money: amount,
    isRefunded: due.exact > 0n || due.cash(0n) > 0n,
    refunds: [
      ...(lessDebt > 0n ? [{ mode: 'credit', amount: lessDebt }] : []),
      ...(amount > 0n && way ? [{ ...way.refund, amount }] : []),
    ],
  };
}
