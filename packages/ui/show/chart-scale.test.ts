import { expect, test } from 'vitest';
import { piecesOf, shownTitles, valueScale } from './chart-scale.ts';

const high = { top: 0, bottom: 300 };

test('values stand between round steps, from nought, and half of a step is half of its height', () => {
  const scale = valueScale([120_000, 287_000], high);
  expect(scale.ticks).toEqual([0, 100_000, 200_000, 300_000]);
  expect([0, 150_000, 300_000].map(scale.at)).toEqual([300, 150, 0]);
  expect(valueScale([0.4], high).ticks).toEqual([0, 0.2, 0.4]);
});

test('what is below nought has its own steps, and nought is among them', () => {
  const scale = valueScale([-150, 420], high);
  expect(scale.ticks).toEqual([-200, 0, 200, 400, 600]);
  expect(scale.at(0)).toBe(225);
  expect(valueScale([-5], high).ticks).toEqual([-6, -4, -2, 0]);
});

test('nothing, or nought alone, is a chart with one step', () => {
  for (const values of [[], [0]]) {
    const scale = valueScale(values, high);
    expect(scale.at(0)).toBe(300);
    expect(scale.ticks.length).toBeGreaterThan(1);
  }
});

test('titles that would touch one another are left out, evenly from the first', () => {
  const days = Array.from({ length: 30 }, (_, day) => `${day + 1} Nov`);
  expect([...shownTitles(days, 2000, 8)]).toHaveLength(30);
  expect([...shownTitles(days, 700, 32)]).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
  expect([...shownTitles(['Only'], 100, 8)]).toEqual([0]);
  expect([...shownTitles([], 100, 8)]).toEqual([]);
});

test('a line is interrupted where nothing is known', () => {
  expect(piecesOf([1, 2, null, 3, null, null, 4, 5])).toEqual([[1, 2], [3], [4, 5]]);
  expect(piecesOf([null])).toEqual([]);
});
