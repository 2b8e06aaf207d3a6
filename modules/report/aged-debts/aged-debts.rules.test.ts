import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '#core/money.ts';
import { ageOf, asBooked } from './aged-debts.rules.ts';

const DAY = '2026-11-20';

test.each([
  ['2026-11-21', 'not_due'],
  ['2026-11-20', 'to_30'],
  ['2026-10-21', 'to_30'],
  ['2026-10-20', 'to_60'],
  ['2026-09-21', 'to_60'],
  ['2026-09-20', 'to_90'],
  ['2026-08-22', 'to_90'],
  ['2026-08-21', 'older'],
])('what was due on %s is %s on the 20th of November', (due_date, age) => {
  expect(ageOf({ date: '2026-01-01', due_date }, DAY)).toBe(age);
});

test('what has no due date was due when it arose', () => {
  expect(ageOf({ date: '2026-10-01', due_date: null }, DAY)).toBe('to_60');
});

const debt = (id: string, date: string, left: bigint, returned = 0n) => ({
  ...{ id, date, due_date: null, left, returned },
});

test('goods that came back since were owed by the debts that have returns, the newest first', () => {
  const debts = [
    debt('old', '2026-01-01', 50n, 30n),
    debt('new', '2026-02-01', 10n, 20n),
    debt('none', '2026-03-01', 5n),
  ];
  expect(asBooked(debts, 90n).map(({ left }) => left)).toEqual([55n, 30n, 5n]);
});

test('a return that was taken back since is off the oldest', () => {
  const debts = [debt('old', '2026-01-01', 50n), debt('new', '2026-02-01', 10n)];
  expect(asBooked(debts, 55n).map(({ left }) => left)).toEqual([45n, 10n]);
  expect(asBooked(debts, 4n).map(({ left }) => left)).toEqual([0n, 4n]);
});

test('whatever happened, they come to what the account says', () => {
  const amount = fc.bigInt({ min: 0n, max: 1_000n });
  const one = fc.record({ left: amount, returned: amount, day: fc.integer({ min: 10, max: 28 }) });
  fc.assert(
    fc.property(
      fc.array(one, { minLength: 1, maxLength: 6 }),
      fc.bigInt({ min: 0n, max: 9_000n }),
      (of, booked) => {
        const debts = of.map(({ left, returned, day }, place) =>
          debt(`${place}`, `2026-01-${day}`, left, returned),
        );
        expect(sum(asBooked(debts, booked).map(({ left }) => left))).toBe(booked);
      },
    ),
  );
});
