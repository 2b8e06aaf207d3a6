import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatQuantity, LARGEST_QUANTITY, quantityOf, quantityToWire } from './quantity.ts';

test('every quantity survives the wire', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -LARGEST_QUANTITY, max: LARGEST_QUANTITY }), (thousandths) => {
      expect(quantityOf(JSON.parse(JSON.stringify(quantityToWire(thousandths))))).toBe(thousandths);
    }),
  );
});

test('a fourth decimal is refused, never rounded', () => {
  expect(quantityOf(24.0005)).toBe('decimals');
  expect(quantityOf(25.5)).toBe(25500n);
  expect(quantityOf(1e13)).toBe('range');
});

test('people read thousands and the decimals there are', () => {
  expect(formatQuantity(1_200_500n)).toBe('1,200.5');
  expect(formatQuantity(-3000n)).toBe('−3');
});
