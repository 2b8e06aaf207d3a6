import { expect, test } from 'vitest';
import { daysBetween, onLines, withinDays } from './bars-on-days.ts';

test('days are counted over the end of a month and of summer time', () => {
  expect(daysBetween('2026-10-24', '2026-11-02')).toBe(9);
  expect(daysBetween('2026-11-02', '2026-10-24')).toBe(-9);
});

test('what lasts is cut where the days begin and end, and stays long enough to be pressed', () => {
  const cut = (from: number, to: number) => withinDays([{ from, to }], 7).map((bar) => [bar.from, bar.to]);
  expect(cut(-3, 2)).toEqual([[0, 2]]);
  expect(cut(6, 40)).toEqual([[6, 7]]);
  expect(cut(2, 2.01)).toEqual([[2, 2.15]]);
  expect(cut(6.99, 7)).toEqual([[6.85, 7]]);
  expect([...cut(-3, 0), ...cut(7, 9), ...cut(3, 3)]).toEqual([]);
});

test('bars that meet lie below each other, those that touch side by side', () => {
  const laid = onLines([
    { from: 2, to: 4 },
    { from: 0, to: 2 },
    { from: 1, to: 3 },
    { from: 3, to: 5 },
  ]);
  expect(laid.map(({ from, line }) => [from, line])).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
    [3, 1],
  ]);
});
