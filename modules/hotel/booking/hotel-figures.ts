import { divideRounded } from '#core/decimal.ts';
import { type Money, money } from '#core/money.ts';

/** What is counted of the rooms of a house over some nights; revenue is that of the nights before VAT. */
export interface HotelCounts {
  /** Nights of all rooms. */
  rooms: number;
  /** Of these, nights on which a room was out of use. */
  on_hold: number;
  sold: number;
  /** Given for nothing: occupied, and not sold. */
  complimentary: number;
  revenue: bigint;
}

/** The three figures of a house beside what they are made of; hundredths of a percent. */
export interface HotelFigures extends Omit<HotelCounts, 'revenue'> {
  available: number;
  occupancy: number;
  revenue: Money;
  mean_price: Money;
  per_room: Money;
}

const WHOLE = 10_000n;

/**
 * Occupancy is what was slept in of what could be let; the mean price is of nights that were sold, the revenue per room of all that
 * could be let (hotel.md 10). Nights on which a room is out of use are not for sale. Nothing of nothing is nothing.
 */
export function figuresOf({ rooms, on_hold, sold, complimentary, revenue }: HotelCounts): HotelFigures {
  const available = rooms - on_hold;
  const part = (amount: bigint, of: number) => (of > 0 ? divideRounded(amount, BigInt(of)) : 0n);
  return {
    ...{ rooms, on_hold, available, sold, complimentary },
    occupancy: Number(part(BigInt(sold + complimentary) * WHOLE, available)),
    revenue: money(revenue),
    mean_price: money(part(revenue, sold)),
    per_room: money(part(revenue, available)),
  };
}
