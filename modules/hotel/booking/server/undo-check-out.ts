import { money } from '#core/money.ts';
import { handOverDebt, lowerDebt } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { ChargeIsPaid, LeftOnOtherDay, RestIsPaid } from '../../errors.ts';
import { changeNights } from './change-nights.ts';
import { refuseStillIn } from './check-in.ts';
import { type HeldBooking, holdBooking, payerOf } from './end-booking.ts';
import { nightsOfRow } from './post-nights.ts';
import { bookingSource } from './take-rooms.ts';

/**
 * Who left by mistake is in the house again, on the same day and while the room is free: the nights that were given back are
 * taken again, and what leaving early cost is no debt any more. Nights that were slept stay posted, and payments stay, for the
 * money was taken; they are voided by themselves (hotel.md 4).
 */
export const undoCheckOut: TransitionWork<HeldBooking> = {
  hold: holdBooking,
  async refuse(context, { row }) {
    const { clock, branch } = context;
    if (row.closed_on !== today(clock, branch)) throw LeftOnOtherDay({ day: row.closed_on ?? '' });
    await refuseStillIn(context, row);
  },
  async run(context, { row }) {
    const [charge, tax] = [row.charge ?? 0n, row.charge_tax ?? 0n];
    if (charge > 0n) {
      const { lowered } = await lowerDebt(context.tx, bookingSource(row), charge);
      if (lowered < charge) throw ChargeIsPaid();
    }
    await takeBackDebt(context, row);
    const check_out = row.planned_check_out ?? row.check_out;
    const plan = { had: nightsOfRow(row), in_room_from: row.check_out };
    return {
      ...(await changeNights(context, row, { check_out }, plan)),
      ...{ charge: money(0n), charge_tax: money(0n) },
      net_amount: money(row.net_amount - (charge - tax)),
      tax: money(row.tax - tax),
      total_amount: money(row.total_amount - charge),
      remain_amount: money(row.remain_amount - charge),
      ...{ checked_out_at: null, closed_on: null, planned_check_out: null },
      ...{ billed_to_id: null, billed_amount: null },
    };
  },
};

/** What somebody else took over is owed by the guest again, unless it was paid. */
async function takeBackDebt({ tx }: CommandContext, row: HeldBooking['row']): Promise<void> {
  if (!row.billed_to_id) return;
  const back = { to: payerOf(row), due_date: row.planned_check_out };
  const amount = await handOverDebt(tx, bookingSource(row), back);
  if (amount !== row.billed_amount) throw RestIsPaid();
}
