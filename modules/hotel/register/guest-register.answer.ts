import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { IDENTITIES } from '../booking/night-fields.ts';

/** Who came on some days, one line for each guest, as the register of a house has it. */
export const guestRegisterAnswer = one({
  date: f.date(),
  date_to: f.date(),
  guests: many({
    booking_id: f.id('booking'),
    /** Its place among the guests of the booking. */
    place: f.integer(),
    number: f.text(),
    arrived: f.date(),
    leaves: f.date(),
    /** Nothing where the guest has only been in the house by day, before a room was noted. */
    room: maybe(f.text()),
    name: f.text(),
    nationality: maybe(f.text()),
    identity_kind: maybe(f.code(IDENTITIES)),
    /** Gone where it was erased after the stay. */
    identity_number: maybe(f.text()),
    phone: maybe(f.text()),
    child: f.flag(),
    vehicle: maybe(f.text()),
  }),
  /** So many guests more came on these days than are listed. */
  more: f.integer(),
});

export type GuestRegister = WireOf<typeof guestRegisterAnswer>;
export type RegisterLine = GuestRegister['guests'][number];
