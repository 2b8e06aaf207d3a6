import { currencyCodes } from '#core/currencies.ts';
import { f } from '#core/fields.ts';

const system = { owner: 'system' } as const;

/** In which currency a stay is agreed, where that may be another than that of the branch. */
export const STAY_CURRENCY = {
  /** In which the stay is agreed; that of the branch where left out. */
  currency: f.code(currencyCodes),
  /** Of each night in that currency, as it was agreed; what the type costs in it where left out. */
  foreign_price: f.quantity(),
  /** What one of it is worth; as the guest arrives it is fixed for the stay. */
  rate: f.quantity(),
} as const;

/** What a booking says that may come to nothing. */
export const UNCERTAIN = {
  /** Stands on the waiting list where its type is full as it is made (decision 171). */
  wait_if_full: f.flag(),
  informed_at: f.datetime(system),
  /** The room is held until then without obligation; the booking ends by itself where no deposit has come. */
  option_until: f.datetime(),
} as const;

/** A night of a booking: where, for how much, and since when it stands in the books. */
export const NIGHT_FIELDS = {
  night: f.date({ ...system, required: true, day: 'any' }),
  /** None while the booking waits for its room. */
  room: f.ref('room', system),
  price: f.money(system),
  /** What its type asked for it as its price was agreed; none where it was booked before this was kept. */
  usual_price: f.money(system),
  /** Where it was agreed in another currency: its price in that, and what it comes to. */
  foreign_price: f.quantity(system),
  foreign_amount: f.quantity(system),
  net_amount: f.money(system),
  tax: f.money(system),
  /** Levies beside the price, owed to an authority. */
  levy: f.money(system),
  total_amount: f.money(system),
  /** What stands in the books on its own day, where that was locked as the night was corrected, and since when it is corrected. */
  first_net_amount: f.money(system),
  first_tax: f.money(system),
  first_levy: f.money(system),
  first_total_amount: f.money(system),
  corrected_on: f.date({ ...system, day: 'any' }),
  /** The business day on which the night was posted; it stands in the books under its own day. */
  posted_on: f.date({ ...system, day: 'any' }),
} as const;

/** By which paper a guest is known. */
export const IDENTITIES = ['national_id', 'passport', 'driving_licence', 'voter_card', 'other'] as const;

/** Who sleeps there, as the registration card has it. */
export const GUEST_FIELDS = {
  name: f.text({ required: true, max: 120 }),
  identity_kind: f.choice(IDENTITIES),
  /** For those who may see the booking, and on no sheet. */
  identity_number: f.text({ max: 40, read: 'view_room_booking', secret: true }),
  nationality: f.text({ max: 60 }),
  phone: f.phone(),
  child: f.flag(),
} as const;
