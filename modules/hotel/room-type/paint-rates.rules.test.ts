import { expect, test } from 'vitest';
import { monthsAfter, paintRates, type TypedRate, weeksOf } from './paint-rates.rules.ts';

const none = {
  ...{ since: null, until: null, weekday: null, price: null, plus: null },
  ...{ every_year: null, min_nights: null },
};
const season: TypedRate = { ...none, name: 'Low', since: '2026-12-01', until: '2026-12-31', price: 75_000 };
const weekend: TypedRate = { ...none, name: 'Friday', weekday: 'friday', plus: 10_000 };
const holiday = { name: 'Holiday', price: 120_000, since: '2026-12-24', until: '2026-12-26', weekdays: [] };

test('a price that is painted stands alone on its days, and the season around it', () => {
  expect(paintRates([weekend, season], holiday, 85_000)).toEqual([
    { ...none, name: 'Holiday', since: '2026-12-24', until: '2026-12-26', price: 120_000 },
    weekend,
    { ...season, until: '2026-12-23' },
    { ...season, since: '2026-12-27' },
  ]);
});

test('painted over whole it is gone, and the usual price takes the season away', () => {
  const all = { ...holiday, since: '2026-12-01', until: '2026-12-31' };
  expect(paintRates([season], all, 85_000)).toEqual([
    { ...none, name: 'Holiday', since: '2026-12-01', until: '2026-12-31', price: 120_000 },
  ]);
  expect(paintRates([season, weekend], { ...all, price: null }, 85_000)).toEqual([weekend]);
  // A season without an end cannot be cut: the usual price stands before it.
  const open = { ...season, until: null };
  expect(paintRates([open], { ...holiday, name: 'Usual', price: null }, 85_000)).toEqual([
    { ...none, name: 'Usual', since: '2026-12-24', until: '2026-12-26', price: 85_000 },
    open,
  ]);
});

test('a season of every year is not cut: what is painted stands before it, that year alone', () => {
  const yearly = { ...season, every_year: true };
  const painted = paintRates([yearly], { ...holiday, since: '2027-12-24', until: '2027-12-26' }, 85_000);
  expect(painted.map(({ name, every_year }) => [name, every_year])).toEqual([
    ['Holiday', null],
    ['Low', true],
  ]);
  const usual = { ...holiday, name: 'Usual', price: null, since: '2027-12-24', until: '2027-12-26' };
  expect(paintRates([yearly], usual, 85_000)[0]).toMatchObject({ name: 'Usual', price: 85_000 });
});

test('on some days of the week it stands before the season, which stays', () => {
  const painted = paintRates([season], { ...holiday, weekdays: ['friday', 'saturday'] }, 85_000);
  expect(painted.map(({ weekday, price }) => [weekday, price])).toEqual([
    ['friday', 120_000],
    ['saturday', 120_000],
    [null, 75_000],
  ]);
});

test('a calendar shows whole weeks of its month', () => {
  const days = weeksOf('2026-12');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-30', '2027-01-03', 35]);
  expect(weeksOf('2027-02').at(0)).toBe('2027-02-01');
  expect(weeksOf('2027-02')).toHaveLength(28);
  expect([monthsAfter('2026-12', 1), monthsAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
