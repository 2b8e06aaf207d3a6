import { formatExact, type Money, money, moneyStyle } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { grantCredit } from '#modules/customer/public.ts';
import {
  accountForMoney,
  giveBack,
  handOverDebt,
  type PaidDocument,
  type Party,
  paidBy,
  payDocuments,
} from '#modules/finance/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { StillOwes } from '../../errors.ts';
import type { OpenStay, RestOfGroup } from '../../group/server/group-bill.ts';
import type { booking } from '../booking.entity.ts';
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
  const { bill, deposit, given } = shareOut(row, { ...said, bill_to_id }, open);
  const ofStay = bill.reduce((sum, { source, open }) => sum + (source.id === row.id ? open : 0n), 0n);
  const ofRest = bill.reduce((sum, { open }) => sum + open, 0n) - ofStay;
  const left = bill_to_id ? ofRest : ofRest + ofStay;
  if (left > 0n) await leaveOpen(context, payer, said, left);
  const into = given > 0n ? await accountForMoney(context, said.account_id) : null;
  if (deposit + given > 0n) requireToo(context, 'create_payment');
  const paying = bill.flatMap(({ party, source, used, taken }): PaidDocument[] => {
    const payments = [
      ...(used > 0n ? [paidBy({ mode: 'deposit' as const, account_id: null }, used)] : []),
      ...(into && taken > 0n ? [paidBy(into, taken)] : []),
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
  open: bigint;
}

/** Of which document the deposit and the money pay how much. Money without an amount pays all, or all that nobody takes over. */
function shareOut(
  row: Charged,
  said: CheckOut,
  { charges, others, ahead }: { charges: readonly OpenCharge[]; others: readonly OpenStay[]; ahead: bigint },
) {
  const payer = payerOf(row);
  const guest = { kind: 'customer' as const, id: row.customer_id };
  const documents = [
    ...charges.map(({ id, remain_amount }) => ({
      ...{ party: guest, source: { kind: sale.name, id }, left: remain_amount },
    })),
    ...others.map((other) => ({ party: payer, source: bookingSource(other), left: other.remain_amount })),
    { party: payer, source: bookingSource(row), left: row.remain_amount },
  ];
  let fromDeposit = ahead;
  const bill: Billed[] = [];
  for (const { party, source, left } of documents) {
    const used = party.id === payer.id ? lesser(fromDeposit, left) : 0n;
    fromDeposit -= used;
    bill.push({ party, source, used, taken: 0n, open: left - used });
  }
  const open = bill.reduce((sum, one) => sum + one.open, 0n);
  const ofStay = bill.at(-1)?.open ?? 0n;
  const asked = said.amount ?? (said.bill_to_id ? open - ofStay : open);
  const given = said.account_id ? lesser(asked, open) : 0n;
  let fromMoney = given;
  for (const one of bill) {
    one.taken = lesser(fromMoney, one.open);
    one.open -= one.taken;
    fromMoney -= one.taken;
  }
  return { bill, given, deposit: ahead - fromDeposit };
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
