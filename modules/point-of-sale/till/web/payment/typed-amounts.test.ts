import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { discountField, moneyField, typedDiscount, typedMoney, typedQuantity } from './typed-amounts.ts';

test('typed money is in minor units, and unreadable text is none', () => {
  expect(typedMoney('12500', 'TZS')).toBe(1_250_000n);
  expect(typedMoney('12.5', 'GBP')).toBe(1_250n);
  expect(typedMoney('', 'TZS')).toBeNull();
  expect(typedMoney('1.234', 'GBP')).toBeNull();
});

test('typed quantities have up to three decimals and are not below zero', () => {
  expect(typedQuantity('1.25')).toBe(1_250n);
  expect(typedQuantity('3')).toBe(3_000n);
  expect(typedQuantity('1.2345')).toBeNull();
  expect(typedQuantity('-1')).toBeNull();
  expect(typedQuantity('')).toBeNull();
});

test('a discount is an amount or a percentage; nothing and zero are none', () => {
  expect(typedDiscount('2600', 'amount', 'TZS')).toEqual({ amount: 260_000n });
  expect(typedDiscount('7.5', 'percent', 'TZS')).toEqual({ percent: 750 });
  expect(typedDiscount(' ', 'percent', 'TZS')).toBeNull();
  expect(typedDiscount('0', 'amount', 'TZS')).toBeNull();
  expect(typedDiscount('101', 'percent', 'TZS')).toBe('unreadable');
});

test('what was typed comes back as it was typed', () => {
  expect(discountField({ percent: 750 }, 'TZS')).toBe('7.5');
  expect(discountField({ amount: money(260_000n) }, 'TZS')).toBe('2600');
  expect(discountField(null, 'TZS')).toBe('');
  expect(moneyField(money(1_250n), 'GBP')).toBe('12.5');
});
