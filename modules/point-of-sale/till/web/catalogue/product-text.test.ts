import { expect, test } from 'vitest';
import type { Sellable } from '../../catalogue.rules.ts';
import { priceText, stockLine } from './product-text.ts';

const TODAY = '2026-11-21';
const FLOUR: Sellable = {
  id: '1',
  name: 'Azam Unga wa Ngano 2kg',
  unit: 'bag',
  selling_price: 4200,
  tax: 'standard',
  stock: 184,
  stock_alert: 40,
};

test('a tile says how many of which unit there are', () => {
  expect(stockLine(FLOUR, TODAY, 'en')).toEqual({ text: '184 bags' });
  expect(stockLine(FLOUR, TODAY, 'sw')).toEqual({ text: 'Zipo 184' });
  expect(stockLine({ ...FLOUR, unit: 'kilogram', stock: 146.5 }, TODAY, 'en')).toEqual({ text: '146.5 kg' });
  expect(stockLine({ ...FLOUR, unit: 'box', stock: 58 }, TODAY, 'en')).toEqual({ text: '58 boxes' });
});

test('few left, none left, expiring and expired are said in words', () => {
  expect(stockLine({ ...FLOUR, stock: 6 }, TODAY, 'en')).toEqual({ text: '6 left', tone: 'low' });
  expect(stockLine({ ...FLOUR, stock: 0 }, TODAY, 'sw')).toEqual({ text: 'Zimeisha', tone: 'out' });
  expect(stockLine({ ...FLOUR, expire_date: '2026-11-30' }, TODAY, 'en')).toEqual({
    text: 'Expires 30 Nov',
    tone: 'low',
  });
  expect(stockLine({ ...FLOUR, expire_date: '2026-11-20' }, TODAY, 'en')?.tone).toBe('out');
});

test('who may not see the stock still learns that there is none', () => {
  const { stock: _, ...hidden } = FLOUR;
  expect(stockLine(hidden, TODAY, 'en')).toBeNull();
  expect(stockLine({ ...hidden, out_of_stock: true }, TODAY, 'en')?.tone).toBe('out');
});

test('a service has no stock', () => {
  expect(stockLine({ ...FLOUR, type: 'service' }, TODAY, 'en')).toBeNull();
});

test('what is counted costs each, what is weighed costs per unit, and so does a carton', () => {
  expect(priceText('4,200', 'bag', true, 'en')).toBe('4,200 each');
  expect(priceText('3,400', 'kilogram', true, 'en')).toBe('3,400 per kg');
  expect(priceText('48,000', 'carton', false, 'sw')).toBe('48,000 kwa katoni');
});
