import { many, maybe, underRight, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';

/** Whoever may see the bookings may see at the till whose room it is. */
export const SEES_GUESTS = 'list_room_bookings';

/** The rooms that a sale may be charged to. */
export const roomsToChargeAnswer = many({
  id: f.id('room'),
  number: f.text(),
  may_charge: f.code(['yes', 'up_to', 'no']),
  /** How much more may be charged to it; null is any amount. */
  left: maybe(f.money()),
  guest: underRight(SEES_GUESTS, f.text()),
});

/** A room with somebody in it. */
export type RoomOfGuest = WireOf<typeof roomsToChargeAnswer>[number];
