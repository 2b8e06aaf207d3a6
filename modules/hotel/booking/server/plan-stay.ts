import { currencyCodes } from '#core/currencies.ts';
import type { RowOf } from '#core/define-entity.ts';
import { type Money, money } from '#core/money.ts';
import { type Quantity, quantity } from '#core/quantity.ts';
import { type Exchange, inBase, inForeign } from '#core/trade/exchange.ts';
import { vatOn, vatRateOf, vatRatesOf, withVat } from '#core/trade/vat.ts';
import { usualPriceMode } from '#modules/point-of-sale/public.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { NoPriceInCurrency } from '../../errors.ts';
import { type Declared, type Levy, levyOfNight } from '../../room-type/levy.rules.ts';
import type { roomType } from '../../room-type/room-type.entity.ts';
import type { Rate } from '../../room-type/room-type.rules.ts';
import { nightsOf, priceOfNight, type Tariff } from '../booking.rules.ts';

/** A night of a booking with its room and its price. */
export interface Night {
  line_no: number;
  night: string;
  /** None while the booking waits for its room. */
  room_id: string | null;
  price: Money;
  /** What its type asked for it as its price was agreed. */
  usual_price?: Money | null;
  /** Where it was agreed in another currency: its price in that, and what it comes to. */
  foreign_price?: Quantity | null;
  foreign_amount?: Quantity | null;
  net_amount: Money;
  tax: Money;
  /** None where it was booked before there were levies. */
  levy: Money | null;
  total_amount: Money;
  posted_on: string | null;
  first_net_amount?: Money | null;
  first_tax?: Money | null;
  first_levy?: Money | null;
  first_total_amount?: Money | null;
  corrected_on?: string | null;
}

/** What a night costs in another currency, and what that is worth. */
export interface ForeignPrice extends Exchange {
  price: Quantity;
}

/** What decides the nights of a booking. */
export interface Wish {
  check_in: string;
  check_out: string;
  room_id: string | null;
  /** The first night in that room; earlier ones were slept where they were. */
  in_room_from: string;
  /** Nights that have a room keep it: only the others are given one. */
  keeps_rooms?: boolean;
  /** From which night on prices are those of today, whatever they were; none where left out. */
  priced_from?: string | undefined;
  /** Of each night, as it was agreed. */
  price: bigint | null;
  /** The same in another currency. */
  foreign?: ForeignPrice | null;
  adults: number;
  children: number;
  extra_beds?: number | null | undefined;
}

type Type = RowOf<typeof roomType>;

/** What of a type decides what its nights cost, and their VAT. */
export interface PricedType
  extends Pick<
    Type,
    | 'name'
    | 'price'
    | 'tax'
    | 'included_guests'
    | 'extra_guest_price'
    | 'extra_bed_price'
    | 'day_use_price'
    | 'currency'
    | 'foreign_price'
    | 'rate'
  > {
  rates: readonly Rate[] | null;
  levies: readonly Levy[] | null;
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
    const stays =
      known && (night < wish.in_room_from || (wish.keeps_rooms === true && known.room_id !== null));
    const room_id = stays ? known.room_id : wish.room_id;
    const isKnown = known && (wish.priced_from === undefined || night < wish.priced_from);
    if (isKnown) return { ...known, line_no: place + 1, room_id };
    const guests = { guests: wish.adults + wish.children, beds: wish.extra_beds, nights: nights.length };
    const usual = priceOfNight(tariffOf(type), night, guests);
    const price = wish.price ?? usual;
    return {
      ...{ line_no: place + 1, night, room_id, posted_on: null },
      usual_price: usualIn({ branch }, type, usual, wish.foreign),
      ...inItsCurrency({ branch }, amountsOf({ branch }, type, { night, price, of: wish }), wish.foreign),
    };
  });
}

/** What a type asks for a night; of a stay in its other currency what it asks in that, and nothing where it asks nothing in it. */
function usualIn(
  { branch }: Pick<ActorContext, 'branch'>,
  type: PricedType,
  usual: bigint,
  exchange: Exchange | null | undefined,
): Money | null {
  if (!exchange) return money(usual);
  if (type.currency !== exchange.currency || !type.foreign_price) return null;
  return money(inBase(type.foreign_price, exchange.rate, branch.currency));
}

/** What a night comes to, or a room by day, which owes no levy. */
export type Amounts = Pick<Night, 'price' | 'net_amount' | 'tax' | 'levy' | 'total_amount'>;

/** The same with what it is in the currency in which it was agreed. */
export function inItsCurrency<A extends Pick<Night, 'total_amount'>>(
  { branch }: Pick<ActorContext, 'branch'>,
  amounts: A,
  foreign: ForeignPrice | null | undefined,
): A & Pick<Night, 'foreign_price' | 'foreign_amount'> {
  if (!foreign) return { ...amounts, foreign_price: null, foreign_amount: null };
  const foreign_amount = inForeign(amounts.total_amount, foreign, branch.currency);
  return { ...amounts, foreign_price: foreign.price, foreign_amount };
}

/** What a night at a price comes to, with its VAT and its levies, rounded by itself. */
export function amountsOf(
  { branch }: Pick<ActorContext, 'branch'>,
  { tax, levies }: Pick<PricedType, 'tax' | 'levies'>,
  { night, price, of }: { night: string; price: bigint; of: Declared },
): Amounts {
  const rate = vatRateOf(tax ?? 'standard', vatOn(vatRatesOf(branch.settings), night));
  const { net, vat, gross } = withVat(price, BigInt(rate), usualPriceMode(branch.settings));
  const levy = levyOfNight(levies ?? [], net, of);
  return {
    ...{ price: money(price), net_amount: net, tax: vat },
    ...{ levy: money(levy), total_amount: money(gross + levy) },
  };
}

/** What a room costs by day: as it was agreed, else what its type says. */
export function amountsByDay(
  context: Pick<ActorContext, 'branch'>,
  type: PricedType,
  { day, price }: { day: string; price: bigint | null },
): Amounts {
  const of = { adults: 0, children: 0 };
  const asked = { night: day, price: price ?? type.day_use_price ?? 0n, of };
  return amountsOf(context, { tax: type.tax, levies: [] }, asked);
}

/** The nights of a booking and what they come to, or what it costs by day. */
export function planStay(
  context: Pick<ActorContext, 'branch'>,
  type: PricedType,
  wish: Wish,
  had: readonly Night[],
): { nights: Night[] } & SumOfStay {
  if (wish.check_in < wish.check_out) {
    const nights = planNights(context, type, wish, had);
    return { nights, ...sumsOf(nights) };
  }
  const { total_amount } = amountsByDay(context, type, { day: wish.check_in, price: wish.price });
  const { foreign } = wish;
  const foreign_amount = foreign ? inForeign(total_amount, foreign, context.branch.currency) : null;
  return { nights: [], stay_amount: total_amount, foreign_amount };
}

/** What was agreed for each night; nothing where it is given for nothing, whatever was agreed before. */
export function agreedPrice({ branch }: Pick<ActorContext, 'branch'>, row: Agreed, type: PricedType) {
  if (row.complimentary === true) return { price: 0n, foreign: null };
  const foreign = foreignPrice({ branch }, row, type);
  if (foreign) return { price: inBase(foreign.price, foreign.rate, branch.currency), foreign };
  return { price: typeof row.price === 'bigint' ? row.price : null, foreign: null };
}

/** What of a booking says in which currency it is, and at what price. */
export interface Agreed {
  price?: unknown;
  complimentary?: unknown;
  currency?: unknown;
  foreign_price?: unknown;
  rate?: unknown;
  day_use?: unknown;
}

/** What a night of a stay in another currency costs: as it was agreed, else what its type costs in that currency. */
function foreignPrice({ branch }: Pick<ActorContext, 'branch'>, row: Agreed, type: PricedType) {
  const currency = currencyCodes.find((one) => one === row.currency);
  if (!currency || currency === branch.currency) return null;
  const { price, rate } = foreignTerms(row, type);
  if (!price) throw NoPriceInCurrency({ type: type.name, currency });
  if (!rate) throw NoPriceInCurrency({ type: type.name, currency });
  return { currency, price, rate } satisfies ForeignPrice;
}

/** The price and the rate that a booking says, else those of its type where that is priced in the same currency. */
export function foreignTerms(row: Agreed, type: PricedType) {
  const isOfType = type.currency === row.currency;
  return {
    price: asQuantity(row.foreign_price) ?? (isOfType && row.day_use !== true ? type.foreign_price : null),
    rate: asQuantity(row.rate) ?? (isOfType ? type.rate : null),
  };
}

const asQuantity = (said: unknown) => (typeof said === 'bigint' ? quantity(said) : null);

/** What the nights of a stay come to, in the books and in the currency in which they were agreed. */
export interface SumOfStay {
  stay_amount: Money;
  foreign_amount: Quantity | null;
}

export function sumsOf(nights: readonly Night[]): SumOfStay {
  const foreign = nights.flatMap(({ foreign_amount }) => foreign_amount ?? []);
  const foreign_amount = foreign.length > 0 ? quantity(foreign.reduce((sum, one) => sum + one, 0n)) : null;
  return { stay_amount: sumOf(nights), foreign_amount };
}

/** Nights that are not posted yet, at the rate that holds from now on. */
export function atRate(
  context: Pick<ActorContext, 'branch'>,
  type: PricedType,
  { nights, exchange, of }: { nights: readonly Night[]; exchange: Exchange; of: Declared },
): Night[] {
  const { currency } = context.branch;
  return nights.map((night) => {
    if (night.posted_on || !night.foreign_price) return night;
    const price = inBase(night.foreign_price, exchange.rate, currency);
    const amounts = amountsOf(context, type, { night: night.night, price, of });
    const foreign = { ...exchange, price: night.foreign_price };
    const usual_price = usualIn(context, type, night.usual_price ?? 0n, exchange);
    return { ...night, usual_price, ...inItsCurrency(context, amounts, foreign) };
  });
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
    extra_bed_price: type.extra_bed_price,
    length_discounts: type.length_discounts ?? [],
  };
}
