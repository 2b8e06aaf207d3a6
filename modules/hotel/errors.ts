import { refusal } from '#core/errors.ts';

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
    en: 'No room of the type {type} is free from {since} to {until}.',
    sw: 'Hakuna chumba cha aina {type} kinachopatikana {since} hadi {until}.',
  },
  ['type', 'since', 'until'],
);

export const NotExpectedYet = refusal<{ day: string }>(
  'not_expected_yet',
  409,
  {
    en: 'The guest is expected on {day}. Only afterwards is it known that nobody came.',
    sw: 'Mgeni anatarajiwa {day}. Baada ya siku hiyo ndipo itajulikana kwamba hakufika.',
  },
  ['day'],
);
