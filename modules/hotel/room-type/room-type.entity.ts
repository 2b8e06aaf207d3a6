import { currencyCodes } from '#core/currencies.ts';
import { defineEntity } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { depositIsOne } from './deposit.rules.ts';
import { LEVY_FIELDS, leviesAreInOrder } from './levy.rules.ts';
import { CHARGES, foreignIsWhole, ratesAreInOrder, WEEKDAYS } from './room-type.rules.ts';

/** A kind of room that a branch lets, at one price a night (hotel.md 3). */
export const roomType = defineEntity({
  name: 'room-type',
  module: 'hotel',
  title: 'name',
  scope: 'branch',
  emptied: true,
  fields: {
    name: f.text({ required: true, max: 80, search: true, unique: 'branch' }),
    /** A night, as the branch quotes its prices. */
    price: f.money({ required: true }),
    /** A night in another currency, for guests who pay in that, and what one of it is worth today. */
    currency: f.code(currencyCodes),
    foreign_price: f.quantity(),
    rate: f.quantity(),
    /** How many people may sleep in it. */
    capacity: f.integer({ min: 1, max: 50 }),
    beds: f.text({ max: 120 }),
    amenities: f.texts(),
    tax: f.choice(['standard', 'zero', 'exempt', 'special'], { default: 'standard' }),
    image: f.image(),
    /** What a night costs between two days or on a day of the week, instead of the price, or beside it. */
    rates: f.lines({
      name: f.text({ required: true, max: 80 }),
      since: f.date({ day: 'any' }),
      until: f.date({ day: 'any' }),
      weekday: f.choice(WEEKDAYS),
      /** A season of each year from its first on, by the days of its months. */
      every_year: f.flag(),
      /** Who books fewer nights is told so, and may be given them all the same: a gap is better filled. */
      min_nights: f.integer({ min: 1, max: 366 }),
      price: f.money(),
      plus: f.money(),
    }),
    /** Guests in the price; each one more pays `extra_guest_price` a night. */
    included_guests: f.integer({ min: 1, max: 50 }),
    extra_guest_price: f.money(),
    /** Each bed that is put in beside those of the room, a night. */
    extra_bed_price: f.money(),
    length_discounts: f.lines({
      nights: f.integer({ required: true, min: 1, max: 366 }),
      percent: f.percent({ required: true }),
    }),
    /** So many bookings without a room are taken beyond the rooms there are; none where left out. */
    overbooking: f.integer({ min: 0, max: 50 }),
    /** Asked for as a stay is booked: of its price, of its first nights, or an amount; one of the three. */
    deposit_percent: f.percent(),
    deposit_nights: f.integer({ min: 1, max: 366 }),
    deposit_amount: f.money(),
    /** Due so many days before arrival. */
    deposit_due_days: f.integer({ min: 0, max: 366 }),
    /** So many days before arrival a booking is given up for nothing. */
    cancel_free_days: f.integer({ min: 0, max: 366 }),
    /** Nothing where left out. */
    cancel_charge: f.choice(CHARGES),
    cancel_percent: f.percent(),
    /** The first night where left out. */
    no_show_charge: f.choice(CHARGES),
    no_show_percent: f.percent(),
    /** What a guest pays for leaving early; nothing where left out. */
    early_departure: f.choice(['none', 'one_night']),
    /** Owed to an authority beside the price and outside VAT, by the night or by guest and night. */
    levies: f.lines(LEVY_FIELDS),
    /** What a room costs by day, without a night. */
    day_use_price: f.money(),
    remarks: f.text({ max: 1000 }),
  },
  rules: [ratesAreInOrder, leviesAreInOrder, foreignIsWhole, depositIsOne],
  filters: ['tax'],
  files: true,
  list: { columns: ['name', 'price', 'capacity', 'beds', 'tax'], sort: 'name' },
  form: [
    {
      key: 'main',
      rows: [['name', 'price', 'tax'], ['capacity', 'beds'], ['amenities'], ['image'], ['remarks']],
    },
    {
      key: 'rates',
      rows: [
        ['rates'],
        ['included_guests', 'extra_guest_price', 'extra_bed_price'],
        ['length_discounts'],
        ['day_use_price'],
        ['currency', 'foreign_price', 'rate'],
        ['levies'],
      ],
    },
    {
      key: 'deposit',
      rows: [
        ['deposit_percent', 'deposit_nights', 'deposit_amount'],
        ['deposit_due_days', 'cancel_free_days', 'overbooking'],
        ['cancel_charge', 'cancel_percent'],
        ['no_show_charge', 'no_show_percent', 'early_departure'],
      ],
    },
  ],
  excel: { matchBy: 'name', columns: ['name', 'price', 'capacity', 'beds', 'tax', 'remarks'] },
});
