import { InvalidFields } from '#core/errors.ts';
import { formatExact, type Money, money, moneyStyle } from '#core/money.ts';
import { quantity } from '#core/quantity.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { type Exchange, exchangeOf, owedInForeign, payInForeign } from '#core/trade/exchange.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { grantCredit } from '#modules/customer/public.ts';
import {
  accountForMoney,
  giveBack,
  handOverDebt,
  type PaidDocument,
  type Party,
  type PayingMoney,
  paidBy,
  payDocuments,
  readExchange,
  readForeign,
  worthOf,
} from '#modules/finance/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { StillOwes } from '../../errors.ts';
import type { OpenStay, RestOfGroup } from '../../group/server/group-bill.ts';
import type { booking } from '../booking.entity.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { backTo, depositFor, payerOf } from './end-booking.ts';
import type { Charged } from './post-nights.ts';
import type { OpenCharge } from './room-charges.ts';
import { bookingSource } from './take-rooms.ts';

/** What is said as a guest leaves. */
export type CheckOut = SaidIn<typeof booking, 'check_out'>;

/** What of a booking tells how its bill was settled. */
export interface Settled {
  paid_amount: Money;
  remain_amount: Money;
  billed_to_id: string | null;
  billed_amount: Money | null;
}

/**
 * The deposit first, then money: it pays what was charged to the room and then the stay. What is left of the stay then is taken
 * over by whoever is named; anything else stays open with its payer. Both need somebody who gives credit.
 */
export async function payRest(
  context: CommandContext,
  row: Charged,
  said: CheckOut,
  { charges, group }: Beside,
): Promise<Settled> {
  if (group && !group.isLast) return payChargesOnly(context, row, said, charges);
  return settle(context, row, said, {
    ...{ charges, others: group?.left ?? [] },
    ahead: await depositFor(context, { ...row, deposit: null }),
  });
}

/** What is paid beside a stay: what was charged to its room, and the group that stands on one bill with it. */
export interface Beside {
  charges: readonly OpenCharge[];
  group: RestOfGroup | null;
}

/** Others of the group are still there: the nights stay on its bill, and only what was charged to the room is paid. */
async function payChargesOnly(
  context: CommandContext,
  row: Charged,
  said: CheckOut,
  charges: readonly OpenCharge[],
): Promise<Settled> {
  const of = { ...row, remain_amount: money(0n) };
  const paid = await settle(context, of, { ...said, bill_to_id: null }, { charges, others: [], ahead: 0n });
  return { ...paid, paid_amount: row.paid_amount, remain_amount: row.remain_amount };
}

async function settle(
  context: CommandContext,
  row: Charged,
  said: CheckOut,
  open: { charges: readonly OpenCharge[]; others: readonly OpenStay[]; ahead: bigint },
): Promise<Settled> {
  const payer = payerOf(row);
  const bill_to_id = said.bill_to_id === payer.id ? null : said.bill_to_id;
  const { ahead } = open;
  const exchange = givenIn(context, row, said);
  const { bill, deposit, given } = shareOut(context, row, { ...said, bill_to_id }, { ...open, exchange });
  const ofStay = bill.reduce((sum, { source, open }) => sum + (source.id === row.id ? open : 0n), 0n);
  const ofRest = bill.reduce((sum, { open }) => sum + open, 0n) - ofStay;
  const left = bill_to_id ? ofRest : ofRest + ofStay;
  if (left > 0n) await leaveOpen(context, payer, said, left);
  const into = given > 0n ? await accountForMoney(context, said.account_id) : null;
  if (deposit + given > 0n) requireToo(context, 'create_payment');
  const paying = bill.flatMap(({ party, source, used, taken, foreign }): PaidDocument[] => {
    const payments = [
      ...(used > 0n ? [paidBy({ mode: 'deposit' as const, account_id: null }, used)] : []),
      ...(into && taken > 0n ? [paidWith(context, into, { taken, foreign, exchange })] : []),
    ];
    return payments.length > 0 ? [{ party, source, payments }] : [];
  });
  await payDocuments(context, paying);
  await giveBack(context, payer, backTo(said.give_back_id), ahead - deposit);
  const paid = row.remain_amount - ofStay;
  return {
    paid_amount: money(row.paid_amount + paid),
    remain_amount: money(ofStay),
    ...(await takeOver(context, row, bill_to_id, ofStay)),
  };
}

/** A document of the bill: what the deposit pays of it, what money does, and what is open then. */
interface Billed {
  party: Party;
  source: PaidDocument['source'];
  used: bigint;
  taken: bigint;
  /** What of it is given in the currency of the stay. */
  foreign: bigint;
  open: bigint;
  agreed: Exchange | null;
}

/** Of which document the deposit and the money pay how much. Money without an amount pays all, or all that nobody takes over. */
function shareOut(
  { branch }: CommandContext,
  row: Charged,
  said: CheckOut,
  {
    charges,
    others,
    ahead,
    exchange,
  }: {
    charges: readonly OpenCharge[];
    others: readonly OpenStay[];
    ahead: bigint;
    exchange: Exchange | null;
  },
) {
  const payer = payerOf(row);
  const guest = { kind: 'customer' as const, id: row.customer_id };
  const documents = [
    ...charges.map(({ id, remain_amount }) => ({
      ...{ party: guest, source: { kind: sale.name, id }, left: remain_amount, agreed: null },
    })),
    ...[...others, row].map((stay) => ({
      ...{ party: payer, source: bookingSource(stay), left: stay.remain_amount },
      agreed: exchangeOf(stay, branch.currency),
    })),
  ];
  let fromDeposit = ahead;
  const bill: Billed[] = [];
  for (const { party, source, left, agreed } of documents) {
    const used = party.id === payer.id ? lesser(fromDeposit, left) : 0n;
    fromDeposit -= used;
    bill.push({ party, source, used, taken: 0n, foreign: 0n, open: left - used, agreed });
  }
  const asked = said.bill_to_id && said.amount === null ? bill.slice(0, -1) : bill;
  const pay = exchange ? payAbroad({ branch }, exchange) : payAtHome;
  const given = said.account_id ? pay(bill, asked, said.amount) : 0n;
  return { bill, given, deposit: ahead - fromDeposit };
}

type Pay = (bill: readonly Billed[], asked: readonly Billed[], amount: bigint | null) => bigint;

/** Money of the branch pays one document after the other; answers how much of it was taken. */
const payAtHome: Pay = (bill, asked, amount) => {
  const most = amount ?? asked.reduce((sum, one) => sum + one.open, 0n);
  let left = most;
  for (const one of bill) {
    one.taken = lesser(left, one.open);
    one.open -= one.taken;
    left -= one.taken;
  }
  return most - left;
};

/** Money of another currency pays a stay at the rate of its check-in, and anything else at that of the day. */
const payAbroad =
  ({ branch }: Pick<CommandContext, 'branch'>, exchange: Exchange): Pay =>
  (bill, asked, amount) => {
    const takes = ({ open, agreed }: Billed) =>
      owedInForeign({ remain: open, agreed }, exchange, branch.currency);
    const all = asked.reduce((sum, one) => sum + takes(one), 0n);
    let left = amount === null ? all : readForeign(branch.currency, exchange, amount);
    for (const one of bill) {
      const owed = { remain: one.open, agreed: one.agreed };
      const paid = payInForeign(left, owed, exchange, branch.currency);
      Object.assign(one, { taken: paid.settles, foreign: paid.foreign, open: one.open - paid.settles });
      left -= paid.foreign;
    }
    return bill.reduce((sum, one) => sum + one.taken, 0n);
  };

/** In which other currency a guest pays: that of his stay. */
function givenIn({ branch }: CommandContext, row: Charged, said: CheckOut): Exchange | null {
  const { account_id, currency, day_rate } = said;
  // Nothing is paid: nobody needs to know what that currency is worth.
  if (!account_id && !day_rate) return null;
  const keys = { currency: 'currency', rate: 'day_rate' };
  const exchange = readExchange(branch.currency, { currency, rate: day_rate }, keys);
  if (exchange && exchange.currency !== row.currency)
    throw new InvalidFields({ currency: { key: 'other_money', words: BOOKING_TEXTS.otherMoney } });
  return exchange;
}

/** Money that pays so much of a document; in another currency it is worth what it is today. */
function paidWith(
  { branch }: CommandContext,
  into: Awaited<ReturnType<typeof accountForMoney>>,
  { taken, foreign, exchange }: Pick<Billed, 'taken' | 'foreign'> & { exchange: Exchange | null },
): PayingMoney {
  if (!exchange) return paidBy(into, taken);
  const worth = worthOf(branch.currency, exchange, quantity(foreign), taken);
  return { ...paidBy(into, worth.amount), settles: { amount: taken, foreign: worth.foreign } };
}

/** Who is billed owes the rest, within his credit, where somebody who may give it says so. */
async function leaveOpen(context: CommandContext, payer: Party, said: CheckOut, owed: bigint): Promise<void> {
  const { tx, branch } = context;
  const [guest] = await tx.query<{ name: string }>(`select name from ${customer.table} where id = $1`, [
    payer.id,
  ]);
  if (!said.on_credit)
    throw StillOwes({ guest: guest?.name ?? '', left: formatExact(money(owed), moneyStyle(branch)) });
  await lend(context, payer.id, 0n);
}

/** What is left of a stay changes its debtor and nothing else (hotel.md 6). */
async function takeOver(
  context: CommandContext,
  row: Charged,
  bill_to_id: string | null | undefined,
  amount: bigint,
): Promise<Pick<Settled, 'billed_to_id' | 'billed_amount'>> {
  if (!bill_to_id || amount === 0n) return { billed_to_id: null, billed_amount: null };
  const { due_date } = await lend(context, bill_to_id, amount);
  const to = { kind: 'customer' as const, id: bill_to_id };
  const billed_amount = await handOverDebt(context.tx, bookingSource(row), { to, due_date });
  return { billed_to_id: bill_to_id, billed_amount };
}

function lend(context: CommandContext, customer_id: string, amount: bigint) {
  const { clock, branch } = context;
  requireToo(context, 'sale_on_credit');
  return grantCredit(context, { customer_id, amount, date: today(clock, branch) });
}

const lesser = (one: bigint, other: bigint) => (one < other ? one : other);
