import { expect, test } from 'vitest';
import { tilesInSight } from './use-tile-window.ts';

const ROW = 122;
const COLUMNS = 5;

test('at the top the first rows are drawn, and the rest is empty height', () => {
  const window = tilesInSight({ top: 0, height: 600, row: ROW, columns: COLUMNS }, 1_000);
  expect(window).toEqual({ first: 0, last: 40, before: 0, after: 192 * ROW, columns: COLUMNS });
});

test('in the middle whole rows around what is seen are drawn', () => {
  const window = tilesInSight({ top: 50 * ROW, height: 600, row: ROW, columns: COLUMNS }, 1_000);
  expect(window.first).toBe(47 * COLUMNS);
  expect(window.last).toBe(58 * COLUMNS);
  expect(window.before).toBe(47 * ROW);
});

test('drawn and left out rows always add up to all rows', () => {
  for (const top of [0, 3, 77, 198, 250]) {
    const { first, last, before, after } = tilesInSight(
      { top: top * ROW, height: 700, row: ROW, columns: 4 },
      801,
    );
    expect(before + Math.ceil((last - first) / 4) * ROW + after).toBe(Math.ceil(801 / 4) * ROW);
  }
});

test('after a search the list is shorter than where one had scrolled to', () => {
  const window = tilesInSight({ top: 90 * ROW, height: 600, row: ROW, columns: COLUMNS }, 101);
  expect(window.last).toBe(101);
  expect(window.after).toBe(0);
});
