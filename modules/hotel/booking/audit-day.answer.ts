import { many, maybe, one } from '#core/define-answer.ts';
import { f } from '#core/fields.ts';
import { INCOME_KINDS } from './income.rules.ts';

/** How a house stood over some nights. */
export const FIGURES = {
  rooms: f.integer(),
  on_hold: f.integer(),
  available: f.integer(),
  sold: f.integer(),
  complimentary: f.integer(),
  occupancy: f.percent(),
  revenue: f.money(),
  mean_price: f.money(),
  per_room: f.money(),
};

const OF_NIGHT = many({
  booking_id: f.id('booking'),
  number: f.text(),
  guest: f.text(),
  room: f.text(),
  day: f.date(),
});

/** The nights that were audited, the newest first, and the report of one of them as it was. */
export const auditDayAnswer = one({
  days: many({ business_day: f.date() }),
  report: maybe(
    one({
      business_day: f.date(),
      run_at: f.datetime(),
      /** Nobody where it was done by itself. */
      by: maybe(f.text()),
      nights: f.integer(),
      amount: f.money(),
      figures: one(FIGURES),
      /** Of the whole branch on that day, before VAT; `before` is that of the same day a week earlier, where that was audited. */
      income: many({
        kind: f.choice(INCOME_KINDS),
        amount: f.money({ min: -1 }),
        before: maybe(f.money({ min: -1 })),
      }),
      extras: f.money(),
      unpaid: f.money(),
      payments: many({ account: f.text(), amount: f.money() }),
      /** Tills that were counted on that day; nothing was counted where one is still open. */
      shifts: many({ till: f.text(), counted: maybe(f.money()), over_short: maybe(f.money({ min: -1 })) }),
      arrivals: OF_NIGHT,
      departures: OF_NIGHT,
      /** Guests who had not left and stayed one night more, and who did not come and was a no-show, because the audit decided so. */
      stayed_on: OF_NIGHT,
      no_shows: OF_NIGHT,
      /** Guests in the house who owed more than their deposits paid. */
      owing: many({
        booking_id: f.id('booking'),
        number: f.text(),
        guest: f.text(),
        room: maybe(f.text()),
        leaves: f.date(),
        owes: f.money(),
      }),
      /** Nights that were let for less than usual, or for nothing: by whom and why. */
      prices: many({
        booking_id: f.id('booking'),
        number: f.text(),
        guest: f.text(),
        room: maybe(f.text()),
        usual: maybe(f.money()),
        price: f.money(),
        by: maybe(f.text()),
        reason: maybe(f.text()),
      }),
    }),
  ),
});

/** The figures of a house over some nights. */
export const hotelFiguresAnswer = one(FIGURES);
