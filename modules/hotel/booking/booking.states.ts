import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';

/** Of a booking that is over only these change. */
const NOTES = ['remarks'] as const;

/** What price the nights in another room have: that of the booking, or what that room costs. */
export const PRICES_OF_MOVE = ['same', 'of_room'] as const;

/**
 * A booking has its room for its nights from the moment it is made, and gives them back as it is given up or nobody comes: what
 * the house then holds back of the deposit it posts (hotel.md 4). `status` of the specification has three words; the table has
 * the reasons for which a booking ended without a stay beside them.
 */
export const bookingStates = defineStates({
  field: 'stage',
  first: 'pending',
  states: {
    pending: {
      open: 'all',
      books: 'nothing',
      deleted: { first: 'void' },
      tone: 'warning',
      waits: true,
      to: {
        move_room: 'pending',
        extend: 'pending',
        cancel: 'cancelled',
        no_show: 'no_show',
        void: 'void',
      },
    },
    cancelled: { open: NOTES, books: 'posted', deleted: 'no', tone: 'neutral', to: {} },
    no_show: { open: NOTES, books: 'posted', deleted: 'no', tone: 'danger', to: {} },
    void: { open: NOTES, books: 'nothing', deleted: 'yes', tone: 'neutral', counts: false, to: {} },
  },
  transitions: {
    move_room: {
      right: 'modify_room_booking',
      fields: {
        room: f.ref('room', { required: true }),
        at_price: f.choice(PRICES_OF_MOVE, { default: 'same' }),
      },
      reason: 'optional',
    },
    extend: {
      right: 'modify_room_booking',
      fields: { check_out: f.date({ required: true, day: 'any' }) },
    },
    cancel: { right: 'modify_room_booking', reason: 'required' },
    no_show: { right: 'modify_room_booking' },
    void: { right: 'delete_room_booking', reason: 'required' },
  },
});
