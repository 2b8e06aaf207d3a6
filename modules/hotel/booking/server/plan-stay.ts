import type { RowOf } from '#core/define-entity.ts';
import { type Money, money } from '#core/money.ts';
import { vatOn, vatRateOf, vatRatesOf, withVat } from '#core/vat.ts';
import { usualPriceMode } from '#modules/point-of-sale/public.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { roomType } from '../../room-type/room-type.entity.ts';
import type { Rate } from '../../room-type/room-type.rules.ts';
import { nightsOf, priceOfNight, type Tariff } from '../booking.rules.ts';

/** A night of a booking with its room and its price. */
export interface Night {
  line_no: number;
  night: string;
  room_id: string;
  price: Money;
  net_amount: Money;
  tax: Money;
  total_amount: Money;
  posted_on: string | null;
}

/** What decides the nights of a booking. */
export interface Wish {
  check_in: string;
  check_out: string;
  room_id: string;
  /** The first night in that room; earlier ones were slept where they were. */
  in_room_from: string;
  /** Of each night, as it was agreed. */
  price: bigint | null;
  guests: number;
}

type Type = RowOf<typeof roomType>;

/** What of a type decides what its nights cost, and their VAT. */
export interface PricedType extends Pick<Type, 'price' | 'tax' | 'included_guests' | 'extra_guest_price'> {
  rates: readonly Rate[] | null;
  length_discounts: Tariff['length_discounts'] | null;
}

/**
 * The nights of a booking: those that it has already keep what they cost from the day they were booked, new ones cost what their
 * type does today, each rounded by itself (hotel.md 2 and 6).
 */
export function planNights(
  { branch }: Pick<ActorContext, 'branch'>,
  type: PricedType,
  wish: Wish,
  had: readonly Night[],
): Night[] {
  const before = new Map(had.map((night) => [night.night, night]));
  const nights = nightsOf(wish.check_in, wish.check_out);
  return nights.map((night, place) => {
    const known = before.get(night);
    if (known)
      return {
        ...known,
        line_no: place + 1,
        room_id: night < wish.in_room_from ? known.room_id : wish.room_id,
      };
    const guests = { guests: wish.guests, nights: nights.length };
    const price = wish.price ?? priceOfNight(tariffOf(type), night, guests);
    return {
      ...{ line_no: place + 1, night, room_id: wish.room_id, posted_on: null },
      ...amountsOf({ branch }, type, night, price),
    };
  });
}

/** What a night at a price comes to, with its VAT, rounded by itself. */
export function amountsOf(
  { branch }: Pick<ActorContext, 'branch'>,
  { tax }: Pick<PricedType, 'tax'>,
  night: string,
  price: bigint,
): Pick<Night, 'price' | 'net_amount' | 'tax' | 'total_amount'> {
  const rate = vatRateOf(tax ?? 'standard', vatOn(vatRatesOf(branch.settings), night));
  const { net, vat, gross } = withVat(price, BigInt(rate), usualPriceMode(branch.settings));
  return { price: money(price), net_amount: net, tax: vat, total_amount: gross };
}

export function sumOf(nights: readonly Pick<Night, 'total_amount'>[]): Money {
  return money(nights.reduce((total, { total_amount }) => total + total_amount, 0n));
}

function tariffOf(type: PricedType): Tariff {
  return {
    price: type.price,
    rates: type.rates ?? [],
    included_guests: type.included_guests,
    extra_guest_price: type.extra_guest_price,
    length_discounts: type.length_discounts ?? [],
  };
}
