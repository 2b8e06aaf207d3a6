import { InvalidFields } from '#core/errors.ts';
import { BOOKING_TEXTS } from './booking.words.ts';

/** What may be charged to a room by whoever sells: everything, up to a limit, nothing. */
export const MAY_CHARGE = ['yes', 'up_to', 'no'] as const;

/** What of a stay says how much may be charged to its room. */
export interface RoomLimit {
  may_charge: string | null;
  charge_limit: bigint | null;
}

/** A limit has its amount, and an amount is a limit. */
export function chargesAreInOrder({ may_charge, charge_limit }: Readonly<Record<string, unknown>>): void {
  const isLimited = may_charge === 'up_to';
  if (isLimited && !charge_limit)
    throw new InvalidFields({ charge_limit: { key: 'how_much', words: BOOKING_TEXTS.howMuch } });
  if (!isLimited && charge_limit != null)
    throw new InvalidFields({ charge_limit: { key: 'no_limit', words: BOOKING_TEXTS.noLimit } });
}

/** How much more may be charged to the room where so much of it is open already; null is any amount. */
export function leftToCharge({ may_charge, charge_limit }: RoomLimit, open: bigint): bigint | null {
  if (may_charge === 'no') return 0n;
  if (may_charge !== 'up_to') return null;
  const left = (charge_limit ?? 0n) - open;
  return left > 0n ? left : 0n;
}
