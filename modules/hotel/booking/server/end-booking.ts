import { addDays } from '#core/business-day.ts';
import type { RowOf } from '#core/define-entity.ts';
import { money } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { statesBefore, statesInSql } from '#core/state-sets.ts';
import { vatOn, vatRateOf, vatRatesOf } from '#core/trade/vat.ts';
import { endOccupation, release } from '#modules/branch/public.ts';
import {
  type DepositClaim,
  depositReady,
  giveBack,
  holdParties,
  spendDeposit,
} from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext, CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { NotExpectedYet } from '../../errors.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { apart, heldBack, timeOfStay } from '../booking.rules.ts';
import { bookingStates } from '../booking.states.ts';
import { bookingSource } from './take-rooms.ts';
import { tellOfPlaces } from './tell-of-places.ts';

/** A booking with its parties locked before it. */
export type HeldBooking = { row: RowOf<typeof booking> & Row };

/** Who pays, and whose deposit it is. */
export const payerOf = ({ payer_id, customer_id }: Pick<HeldBooking['row'], 'payer_id' | 'customer_id'>) => ({
  kind: 'customer' as const,
  id: payer_id ?? customer_id,
});

/** The account out of which what is left of a deposit goes back, under the field that names it (hotel.md 6). */
export const backTo = (account_id: string | null | undefined) => ({ account_id, field: 'give_back_id' });

/** Locks guest, payer and who else is to owe, then the booking with those that stand on one bill with it. */
export async function holdBooking(
  { tx, branch }: CommandContext,
  id: string,
  others: readonly string[] = [],
  together: readonly string[] = [],
): Promise<HeldBooking> {
  const all = [...new Set([...together, id])];
  const named = await tx.query<{ parties: string[] }>(
    `select array_remove(array[customer_id, payer_id, billed_to_id], null) as parties
     from ${booking.table} where id = any($1) and branch_id = $2`,
    [all, branch.id],
  );
  const parties = [...named.flatMap((one) => one.parties), ...others];
  await holdParties(
    tx,
    parties.map((customer_id) => ({ customer_id })),
  );
  const row = (await tx.lockAll(booking, all.toSorted())).find((one) => one.id === id);
  return { row: row ?? (await tx.lock(booking, id)) };
}

/** A booking that is given up: its nights are free at once, and what its type says is held back of the deposit. */
export const cancelBooking: TransitionWork<HeldBooking, SaidIn<typeof booking, 'cancel'>> = {
  hold: holdBooking,
  async run(context, { row }, { reason, give_back_id }) {
    const { tx, clock, branch } = context;
    release(tx, bookingSource(row));
    const [type] = await tx.lockAll(roomType, [String(row.room_type_id)]);
    const free = type?.cancel_free_days ?? null;
    const isFree = free !== null && today(clock, branch) <= addDays(row.check_in, -free);
    const charge = isFree ? 'none' : (type?.cancel_charge ?? 'none');
    const held = { charge, percent: type?.cancel_percent ?? null };
    const ended = await holdBack(context, row, held, give_back_id);
    await tellOfPlaces(context, row);
    return { ...ended, reason };
  },
};

/** The guest keeps the room whatever comes, or does not come. */
export const makeFirm: TransitionWork<HeldBooking> = {
  hold: holdBooking,
  run: async () => ({ option_until: null }),
};

/** An option that has ended without a deposit: its nights are free at once, and nothing is held back. */
export const lapseOption: TransitionWork<HeldBooking> = {
  hold: holdBooking,
  async run(context, { row }) {
    release(context.tx, bookingSource(row));
    const ended = await holdBack(context, row, { charge: 'none', percent: null }, null);
    await tellOfPlaces(context, row);
    return ended;
  },
};

/** Nobody came: the first night stays used, the others are free. */
export const noShow: TransitionWork<HeldBooking, SaidIn<typeof booking, 'no_show'>> = {
  hold: holdBooking,
  async refuse({ clock, branch }, { row }) {
    if (today(clock, branch) <= row.check_in) throw NotExpectedYet({ day: row.check_in });
  },
  async run(context, { row }, { give_back_id }) {
    const { to } = timeOfStay(row.check_in, addDays(row.check_in, 1));
    endOccupation(context.tx, bookingSource(row), to);
    const [type] = await context.tx.lockAll(roomType, [String(row.room_type_id)]);
    const held = { charge: type?.no_show_charge ?? 'first_night', percent: type?.no_show_percent ?? null };
    const ended = await holdBack(context, row, held, give_back_id);
    await tellOfPlaces(context, row);
    return ended;
  },
};

/**
 * What the house holds back of the deposit of a booking that ends without a stay, as other income with its VAT; the rest goes
 * back where an account is named, and is never rounded by itself.
 */
async function holdBack(
  context: CommandContext,
  row: HeldBooking['row'],
  { charge, percent }: { charge: Parameters<typeof heldBack>[0]; percent: number | null },
  give_back_id: string | null | undefined,
): Promise<Row> {
  const { branch, clock } = context;
  const date = today(clock, branch);
  const deposit = await depositFor(context, row);
  const [first] = row.nights ?? [];
  const first_night = first ? (first.net_amount ?? 0n) + (first.tax ?? 0n) : row.stay_amount;
  const amount = heldBack(charge, percent, { deposit, first_night });
  if (amount > 0n)
    await spendDeposit(context, { party: payerOf(row), source: bookingSource(row), amount, date });
  await giveBack(context, payerOf(row), backTo(give_back_id), deposit - amount);
  const rate = vatRateOf('standard', vatOn(vatRatesOf(branch.settings), date));
  const { net, vat } = apart(amount, rate);
  return {
    ...{ closed_on: date, net_amount: net, tax: vat },
    ...{ total_amount: money(amount), paid_amount: money(amount), remain_amount: money(0n) },
  };
}

/** Bookings that may still come or whose guest is in the house: what they ask for ahead. */
export const BOOKING_CLAIMS: DepositClaim = {
  sql: `select id, coalesce(payer_id, customer_id) as payer_id, branch_id, deposit as asked from ${booking.table}
    where deleted_at is null and stage in (${statesInSql(statesBefore(bookingStates, 'extend'))})`,
};

/**
 * What lies ready for a booking of what its payer has paid ahead in this branch: never more than was asked for it, and nothing
 * of what his other open documents ask for.
 */
export function depositFor(
  context: Pick<ActorContext, 'tx' | 'branch' | 'services'>,
  row: Pick<HeldBooking['row'], 'id' | 'payer_id' | 'customer_id' | 'deposit'>,
): Promise<bigint> {
  return depositReady(context, { id: row.id, payer_id: payerOf(row).id, most: row.deposit ?? null });
}
