import { f } from '#core/fields.ts';

const system = { owner: 'system' } as const;

/** A night of a booking: where, for how much, and since when it stands in the books. */
export const NIGHT_FIELDS = {
  night: f.date({ ...system, required: true, day: 'any' }),
  room: f.ref('room', { ...system, required: true }),
  price: f.money(system),
  net_amount: f.money(system),
  tax: f.money(system),
  /** Levies beside the price, owed to an authority. */
  levy: f.money(system),
  total_amount: f.money(system),
  /** The business day on which the night was posted; it stands in the books under its own day. */
  posted_on: f.date({ ...system, day: 'any' }),
} as const;

/** Who else sleeps there. */
export const GUEST_FIELDS = {
  name: f.text({ required: true, max: 120 }),
  nationality: f.text({ max: 60 }),
  phone: f.phone(),
} as const;
