import { InvalidFields } from '#core/errors.ts';
import { money } from '#core/money.ts';
import type { SaidIn } from '#core/said-of-transition.ts';
import { exchangeOf, inBase, isWholeIn } from '#core/trade/exchange.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { correctDebt } from '#modules/finance/public.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { TransitionWork } from '#server-kit/operation/document-work.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import type { booking } from '../booking.entity.ts';
import { BOOKING_TEXTS } from '../booking.words.ts';
import { type HeldBooking, holdBooking } from './end-booking.ts';
import { amountsOf, type ForeignPrice, inItsCurrency, type Night, sumsOf } from './plan-stay.ts';
import { charge, nightsOfRow } from './post-nights.ts';
import { bookingSource } from './take-rooms.ts';

/**
 * A night that was posted at a wrong price stands at the right one, on its own day and under its own line, so that no audit posts it
 * again; at nothing where it was no night at all. Where the books of that day are locked, what stands there stays, and is taken back
 * today. Never below what was paid of the stay (hotel.md 7).
 */
export const correctNight: TransitionWork<HeldBooking, SaidIn<typeof booking, 'correct_night'>> = {
  hold: holdBooking,
  async run(context, { row }, { night, ...said }) {
    const { tx, branch, clock, actor } = context;
    requireToo(context, 'adjust_selling_price_when_selling');
    const had = nightsOfRow(row).find((one) => one.night === night && one.posted_on);
    if (!had) throw new InvalidFields({ night: { key: 'not_posted', words: BOOKING_TEXTS.notPosted } });
    const [type] = await tx.lockAll(roomType, [String(row.room_type_id)]);
    const { price, foreign } = rightPrice(context, row, said);
    const { tax, levies } = { tax: type?.tax ?? 'standard', levies: price > 0n ? (type?.levies ?? []) : [] };
    const amounts = amountsOf({ branch }, { tax, levies }, { night, price, of: row });
    const now = { ...had, ...inItsCurrency({ branch }, amounts, foreign) };
    if (await isLocked(context, night))
      Object.assign(now, firstOf(had), { corrected_on: today(clock, branch) });
    const nights = nightsOfRow(row).map((one) => (one === had ? now : one));
    const more = now.total_amount - had.total_amount;
    // A stay that owed nothing until now has no debt yet.
    if (row.total_amount === 0n) {
      const charged = await charge(context, row, [now], today(clock, branch));
      return { nights, ...sumsOf(nights), ...charged, price_agreed_by_id: actor.user_id };
    }
    if (more !== 0n) await correctDebt(tx, bookingSource(row), more);
    return {
      ...{ nights, ...sumsOf(nights), price_agreed_by_id: actor.user_id },
      net_amount: money(row.net_amount + now.net_amount - had.net_amount),
      tax: money(row.tax + now.tax - had.tax),
      levy: money((row.levy ?? 0n) + (now.levy ?? 0n) - (had.levy ?? 0n)),
      total_amount: money(row.total_amount + more),
      remain_amount: money(row.remain_amount + more),
    };
  },
};

/** What a night costs in truth, in the currency in which the stay was agreed. */
function rightPrice(
  { branch }: CommandContext,
  row: HeldBooking['row'],
  { price, foreign_price }: Pick<SaidIn<typeof booking, 'correct_night'>, 'price' | 'foreign_price'>,
): { price: bigint; foreign: ForeignPrice | null } {
  const refuse = (field: string, code: keyof typeof BOOKING_TEXTS) =>
    new InvalidFields({ [field]: { key: code, words: BOOKING_TEXTS[code] } });
  const exchange = exchangeOf(row, branch.currency);
  if (!exchange) {
    if (foreign_price !== null) throw refuse('foreign_price', 'pricedInOwn');
    if (price === null) throw refuse('price', 'priceNeeded');
    return { price, foreign: null };
  }
  if (price !== null) throw refuse('price', 'pricedInOther');
  if (foreign_price === null) throw refuse('foreign_price', 'priceNeeded');
  if (!isWholeIn(exchange.currency, foreign_price)) throw refuse('foreign_price', 'noSuchCoin');
  const inBooks = inBase(foreign_price, exchange.rate, branch.currency);
  return { price: inBooks, foreign: { ...exchange, price: foreign_price } };
}

/** Whether the books of a day are closed for those who work every day. */
async function isLocked({ tx, branch }: CommandContext, day: string): Promise<boolean> {
  const [found] = await tx.query<{ is_locked: boolean }>(
    `select coalesce(greatest(lock_date, soft_lock_date) >= $2::date, false) as is_locked
     from ${branchEntity.table} where id = $1`,
    [branch.id, day],
  );
  return found?.is_locked === true;
}

/** What stands in the books on the day of a night: what it was corrected from, or what was first there. */
function firstOf(night: Night): Partial<Night> {
  if (night.corrected_on) return {};
  return {
    first_net_amount: night.net_amount,
    first_tax: night.tax,
    first_levy: night.levy,
    first_total_amount: night.total_amount,
  };
}
