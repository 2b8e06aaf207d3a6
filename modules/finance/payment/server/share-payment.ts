import { veilFrom } from '#core/derive/veil.ts';
import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, moneyStyle } from '#core/money.ts';
import type { Quantity } from '#core/quantity.ts';
import { type Exchange, exchangeOf, inBase } from '#core/trade/exchange.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { DepositTooSmall, MoreThanIsOwed, MoreThanOwed } from '../../errors.ts';
import { type DepositThere, depositIn } from '../../payable/deposit.rules.ts';
import type { DebtRow } from '../../payable/server/lock-debts.ts';
import { type Allocation, allocate, allocateForeign } from '../allocate.rules.ts';
import { payment } from '../payment.entity.ts';
import { PAYMENT_TEXTS } from '../payment.words.ts';
import { type ForeignMoney, readExchange, worthOf } from './foreign-money.ts';
import type { TakenPayment } from './receive-payment.command.ts';

/** In which other currency money is given; a supplier is paid, and a deposit pays, in that of the branch. */
export function exchangeFor({ branch }: CommandContext, { currency, rate, kind, mode }: TakenPayment) {
  const exchange = readExchange(branch.currency, { currency, rate });
  if (exchange && (kind !== 'customer' || mode === 'deposit'))
    throw new InvalidFields({
      currency: { key: 'foreign_from_customers', words: PAYMENT_TEXTS.foreignFromCustomers },
    });
  return exchange;
}

/** So much money in another currency, with its rate of the day. */
interface Paid {
  exchange: Exchange;
  foreign: Quantity;
}

/** What money in another currency is worth in the books. */
export function worthIn({ branch }: CommandContext, { exchange, foreign }: Paid): Money {
  return inBase(foreign, exchange.rate, branch.currency);
}

interface Shared {
  allocation: Allocation<DebtRow>;
  debts_amount: bigint;
  /** What was given in another currency, and what was gained or lost by its rate. */
  foreign: ForeignMoney | null;
}

/** Of which debts a payment pays how much, and what of it is left. */
export function shareOut(
  { branch }: CommandContext,
  amount: bigint,
  debts: readonly DebtRow[],
  paid: Paid | null,
): Shared {
  const owed = debts.map((one) => ({ ...one, agreed: exchangeOf(one, branch.currency) }));
  const allocation = paid
    ? allocateForeign(paid.foreign, owed, paid.exchange, branch.currency)
    : allocate(amount, debts);
  const debts_amount = allocation.parts.reduce((sum, part) => sum + part.amount, 0n);
  const settles = debts_amount + allocation.rest;
  const foreign = paid ? worthOf(branch.currency, paid.exchange, paid.foreign, settles).foreign : null;
  return { allocation, debts_amount, foreign };
}

/** A deposit pays no more than is owed, and no more than lies there. */
export function refuseBeyondDeposit(
  { branch, actor }: CommandContext,
  { mode, amount, kind }: TakenPayment,
  { rest }: Allocation<DebtRow>,
  deposits: readonly DepositThere[],
): void {
  if (mode !== 'deposit') return;
  if (rest > 0n && kind === 'supplier' && veilFrom(payment, actor)) throw MoreThanIsOwed();
  if (rest > 0n) throw MoreThanOwed({ owed: formatExact(amount - rest, moneyStyle(branch)) });
  const deposit = depositIn(deposits);
  if (deposit < amount) throw DepositTooSmall({ deposit: formatExact(deposit, moneyStyle(branch)) });
}
