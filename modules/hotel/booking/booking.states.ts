import { currencyCodes } from '#core/currencies.ts';
import { defineStates } from '#core/define-states.ts';
import { f } from '#core/fields.ts';

/** Of a booking that is over only these change: who slept there is put right, and erased, after the stay as well. */
const NOTES = ['remarks', 'guests'] as const;

/** Of a guest who has left; his departure changes only as that is undone. */
const LEFT = [...NOTES, 'check_out'] as const;

/** Of a guest in the house; room and departure change by their transitions only. */
const IN_HOUSE = [
  ...[
    'guests',
    'vehicle',
    'adults',
    'children',
    'remarks',
    'check_out',
    'room',
    'room_fixed',
    'room_type',
    'price',
    'price_reason',
    'may_charge',
    'charge_limit',
  ],
] as const;

/** What price the nights in another room have: that of the booking, or what that room costs. */
export const PRICES_OF_MOVE = ['same', 'of_room'] as const;

/** Out of which account what is left of a deposit goes back; it stays with its payer where left out. */
const GIVE_BACK = { give_back: f.ref('account', { pays: [] }) };

/** What is said as a guest leaves: into which account the rest is paid, and whether what is left stays open. */
const CHECK_OUT = {
  account: f.ref('account'),
  /** All that is left where left out. */
  amount: f.money(),
  /** In which that is said and paid, and what one of it is worth today. */
  currency: f.code(currencyCodes),
  day_rate: f.quantity(),
  on_credit: f.flag(),
  /** Who owes what is left of the stay in the place of the guest. */
  bill_to: f.ref('customer'),
  /** On which day he left, where that was before today. */
  left_on: f.date(),
  ...GIVE_BACK,
};

/**
 * A booking has its room for its nights from the moment it is made, and gives them back as it is given up or nobody comes: what
 * the house then holds back of the deposit it posts (hotel.md 4). Of a guest in the house each night is posted once. `status` of the specification has three words; the table has
 * the reasons for which a booking ended without a stay beside them.
 */
export const bookingStates = defineStates({
  field: 'stage',
  first: 'pending',
  also: ['wait_listed'],
  states: {
    /** On the waiting list: it has no nights, and counts nowhere. */
    wait_listed: {
      open: 'all',
      books: 'nothing',
      isAhead: true,
      deleted: { first: 'void' },
      tone: 'neutral',
      waits: true,
      counts: false,
      to: { take_place: 'pending', tell_guest: 'wait_listed', give_up: 'cancelled', void: 'void' },
    },
    pending: {
      open: 'all',
      books: 'nothing',
      isAhead: true,
      deleted: { first: 'void' },
      tone: 'warning',
      waits: true,
      to: {
        check_in: 'checked_in',
        move_room: 'pending',
        extend: 'pending',
        make_firm: 'pending',
        lapse: 'cancelled',
        cancel: 'cancelled',
        no_show: 'no_show',
        void: 'void',
      },
    },
    checked_in: {
      open: IN_HOUSE,
      books: 'posted',
      deleted: 'no',
      tone: 'info',
      waits: true,
      to: {
        move_room: 'checked_in',
        extend: 'checked_in',
        correct_night: 'checked_in',
        check_out: 'checked_out',
      },
    },
    checked_out: {
      open: LEFT,
      books: 'posted',
      deleted: 'no',
      tone: 'success',
      to: { undo_check_out: 'checked_in', erase_identities: 'checked_out' },
    },
    cancelled: {
      ...{ open: NOTES, books: 'posted', deleted: 'no', tone: 'neutral' },
      to: { erase_identities: 'cancelled' },
    },
    no_show: {
      ...{ open: NOTES, books: 'posted', deleted: 'no', tone: 'danger' },
      to: { erase_identities: 'no_show' },
    },
    void: { open: NOTES, books: 'nothing', deleted: 'yes', tone: 'neutral', counts: false, to: {} },
  },
  transitions: {
    take_place: { right: 'modify_room_booking' },
    tell_guest: { right: 'modify_room_booking' },
    give_up: { takesBack: true, right: 'modify_room_booking', reason: 'optional' },
    check_in: {
      right: 'modify_room_booking',
      fields: {
        although_dirty: f.flag(),
        although_unpaid: f.flag(),
        although_unknown: f.flag(),
        rate: f.quantity(),
      },
      fieldsNeed: { rate: 'foreign_amount' },
      sometimes: ['adjust_selling_price_when_selling'],
    },
    move_room: {
      right: 'modify_room_booking',
      fields: {
        room: f.ref('room', { required: true }),
        at_price: f.choice(PRICES_OF_MOVE, { default: 'same' }),
        /** The first night in the other room, of a stay that is split; all that can be changed where left out. */
        from: f.date({ day: 'any' }),
      },
      reason: 'optional',
    },
    make_firm: { right: 'modify_room_booking', needs: 'option_until' },
    /** Its option has ended without a deposit. */
    lapse: { needs: 'option_until' },
    extend: {
      right: 'modify_room_booking',
      fields: { check_out: f.date({ required: true, day: 'any' }) },
    },
    correct_night: {
      ...{ right: 'modify_room_booking', reason: 'required' },
      fields: {
        night: f.date({ required: true, day: 'any' }),
        price: f.money(),
        foreign_price: f.quantity(),
      },
      fieldsNeed: { foreign_price: 'foreign_amount' },
      sometimes: ['adjust_selling_price_when_selling'],
    },
    check_out: {
      right: 'modify_room_booking',
      fields: CHECK_OUT,
      fieldsNeed: { currency: 'foreign_amount', day_rate: 'foreign_amount' },
      sometimes: ['create_payment', 'sale_on_credit', 'modify_customer'],
    },
    undo_check_out: { takesBack: true, right: 'modify_room_booking' },
    cancel: {
      ...{ right: 'modify_room_booking', reason: 'required' },
      fields: GIVE_BACK,
      sometimes: ['create_payment'],
    },
    no_show: { right: 'modify_room_booking', fields: GIVE_BACK, sometimes: ['create_payment'] },
    erase_identities: { takesBack: true, right: 'modify_room_booking' },
    void: { right: 'delete_room_booking', reason: 'required' },
  },
});
