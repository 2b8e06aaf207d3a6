// cspell:ignore NIDA
import { refusal } from '#core/errors.ts';
import { BOOKING_TEXTS } from './booking/booking.words.ts';

type Taken = {
  room: string;
  since: string;
  until: string;
  guest: string;
};

/** Somebody else has the room for some of the nights; others of its type are free. */
export const RoomTaken = refusal<Taken & { free: string }>(
  'room_taken',
  409,
  {
    en: 'Room {room} is taken from {since} to {until} by {guest}. Free for these nights: {free}.',
    sw: 'Chumba {room} kimechukuliwa {since} hadi {until} na {guest}. Vinavyopatikana kwa siku hizi: {free}.',
  },
  ['room', 'since', 'until', 'guest', 'free'],
);

export const RoomTakenAndNoOther = refusal<Taken>(
  'room_taken_and_no_other',
  409,
  {
    en: 'Room {room} is taken from {since} to {until} by {guest}, and no other room of its type is free.',
    sw: 'Chumba {room} kimechukuliwa {since} hadi {until} na {guest}, na hakuna kingine cha aina yake.',
  },
  ['room', 'since', 'until', 'guest'],
);

/** A stay in another currency that would cost what its room type does, which has no price in that. */
export const NoPriceInCurrency = refusal<{ type: string; currency: string }>(
  'no_price_in_currency',
  409,
  {
    en: 'Room type {type} has no price in {currency}. Enter the price of this booking first.',
    sw: 'Aina ya chumba {type} haina bei kwa {currency}. Andika kwanza bei ya uhifadhi huu.',
  },
  ['type', 'currency'],
);

/** What was tapped on a phone is no longer how the room is. */
export const RoomCaredFor = refusal<{ room: string }>(
  'room_cared_for',
  409,
  {
    en: 'Room {room} was changed by somebody else meanwhile. Look at it again.',
    sw: 'Chumba {room} kimebadilishwa na mtu mwingine. Kiangalie tena.',
  },
  ['room'],
);

/** Between the guests who leave and those who come one only has the room. */
export const RoomTakenByDay = refusal<{ room: string; day: string; guest: string }>(
  'room_taken_by_day',
  409,
  {
    en: 'Room {room} already has a guest for the day on {day}: {guest}.',
    sw: 'Chumba {room} tayari kina mgeni wa mchana {day}: {guest}.',
  },
  ['room', 'day', 'guest'],
);

export const RoomIsFixed = refusal<{ number: string }>(
  'room_is_fixed',
  409,
  {
    en: 'The guest of booking {number} has asked for this room. Move that booking by itself.',
    sw: 'Mgeni wa uhifadhi {number} ameomba chumba hiki. Hamisha uhifadhi huo wenyewe.',
  },
  ['number'],
);

export const StayIsByDay = refusal('stay_is_by_day', 409, {
  en: 'This room is booked by day and has no nights. Make a booking for the nights.',
  sw: 'Chumba hiki kimehifadhiwa kwa mchana na hakina usiku. Fanya uhifadhi wa usiku.',
});

export const RoomOnHold = refusal<{ room: string; reason: string; since: string; until: string }>(
  'room_on_hold',
  409,
  {
    en: 'Room {room} is out of use from {since} to {until}: {reason}.',
    sw: 'Chumba {room} hakitumiki {since} hadi {until}: {reason}.',
  },
  ['room', 'reason', 'since', 'until'],
);

export const NoRoomFree = refusal<{ type: string; since: string; until: string }>(
  'no_room_free',
  409,
  {
    en: 'No room of the type {type} is free from {since} to {until}. “Quote a stay” shows whether moving others makes room.',
    sw: 'Hakuna chumba cha aina {type} kinachopatikana {since} hadi {until}. “Bei ya kukaa” inaonyesha kama kuhamisha wengine kunatosha.',
  },
  ['type', 'since', 'until'],
);

/** By count: bookings that wait for their room have a right to one as well. */
export const TypeIsFull = refusal<{ type: string; night: string }>(
  'type_is_full',
  409,
  {
    en: 'Every room of the type {type} is taken on the night of {night}, counting bookings that wait for their room.',
    sw: 'Vyumba vyote vya aina {type} vimechukuliwa usiku wa {night}, pamoja na uhifadhi unaosubiri chumba.',
  },
  ['type', 'night'],
);

export const RoomNotGiven = refusal<{ type: string; free: string }>(
  'room_not_given',
  409,
  {
    en: 'Choose a room first. Rooms of the type {type} free for the whole stay: {free}.',
    sw: 'Chagua chumba kwanza. Vyumba vya aina {type} vinavyopatikana siku zote: {free}.',
  },
  ['type', 'free'],
);

export const RoomNotGivenAndNoneFree = refusal<{ type: string }>(
  'room_not_given_and_none_free',
  409,
  {
    en: 'Choose a room first. No room of the type {type} is free for the whole stay: let others move, or split the stay.',
    sw: 'Chagua chumba kwanza. Hakuna chumba cha aina {type} kinachopatikana siku zote: hamisha wengine, au gawa ukaaji.',
  },
  ['type'],
);

export const IdentityMissing = refusal<{ guest: string }>(
  'identity_missing',
  409,
  {
    en: 'Nothing says who {guest} is. Add the number of a passport, NIDA or licence, or say that the guest comes in all the same.',
    sw: 'Hakuna kinachoonyesha {guest} ni nani. Andika namba ya pasipoti, NIDA au leseni, au sema kwamba mgeni anaingia hivyo hivyo.',
  },
  ['guest'],
);

export const RoomIsNeeded = refusal<{ room: string; night: string; guest: string }>(
  'room_is_needed',
  409,
  BOOKING_TEXTS.roomIsNeeded,
  ['room', 'night', 'guest'],
);

export const GuestHasNoPhone = refusal<{ guest: string }>(
  'guest_has_no_phone',
  409,
  { en: '{guest} has no phone number.', sw: '{guest} hana namba ya simu.' },
  ['guest'],
);

export const NoIdentities = refusal('no_identities', 409, {
  en: 'No number of a guest’s paper stands here.',
  sw: 'Hakuna namba ya kitambulisho cha mgeni hapa.',
});

export const NotExpectedYet = refusal<{ day: string }>(
  'not_expected_yet',
  409,
  {
    en: 'The guest arrives on {day}. You can mark a no-show from the next day.',
    sw: 'Mgeni anatarajiwa {day}. Baada ya siku hiyo ndipo itajulikana kwamba hakufika.',
  },
  ['day'],
);

export const BookingStartsLater = refusal<{ day: string }>(
  'booking_starts_later',
  409,
  { en: 'This booking starts on {day}.', sw: 'Uhifadhi huu unaanza {day}.' },
  ['day'],
);

export const NotCheckedOut = refusal<{ guest: string; room: string }>(
  'not_checked_out',
  409,
  {
    en: '{guest} has not checked out of room {room}.',
    sw: '{guest} bado hajatoka chumba {room}.',
  },
  ['guest', 'room'],
);

export const RoomNotClean = refusal<{ room: string }>(
  'room_not_clean',
  409,
  {
    en: 'Room {room} has not been cleaned. Have it cleaned, or say that the guest takes it as it is.',
    sw: 'Chumba {room} hakijasafishwa. Kisafishwe, au sema kwamba mgeni anakichukua kilivyo.',
  },
  ['room'],
);

export const DepositNotPaid = refusal<{ missing: string }>(
  'deposit_not_paid',
  409,
  {
    en: '{missing} of the deposit have not been paid. Take the payment first, or say that the guest comes in all the same.',
    sw: '{missing} za amana hazijalipwa. Pokea malipo kwanza, au sema kwamba mgeni anaingia hivyo hivyo.',
  },
  ['missing'],
);

export const StillOwes = refusal<{ guest: string; left: string }>(
  'still_owes',
  409,
  {
    en: '{guest} still owes {left}. Take the payment, or leave it open on account.',
    sw: '{guest} bado anadaiwa {left}. Pokea malipo, au acha iwe deni lake.',
  },
  ['guest', 'left'],
);

export const StayIsOver = refusal<{ day: string }>(
  'stay_is_over',
  409,
  {
    en: 'This stay ends on {day}. Change the departure first.',
    sw: 'Mgeni huyu anaondoka {day}. Badili siku ya kuondoka kwanza.',
  },
  ['day'],
);

export const NobodyInRoom = refusal<{ room: string }>(
  'nobody_in_room',
  409,
  {
    en: 'Nobody is checked in to room {room}, so nothing can be charged to it.',
    sw: 'Hakuna mgeni kwenye chumba {room}, kwa hiyo hakuna kinachoweza kutozwa.',
  },
  ['room'],
);

/** Whoever sells learns what the room may still be charged, and nothing of its guest. */
export const RoomLimitReached = refusal<{ room: string; limit: string; used: string; left: string }>(
  'room_limit_reached',
  409,
  {
    en: 'Room {room} may charge up to {limit}; {used} are used, so {left} are left. Take the rest in another way.',
    sw: 'Chumba {room} kinaweza kutozwa hadi {limit}; {used} zimetumika, hivyo zimebaki {left}. Pokea zilizozidi kwa njia nyingine.',
  },
  ['room', 'limit', 'used', 'left'],
);

export const RoomTakesNothing = refusal<{ room: string }>(
  'room_takes_nothing',
  409,
  {
    en: 'Nothing may be charged to room {room}. Take the payment now.',
    sw: 'Hakuna kinachoweza kutozwa kwenye chumba {room}. Pokea malipo sasa.',
  },
  ['room'],
);

export const LeftOnOtherDay = refusal<{ day: string }>(
  'left_on_other_day',
  409,
  {
    en: 'The guest left on {day}. A check-out is undone on the same day only; make a new booking.',
    sw: 'Mgeni alitoka {day}. Kutoka kunatenguliwa siku hiyo hiyo tu; fanya uhifadhi mpya.',
  },
  ['day'],
);

export const ChargeIsPaid = refusal('charge_is_paid', 409, {
  en: 'What leaving early costs has been paid. Void that payment first.',
  sw: 'Gharama ya kuondoka mapema imelipwa. Batilisha malipo hayo kwanza.',
});

export const RestIsPaid = refusal('rest_is_paid', 409, {
  en: 'What was left of this stay has been taken over and paid. Void that payment first.',
  sw: 'Kilichobaki cha uhifadhi huu kimechukuliwa na kulipwa. Batilisha malipo hayo kwanza.',
});

export const GuestIsIn = refusal('guest_is_in', 409, {
  en: 'The guest is in the house. Move the room or change the departure with its button.',
  sw: 'Mgeni ameingia. Hamisha chumba au badili kuondoka kwa kitufe chake.',
});

export const NothingOnBill = refusal('nothing_on_bill', 409, {
  en: 'Nothing is on this bill yet.',
  sw: 'Bado hakuna kitu kwenye bili hii.',
});
