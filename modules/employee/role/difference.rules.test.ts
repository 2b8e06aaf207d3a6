import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import { differenceOf } from './difference.rules.ts';

const rights = fc.subarray([...ALL_PERMISSIONS]).map((some) => new Set(some));

test('what is added and what is missing turn the one role into the other', () => {
  fc.assert(
    fc.property(rights, rights, (given, other) => {
      const { more, less } = differenceOf(given, other);
      expect(other.difference(less).union(more)).toEqual(given);
      expect([more.isDisjointFrom(other), less.isDisjointFrom(given)]).toEqual([true, true]);
    }),
  );
});

test('to no role everything is added and nothing is missing', () => {
  const given = new Set(['view_sale', 'print_sale']);
  expect(differenceOf(given, new Set())).toEqual({ more: given, less: new Set() });
});
