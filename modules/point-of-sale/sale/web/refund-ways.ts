import { type Money, money } from '#core/money.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { booked } from '../../receipt/wire-amounts.ts';
import { type CoinRule, toCoin } from '../settle-payments.rules.ts';
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

/** The accounts that took the money, the drawer before all, then what is kept for the customer. */
export function refundWays({ payments, customer_id }: WireSale, say: Say): RefundWay[] {
  const accounts = new Map<string, RefundWay>();
  const drawerFirst = payments.toSorted((a, b) => Number(b.mode === 'cash') - Number(a.mode === 'cash'));
  for (const { account_id, account_name, mode } of drawerFirst)
    if (account_id)
      accounts.set(account_id, {
        value: account_id,
        title: account_name ?? mode,
        refund: { account_id, mode },
      });
  const kept = { value: 'deposit', title: say(SALE.keepFor), refund: { mode: 'deposit' } };
  return [...accounts.values(), ...(customer_id ? [kept] : [])];
}

/** What is still owed for the sale is owed no more; only the rest is money that goes back, cash in the coins in use. */
export function refundsOf(
  sale: WireSale,
  total: Money,
  { way, coin }: { way: RefundWay | undefined; coin: CoinRule },
): Refund[] {
  const owed = booked(sale.remain_amount, sale.currency);
  const lessDebt = owed < total ? owed : total;
  const rest = total - lessDebt;
  const amount = money(way?.refund.mode === 'cash' ? toCoin(rest, coin) : rest);
  return [
    ...(lessDebt > 0n ? [{ mode: 'credit', amount: money(lessDebt) }] : []),
    ...(amount > 0n && way ? [{ ...way.refund, amount }] : []),
  ];
}
