import { currencyCodes } from '#core/currencies.ts';
import { many, maybe, one, underRight, type WireOf } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { OF_ARRIVALS, OF_DEPARTURES } from './open-choices.rules.ts';

const OF_TONIGHT = {
  booking_id: f.id('booking'),
  number: f.text(),
  guest: f.text(),
  room: f.text(),
  /** The night that is posted, the day of arrival or of departure. */
  day: f.date(),
};

/** What the audit of a night will post, room by room, and who is not where the bookings say. */
export const nightAuditAnswer = one({
  business_day: f.date(),
  /** Of a stay in another currency what the night comes to in that as well. */
  nights: many({
    ...OF_TONIGHT,
    total_amount: f.money(),
    foreign: maybe(f.text()),
    /** The audit lets the guest stay on for it. */
    is_added: f.flag(),
  }),
  total: f.money(),
  /** Of which the audit decides by itself, as it is asked to or the branch has it, and what it decides. */
  arrivals: many({ ...OF_TONIGHT, choice: f.code(OF_ARRIVALS), is_decided: f.flag() }),
  departures: many({ ...OF_TONIGHT, choice: f.code(OF_DEPARTURES), is_decided: f.flag() }),
  choices: one({ departures: f.code(OF_DEPARTURES), arrivals: f.code(OF_ARRIVALS) }),
  /** Tills that are still open; they belong to the day once they are closed. */
  tills: underRight(
    'list_sales',
    many({ shift_id: f.id('shift'), till: f.text(), by: maybe(f.text()), opened_at: f.datetime() }),
  ),
  /** Parked carts of the branch, with the room of a customer who is in the house. */
  carts: underRight(
    'create_sale',
    many({
      cart_id: f.id('parked-cart'),
      name: f.text(),
      room: maybe(f.text()),
      amount: f.money(),
      parked_at: f.datetime(),
    }),
  ),
  /** Guests in the house who owe more than their deposits pay. */
  owing: many({
    booking_id: f.id('booking'),
    number: f.text(),
    guest: f.text(),
    room: maybe(f.text()),
    leaves: f.date(),
    owes: f.money(),
  }),
});

/** What a stay would cost in a room of a type, night by night and why, and how many of its rooms are free for all of it. */
export const stayQuoteAnswer = one({
  room_type: f.text(),
  /** So many more bookings the type takes on each of these nights, those counted that wait for their room. */
  free: f.integer(),
  /** Taken without a room, where none is free for all nights and yet one on each of them. */
  left: f.integer(),
  /** Which rooms these are, in the order of the house. */
  rooms: f.texts(),
  levy: f.money(),
  nights: many({
    night: f.date(),
    price: f.money(),
    levy: f.money(),
    total_amount: f.money(),
    rates: f.texts(),
  }),
  /** Where the stay is shorter than its rates ask for: how many nights they do. */
  min_nights: maybe(f.integer()),
  total: f.money(),
  /** What is asked for ahead, and by which day where the type says so; none where it asks nothing. */
  deposit: maybe(one({ amount: f.money(), due: maybe(f.date()) })),
  /** The same in the other currency in which the type has a price. */
  foreign: maybe(one({ currency: f.code(currencyCodes), price: f.quantity(), total: f.quantity() })),
});

/** The bill of a stay: what was charged, line by line, and what was paid of it. */
export const guestBillAnswer = one({
  number: f.text(),
  guest: f.text(),
  /** Who pays in place of the guest. */
  payer: maybe(f.text()),
  room: maybe(f.text()),
  check_in: f.date(),
  check_out: f.date(),
  /** Nights are still to come, and more may be charged. */
  is_open: f.flag(),
  currency: f.code(currencyCodes),
  /** The stay in the currency in which it was agreed, without what was charged to the room; none where that is the one above. */
  foreign: maybe(
    one({
      currency: f.code(currencyCodes),
      rate: f.quantity(),
      total: f.quantity(),
      /** What is left of it. */
      left: f.quantity(),
    }),
  ),
  nights: many({ night: f.date(), room: f.text(), amount: f.money(), foreign: maybe(f.quantity()) }),
  /** For leaving early, or for the room by day. */
  early: f.money(),
  by_day: f.flag(),
  /** Of all this, what is owed to an authority. */
  levy: f.money(),
  /** Charged to the room, in the order of the days. */
  charges: many({ date: f.date(), number: f.text(), goods: f.text(), amount: f.money() }),
  /** Charged to the room and voided since: it is on no paper, and the folio has it crossed out. */
  voided: many({ date: f.date(), number: f.text(), goods: f.text(), amount: f.money() }),
  /** By account; what was paid out of the deposit names none. */
  payments: many({
    date: f.date(),
    account: maybe(f.text()),
    is_deposit: f.flag(),
    amount: f.money(),
    foreign: maybe(f.text()),
  }),
  /** Paid at once as the goods were sold, returned or given up: no payment of the stay. */
  settled: f.money(),
  tax: f.money(),
  total: f.money(),
  paid: f.money(),
  left: f.money(),
  /** What the guest would pay if he left now: with nights that are not posted yet, and less what the deposit pays. */
  leaving: maybe(
    one({
      nights: f.integer(),
      nights_amount: f.money(),
      early: f.money(),
      deposit: f.money(),
      /** What the deposit is above the bill. */
      over: f.money(),
      to_pay: f.money(),
    }),
  ),
});

export type NightAudit = WireOf<typeof nightAuditAnswer>;
/** A booking in the list of the night. */
export type OfTonight = NightAudit['arrivals'][number];
export type StayQuote = WireOf<typeof stayQuoteAnswer>;
export type GuestBill = WireOf<typeof guestBillAnswer>;
