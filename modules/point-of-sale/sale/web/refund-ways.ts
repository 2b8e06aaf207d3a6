import type { Currency } from '#core/currencies.ts';
import { type Money, money } from '#core/money.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { booked } from '../../receipt/wire-amounts.ts';
import { refundDue } from '../../sale-return/refund-due.rules.ts';
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
  const sums = bookedTerms(terms, coin.currency);
  const lost = lesser(sums.written_off, total);
  const lessDebt = money(lesser(sums.remain, total - lost));
  const due = refundDue(sums, { total, worth: total - lost - lessDebt }, coin);
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

function bookedTerms({ total, rounding, written_off, remain, back }: MoneyTerms, currency: Currency) {
  const of = (amount: number) => booked(amount, currency);
  return {
    total: of(total),
    rounding: of(rounding),
    written_off: of(written_off),
    remain: of(remain),
    back: { total: of(back.total), worth: of(back.worth), money: of(back.money), cash: of(back.cash) },
  };
}

function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
