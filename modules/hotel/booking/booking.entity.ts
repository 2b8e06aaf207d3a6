import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { PAPER_FIGURES } from '#core/trade/payable.ts';
import { stayIsInOrder } from './booking.rules.ts';
import { bookingStates } from './booking.states.ts';
import { BOOKING_CONDITIONS } from './booking-conditions.ts';
import { BOOKING_FORM, BOOKING_LIST, BOOKING_PAGE, BOOKING_SHEET } from './booking-page.ts';
import { GUEST_FIELDS, NIGHT_FIELDS, STAY_CURRENCY, UNCERTAIN } from './night-fields.ts';
import { chargesAreInOrder, MAY_CHARGE } from './room-limit.rules.ts';

const system = { owner: 'system' } as const;
const sum = { ...system, required: true, default: 0 } as const;
const AGREED = ['adjust_selling_price_when_selling'] as const;

/** A guest, a room and the nights for which it is theirs; each night with its price from the day it was booked (hotel.md 3). */
export const booking = defineEntity({
  name: 'booking',
  module: 'hotel',
  title: 'number',
  scope: 'branch',
  asks: { create: AGREED, modify: AGREED },
  states: bookingStates,
  payable: true,
  fields: {
    number: f.text({ ...system, required: true, max: 20, search: true }),
    customer: f.ref('customer', { required: true }),
    /** Who pays, where the guest does not: a company. */
    payer: f.ref('customer'),
    /** That of the room where one is named; else a free room of it is given. */
    room_type: f.ref('room-type'),
    room: f.ref('room'),
    /** It has its nights of the type and no room yet: that is given later, on arrival at the latest (decision 170). */
    room_later: f.flag(),
    /** The guest asked for this room: it is not changed to make room for others. */
    room_fixed: f.flag(),
    check_in: f.date({ required: true, day: 'any' }),
    check_out: f.date({ required: true, day: 'any' }),
    /** Between the departures and the arrivals of its day, without a night. */
    day_use: f.flag(),
    adults: f.integer({ default: 1, min: 0, max: 50 }),
    children: f.integer({ default: 0, min: 0, max: 50 }),
    extra_beds: f.integer({ min: 1, max: 20 }),
    guests: f.lines(GUEST_FIELDS),
    /** Of each night, as it was agreed; what the type costs where left out. */
    price: f.money(),
    /** Given for nothing: its nights cost nothing and are not sold (hotel.md 10). */
    complimentary: f.flag(),
    /** Why another price was agreed, or the stay is given; and who agreed on it last. */
    price_reason: f.text({ max: 300 }),
    price_agreed_by: f.ref('user', system),
    nights: f.lines(NIGHT_FIELDS, system),
    ...STAY_CURRENCY,
    stay_amount: f.money(sum),
    /** The price of the stay in its own currency; none where that is the one of the branch. */
    foreign_amount: f.quantity(system),
    /** Asked for, or agreed; never more of it is held back than the guest has paid ahead. */
    deposit: f.money(),
    deposit_due: f.date({ day: 'any' }),
    /** What lies ready of it while the guest is expected or in the house. */
    paid_ahead: f.money({ from: 'paidAheadOfBooking' }),
    net_amount: f.money(sum),
    tax: f.money(sum),
    levy: f.money(system),
    total_amount: f.money(sum),
    paid_amount: f.money(sum),
    /** What of it was returned, credited or written off (A40). */
    taken_off_amount: f.money({ from: 'takenOffBooking' }),
    remain_amount: f.money(sum),
    /** What the till may charge to the room without asking: all, up to `charge_limit`, or nothing. */
    may_charge: f.choice(MAY_CHARGE, { default: 'yes' }),
    charge_limit: f.money(),
    /** What the guest has left open at the bar, of invoices and of jobs since he is in the house. */
    extras: f.money({ from: 'extrasOfBooking' }),
    extras_open: f.money({ from: 'extrasOpenOfBooking' }),
    /** Rooms that one person booked together name the first of them, each the same one. */
    group: f.ref('booking', system),
    group_name: f.text({ max: 80, search: true }),
    /** All rooms of the group stand on one bill, which is paid as the last guest leaves. */
    one_bill: f.flag(system),
    ...UNCERTAIN,
    source: f.choice(['walk_in', 'phone', 'agent', 'web'], { default: 'walk_in' }),
    arrival_time: f.time(),
    vehicle: f.text({ max: 20 }),
    status: f.choice(['pending', 'checked_in', 'checked_out'], { from: 'statusOfBooking' }),
    stage: f.state(bookingStates),
    checked_in_at: f.datetime(system),
    checked_out_at: f.datetime(system),
    /** The departure that was booked, of a guest who left on another day. */
    planned_check_out: f.date({ ...system, day: 'any' }),
    /** Charged for leaving early. */
    charge: f.money(system),
    charge_tax: f.money(system),
    /** Who took over what was left at check-out, and how much that was. */
    billed_to: f.ref('customer', system),
    billed_amount: f.money(system),
    closed_on: f.date(system),
    identities_erased_at: f.datetime(system),
    reason: f.text({ ...system, max: 300 }),
    remarks: f.text({ max: 1000 }),
  },
  rules: [stayIsInOrder, chargesAreInOrder],
  conditions: BOOKING_CONDITIONS,
  filters: ['customer', 'payer', 'room_type', 'room', 'stage', 'check_in', 'check_out', 'source', 'group'],
  files: true,
  list: BOOKING_LIST,
  totals: { of: ['stay_amount', ...PAPER_FIGURES] },
  form: BOOKING_FORM,
  page: BOOKING_PAGE,
  excel: { columns: BOOKING_SHEET },
  calls: ['list', 'search', 'find', 'create', 'update', 'delete', 'export', 'import'],
  names: { table: 'room_bookings', plural: 'room_bookings', noun: 'room_booking' },
});
