import { expect, test } from 'vitest';
import { type Levy, leviesAreInOrder, levyOfNight } from './levy.rules.ts';

const each: Levy = { per: 'guest_night', of: 'all', amount: 150_000n, percent: null };
const FAMILY = { adults: 2, children: 1 };

test('an amount is for each guest of a night, for adults only, or for the night', () => {
  expect(levyOfNight([each], 0n, FAMILY)).toBe(450_000n);
  expect(levyOfNight([{ ...each, of: 'adults' }], 0n, FAMILY)).toBe(300_000n);
  expect(levyOfNight([{ ...each, per: 'night' }], 0n, FAMILY)).toBe(150_000n);
  expect(levyOfNight([], 9000n, FAMILY)).toBe(0n);
});

test('a part is of the price without VAT, rounded for the night, however many sleep there (L03)', () => {
  const part = { ...each, amount: null, percent: 525 };
  expect([1, 3].map((adults) => levyOfNight([part], 9000n, { adults, children: 0 }))).toEqual([473n, 473n]);
  expect(levyOfNight([part, each], 9000n, { adults: 1, children: 0 })).toBe(150_473n);
});

test('a levy is one of the two', () => {
  expect(() => leviesAreInOrder({ levies: [each, { ...each, amount: null, percent: 100 }] })).not.toThrow();
  for (const wrong of [
    { ...each, percent: 100 },
    { ...each, amount: null },
  ])
    expect(() => leviesAreInOrder({ levies: [each, wrong] })).toThrow();
  expect(() => leviesAreInOrder({})).not.toThrow();
});
