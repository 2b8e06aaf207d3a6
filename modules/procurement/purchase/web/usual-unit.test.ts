import { expect, test } from 'vitest';
import type { FoundGood } from '../goods.answer.ts';
import { usualUnit } from './usual-unit.ts';

type Soda = Parameters<typeof usualUnit>[0];

const last = (unit: NonNullable<FoundGood['last']>['unit']) => ({
  unit,
  price: 1,
  factor: 1,
  date: '2026-11-20',
});
const further = (bought: boolean) => [
  { unit: 'dozen' as const, factor: 12, barcode: null, bought: false },
  { unit: 'carton' as const, factor: 24, barcode: null, bought },
];

test.each<[string, Soda, string]>([
  ['the marked one', { unit_of_measure: 'bottle', units: further(true), last: last('dozen') }, 'carton'],
  [
    'that of the last time',
    { unit_of_measure: 'bottle', units: further(false), last: last('dozen') },
    'dozen',
  ],
  [
    'its own, where the last is gone',
    { unit_of_measure: 'bottle', units: further(false), last: last('box') },
    'bottle',
  ],
  [
    'its own, where nothing was bought',
    { unit_of_measure: 'bottle', units: further(false), last: null },
    'bottle',
  ],
])('a line begins in %s', (_, good, unit) => expect(usualUnit(good)).toBe(unit));
