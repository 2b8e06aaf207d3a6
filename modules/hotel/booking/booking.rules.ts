import { addDays } from '#core/business-day.ts';
import { divideRounded } from '#core/decimal.ts';
import { InvalidFields } from '#core/errors.ts';
import type { PostingLine } from '#core/trade/posting.ts';
import { withVat } from '#core/trade/vat.ts';
import { CHART } from '#modules/finance/ledger/chart.ts';
import { type CHARGES, fitsNight, type Rate } from '../room-type/room-type.rules.ts';
import { BOOKING_TEXTS } from './booking.words.ts';

/** As many nights as one booking has at most. */
const MOST_NIGHTS = 366;

/** A guest leaves after the day of arrival; who has the room by day only, on that day. */
export function stayIsInOrder({ check_in, check_out, day_use }: Readonly<Record<string, unknown>>): void {
  if (!check_in || !check_out) return;
  const first = String(check_in);
  const last = String(check_out);
  if (day_use) {
    if (last === first) return;
    throw new InvalidFields({ check_out: { key: 'same_day', words: BOOKING_TEXTS.sameDay } });
  }
  if (last <= first)
    throw new InvalidFields({ check_out: { key: 'leaves_before', words: BOOKING_TEXTS.leavesBefore } });
  if (last > addDays(first, MOST_NIGHTS))
    throw new InvalidFields({ check_out: { key: 'stay_too_long', words: BOOKING_TEXTS.stayTooLong } });
}

/** The nights from the day of arrival up to and without that of departure: dates, whatever a zone does with its clock. */
export function nightsOf(check_in: string, check_out: string): string[] {
  const nights: string[] = [];
  for (let night = check_in; night < check_out; night = addDays(night, 1)) nights.push(night);
  return nights;
}

/**
 * The time for which a stay has its room: coded, not clock time, so that departure and arrival of a day touch; by day it is the
 * time between the two (hotel.md 5).
 */
export function timeOfStay(check_in: string, check_out: string): { from: Date; to: Date } {
  if (check_in === check_out) return { from: morningOf(check_in), to: afternoonOf(check_out) };
  return { from: afternoonOf(check_in), to: morningOf(check_out) };
}

/** When guests leave, and when others come: between the two a room may be had by day. */
export const morningOf = (day: string) => new Date(`${day}T10:00:00Z`);
export const afternoonOf = (day: string) => new Date(`${day}T14:00:00Z`);

/** What of a type of rooms decides the price of its nights, in minor units and hundredths of a percent. */
export interface Tariff {
  price: bigint;
  rates: readonly Rate[];
  included_guests: number | null;
  extra_guest_price: bigint | null;
  /** Of each bed that is put in, a night. */
  extra_bed_price?: bigint | null;
  length_discounts: readonly { nights: number; percent: number }[];
}

/** Who stays how long. */
export interface Wanted {
  guests: number;
  /** Beds that are put in beside those of the room. */
  beds?: number | null | undefined;
  /** All nights of the stay; the discount for its length is by them. */
  nights: number;
}

const WHOLE = 10_000n;

/**
 * The price of a night: that of the season or the type, what its day of the week, each guest beyond those in the price and each bed that is put in add
 * on top, less the discount for the length of the stay, rounded for the night (hotel.md 3).
 */
export function priceOfNight(tariff: Tariff, night: string, { guests, beds, nights }: Wanted): bigint {
  const { price, rates, included_guests, extra_guest_price, extra_bed_price, length_discounts } = tariff;
  const fitting = rates.filter((rate) => fitsNight(rate, night));
  const base = fitting.find((rate) => rate.price !== null)?.price ?? price;
  const onTop = fitting.reduce((total, { plus }) => total + (plus ?? 0n), 0n);
  const more = included_guests === null ? 0 : Math.max(0, guests - included_guests);
  const put = BigInt(more) * (extra_guest_price ?? 0n) + BigInt(beds ?? 0) * (extra_bed_price ?? 0n);
  const full = base + onTop + put;
  const percent = length_discounts
    .filter((discount) => discount.nights <= nights)
    .reduce((most, discount) => Math.max(most, discount.percent), 0);
  return full - divideRounded(full * BigInt(percent), WHOLE);
}

/** What is held back of a deposit, in minor units: never more than was paid ahead; what goes back is the rest. */
export function heldBack(
  charge: (typeof CHARGES)[number],
  percent: number | null,
  { deposit, first_night }: { deposit: bigint; first_night: bigint },
): bigint {
  if (charge === 'none') return 0n;
  if (charge === 'all') return deposit;
  if (charge === 'percent') return divideRounded(deposit * BigInt(percent ?? 0), WHOLE);
  return first_night < deposit ? first_night : deposit;
}

/** What was held back of a deposit is other income with the VAT in it, and no debt (hotel.md 6). */
export function heldBackLines(payer_id: string, net: bigint, tax: bigint): PostingLine[] {
  return [
    { account: CHART.customerDeposits, debit: net + tax, party: { kind: 'customer', id: payer_id } },
    { account: CHART.otherIncome, credit: net },
    { account: CHART.vatOutput, credit: tax },
  ];
}

/** What the guest, or who pays for him, owes for a night or for leaving early, with its VAT and its levies (hotel.md 6). */
export function stayLines(
  payer_id: string,
  income: string,
  { total_amount, tax, levy }: { total_amount: bigint | null; tax: bigint | null; levy?: bigint | null },
): PostingLine[] {
  const [gross, vat, owed] = [total_amount ?? 0n, tax ?? 0n, levy ?? 0n];
  return [
    { account: CHART.customers, debit: gross, party: { kind: 'customer', id: payer_id } },
    { account: income, credit: gross - vat - owed },
    { account: CHART.vatOutput, credit: vat },
    { account: CHART.leviesAndPayroll, credit: owed },
  ];
}

/** What is left of a stay is owed by somebody else. */
export function takenOverLines(from_id: string, to_id: string, amount: bigint): PostingLine[] {
  return [
    { account: CHART.customers, debit: amount, party: { kind: 'customer', id: to_id } },
    { account: CHART.customers, credit: amount, party: { kind: 'customer', id: from_id } },
  ];
}

/** An amount that has its VAT in it, taken apart. */
export function apart(amount: bigint, rate: number) {
  return withVat(amount, BigInt(rate), 'inclusive');
}
