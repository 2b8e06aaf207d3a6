import { addDays } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import { formatExact, money, moneyStyle } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { endOccupation } from '#modules/branch/public.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { grantCredit } from '#modules/customer/public.ts';
import {
  accountForMoney,
  giveBack,
  type PaidDocument,
  paidBy,
  payDocuments,
} from '#modules/finance/public.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { StillOwes } from '../../errors.ts';
import { room } from '../../room/room.entity.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { backTo, depositFor, type HeldBooking, holdBooking, payerOf } from './end-booking.ts';
import { sumOf } from './plan-stay.ts';
import { type Charged, charge, nightsOfRow, nightsThrough } from './post-nights.ts';
import { holdCharges, type OpenCharge } from './room-charges.ts';
import { bookingSource } from './take-rooms.ts';

type Said = SaidIn<typeof booking, 'check_out'>;
type Stay = HeldBooking['row'];

/**
 * The guest leaves: nights slept that no audit has posted are posted, later ones are free, the deposit pays, then the money that
 * is given, and what is left is refused unless somebody who may give credit leaves it open. What the deposit is above the bill
 * goes back where an account is named. The room is dirty (hotel.md 4).
 */
export const checkOut: TransitionWork<HeldBooking, Said> = {
  hold: holdBooking,
  async run(context, { row }, said) {
    const { tx, clock, branch } = context;
    const day = today(clock, branch);
    const gone = dayOfLeaving(row, said, day);
    const charges = await holdCharges(context, row.id);
    const early = await leaveEarly(context, row, gone);
    const slept = { ...row, nights: early.nights, check_out: early.check_out };
    const { due, nights } = nightsThrough(slept, addDays(gone, -1), day);
    const [used] = await tx.lockAll(room, [String(row.room_id)]);
    if (used) await tx.save(room, used, { housekeeping: 'dirty' });
    const amounts = [...due, ...early.charges];
    const charged = await charge(context, slept, amounts, due[0]?.night ?? day);
    const paid = await payRest(context, { ...slept, ...charged }, said, charges);
    return {
      ...{ nights, check_out: early.check_out, stay_amount: sumOf(nights), checked_out_at: clock.now() },
      ...{ planned_check_out: row.check_out, closed_on: day },
      ...{
        charge: sumOf(early.charges),
        charge_tax: money(early.charges.reduce((sum, one) => sum + one.tax, 0n)),
      },
      ...charged,
      ...paid,
    };
  },
};

/**
 * On which day the guest left. Nobody leaves without the nights he slept beyond the departure that was booked: he stays on
 * first, at the price of these nights, unless he was gone by then and only the check-out is late.
 */
function dayOfLeaving({ check_in, check_out }: Stay, { left_on }: Said, day: string): string {
  const gone = left_on ?? day;
  if (gone > check_out)
    throw new InvalidFields({
      left_on: { key: 'stays_longer', words: BOOKING_TEXTS.staysLonger, params: { day: check_out } },
    });
  if (gone < check_in)
    throw new InvalidFields({
      left_on: { key: 'left_before', words: BOOKING_TEXTS.leftBefore, params: { day: check_in } },
    });
  return gone;
}

/** Who leaves before the day that was booked: the nights that are left are free, and one is charged where the type says so. */
async function leaveEarly({ tx }: CommandContext, row: Stay, day: string) {
  const all = nightsOfRow(row);
  const nights = all.filter(({ night, posted_on }) => night < day || posted_on);
  const last = nights.at(-1)?.night;
  const check_out = nights.length === all.length ? row.check_out : last ? addDays(last, 1) : row.check_in;
  const [left] = all.slice(nights.length);
  endOccupation(tx, bookingSource(row), new Date(`${check_out}T10:00:00Z`));
  const [type] = left ? await tx.lockAll(roomType, [String(row.room_type_id)]) : [];
  const charges = left && type?.early_departure === 'one_night' ? [left] : [];
  return { nights, check_out, charges };
}

/**
 * The deposit first, then money: it pays what was charged to the room and then the stay. What is left then is owed by whoever is
 * billed, if he is given credit.
 */
async function payRest(
  context: CommandContext,
  row: Charged,
  said: Said,
  charges: readonly OpenCharge[],
): Promise<{ paid_amount: Charged['paid_amount']; remain_amount: Charged['remain_amount'] }> {
  const payer = payerOf(row);
  const guest = { kind: 'customer' as const, id: row.customer_id };
  const bill = [
    ...charges.map(({ id, remain_amount }) => ({
      ...{ party: guest, source: { kind: sale.name, id }, left: remain_amount },
    })),
    { party: payer, source: bookingSource(row), left: row.remain_amount },
  ];
  const total = bill.reduce((sum, { left }) => sum + left, 0n);
  const ahead = await depositFor(context, { ...row, deposit: null });
  const ofPayer = bill.filter(({ party }) => party.id === payer.id).reduce((sum, { left }) => sum + left, 0n);
  const deposit = lesser(ahead, ofPayer);
  const given = said.account_id ? lesser(said.amount ?? total - deposit, total - deposit) : 0n;
  if (total > deposit + given) await leaveOpen(context, payer, said, total - deposit - given);
  const into = given > 0n ? await accountForMoney(context, said.account_id) : null;
  if (deposit + given > 0n) requireToo(context, 'create_payment');
  let [fromDeposit, fromMoney, paid] = [deposit, given, 0n];
  const paying: PaidDocument[] = [];
  for (const { party, source, left } of bill) {
    const used = party.id === payer.id ? lesser(fromDeposit, left) : 0n;
    const taken = lesser(fromMoney, left - used);
    [fromDeposit, fromMoney] = [fromDeposit - used, fromMoney - taken];
    const payments = [
      ...(used > 0n ? [paidBy({ mode: 'deposit' as const, account_id: null }, used)] : []),
      ...(into && taken > 0n ? [paidBy(into, taken)] : []),
    ];
    if (payments.length > 0) paying.push({ party, source, payments });
    if (source.kind === booking.name) paid = used + taken;
  }
  await payDocuments(context, paying);
  await giveBack(context, payer, backTo(said.give_back_id), ahead - deposit);
  return {
    paid_amount: money(row.paid_amount + paid),
    remain_amount: money(row.remain_amount - paid),
  };
}

/** Who is billed owes the rest, within his credit, where somebody who may give it says so. */
async function leaveOpen(
  context: CommandContext,
  payer: { id: string },
  said: Said,
  owed: bigint,
): Promise<void> {
  const { tx, branch, clock } = context;
  const [guest] = await tx.query<{ name: string }>(`select name from ${customer.table} where id = $1`, [
    payer.id,
  ]);
  if (!said.on_credit)
    throw StillOwes({ guest: guest?.name ?? '', left: formatExact(money(owed), moneyStyle(branch)) });
  requireToo(context, 'sale_on_credit');
  await grantCredit(context, { customer_id: payer.id, amount: 0n, date: today(clock, branch) });
}

const lesser = (one: bigint, other: bigint) => (one < other ? one : other);
