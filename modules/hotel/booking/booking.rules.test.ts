import { describe, expect, test } from 'vitest';
import type { InvalidFields } from '#core/errors.ts';
import {
  fitsNight,
  leastNights,
  type Rate,
  ratesAreInOrder,
  WEEKDAYS,
} from '../room-type/room-type.rules.ts';
import { heldBack, nightsOf, priceOfNight, timeOfStay } from './booking.rules.ts';

const rate = (some: Partial<Rate>): Rate => ({
  ...{ since: null, until: null, weekday: null, price: null, plus: null, every_year: null, min_nights: null },
  ...some,
});
const TARIFF = {
  price: 45_000n,
  rates: [
    rate({ since: '2026-12-20', until: '2027-01-03', price: 70_000n }),
    rate({ weekday: 'friday', plus: 10_000n }),
    rate({ weekday: 'saturday', plus: 10_000n }),
  ],
  included_guests: 2,
  extra_guest_price: 15_000n,
  length_discounts: [{ nights: 7, percent: 1000 }],
};
const prices = (check_in: string, check_out: string, guests: number) => {
  const nights = nightsOf(check_in, check_out);
  return nights.map((night) => Number(priceOfNight(TARIFF, night, { guests, nights: nights.length })));
};

test('each bed that is put in costs what the type says, less the discount of a long stay', () => {
  const withBeds = (beds: number, nights: number) =>
    priceOfNight({ ...TARIFF, extra_bed_price: 20_000n }, '2026-11-23', { guests: 2, beds, nights });
  expect([withBeds(0, 1), withBeds(2, 1), withBeds(2, 7)]).toEqual([45_000n, 85_000n, 76_500n]);
  expect(priceOfNight(TARIFF, '2026-11-23', { guests: 2, beds: 2, nights: 1 })).toBe(45_000n);
});

test('a season of every year comes again on its days, over the end of a year, and not before its first', () => {
  const holidays = rate({ since: '2026-12-20', until: '2027-01-03', every_year: true });
  const fits = (nights: readonly string[], of = holidays) => nights.filter((night) => fitsNight(of, night));
  const inside = ['2026-12-20', '2027-01-03', '2027-12-20', '2028-01-01', '2031-12-31'];
  expect(fits([...inside, '2025-12-25', '2026-12-19', '2027-01-04', '2027-06-01', '2027-12-19'])).toEqual(
    inside,
  );
  expect(fits(['2027-12-25'], { ...holidays, every_year: null })).toEqual([]);
  const summer = rate({ since: '2026-06-01', until: '2026-08-31', every_year: true, weekday: 'friday' });
  expect(fits(['2027-07-02', '2027-07-03', '2027-09-03', '2026-05-29'], summer)).toEqual(['2027-07-02']);
  const leap = rate({ since: '2028-02-29', until: '2028-03-01', every_year: true });
  expect(fits(['2028-02-29', '2029-02-28', '2029-03-01'], leap)).toEqual(['2028-02-29', '2029-03-01']);
});

test('a season of every year has both its days, less than a year apart', () => {
  const wrong = (some: Partial<Rate>) => {
    try {
      ratesAreInOrder({ rates: [rate(some)] });
      return null;
    } catch (error) {
      return Object.keys((error as InvalidFields).problems);
    }
  };
  const days = { since: '2026-12-20', until: '2027-01-03' };
  expect(wrong({ ...days, every_year: true })).toBe(null);
  for (const some of [{ since: null }, { until: null }, { until: '2027-12-20' }])
    expect(wrong({ ...days, ...some, every_year: true })).toEqual(['rates.0.every_year']);
});

test('a stay is told as many nights as the most of its rates asks for', () => {
  const rates = [
    rate({ since: '2026-12-24', until: '2026-12-26', min_nights: 3 }),
    rate({ weekday: 'friday', min_nights: 2 }),
    rate({ since: '2027-05-01', min_nights: 9 }),
  ];
  expect(leastNights(rates, ['2026-12-25'])).toBe(3);
  expect(leastNights(rates, ['2026-12-18', '2026-12-19'])).toBe(2);
  expect(leastNights(rates, ['2026-12-20'])).toBe(0);
});

describe('the price of each night (HW-20)', () => {
  test('is that of the season, the day of the week, the guests and the length of the stay', () => {
    expect(prices('2026-12-07', '2026-12-10', 2)).toEqual([45_000, 45_000, 45_000]);
    expect(prices('2026-12-17', '2026-12-22', 2)).toEqual([45_000, 55_000, 55_000, 70_000, 70_000]);
    expect(prices('2026-12-11', '2026-12-13', 3)).toEqual([70_000, 70_000]);
    expect(prices('2026-12-28', '2027-01-04', 2)).toEqual([
      63_000, 63_000, 63_000, 63_000, 72_000, 72_000, 63_000,
    ]);
    expect(prices('2026-12-19', '2026-12-27', 4)).toEqual([
      76_500, 90_000, 90_000, 90_000, 90_000, 90_000, 99_000, 99_000,
    ]);
  });

  test('the week begins on Monday, whatever the zone', () => {
    expect(WEEKDAYS[0]).toBe('monday');
    expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });
});

test('what is held back and what goes back are the deposit, to the cent (L02)', () => {
  const nothing = { deposit: 23_087n, first_night: 8_500n };
  expect(heldBack('percent', 5000, nothing)).toBe(11_544n);
  expect(heldBack('percent', 5000, { ...nothing, deposit: 1_661n })).toBe(831n);
  expect(heldBack('first_night', null, { ...nothing, deposit: 600n })).toBe(600n);
  expect([heldBack('all', null, nothing), heldBack('none', 5000, nothing)]).toEqual([23_087n, 0n]);
});

test('the day on which one leaves and the next arrives touches, and overlaps nowhere', () => {
  const [one, next] = [timeOfStay('2026-12-01', '2026-12-03'), timeOfStay('2026-12-03', '2026-12-04')];
  expect(one.to.getTime()).toBeLessThan(next.from.getTime());
});
