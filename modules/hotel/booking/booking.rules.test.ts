import { describe, expect, test } from 'vitest';
import { type Rate, WEEKDAYS } from '../room-type/room-type.rules.ts';
import { heldBack, nightsOf, priceOfNight, timeOfStay } from './booking.rules.ts';

const rate = (some: Partial<Rate>): Rate => ({
  ...{ since: null, until: null, weekday: null, price: null, plus: null },
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
