import { expect, test } from 'vitest';
import { isScan, litAmong } from './entered-good.rules.ts';

const good = (code: string, barcodes: string[] = []) => ({ code, barcodes, units: [] });
const SUGAR = good('P001', ['6001001001007']);
const SALT = good('P002', ['6001001001014']);

test('a word lights the first that it finds', () => {
  expect(litAmong([SUGAR, SALT], 'sukari')).toBe(0);
  expect(litAmong([SUGAR, SALT], 'soda 500 ml')).toBe(0);
  expect(litAmong([], 'sukari')).toBe(-1);
});

test('a code lights its own product, wherever that stands', () => {
  expect(litAmong([SUGAR, SALT], '6001001001014')).toBe(1);
  expect(litAmong([SUGAR, SALT], 'P002')).toBe(1);
});

test('a code that nobody bears takes none of several that are like it', () => {
  expect(litAmong([SUGAR, SALT], '600100100')).toBe(-1);
  expect(litAmong([SUGAR], '600100100')).toBe(0);
});

test('a code is one piece with digits, and no word', () => {
  for (const code of ['6001001001007', 'SKU-0012', '0012']) expect(isScan(code), code).toBe(true);
  for (const word of ['sukari', 'A4', 'soda 500 ml', 'K 1000 mix', '7up'])
    expect(isScan(word), word).toBe(false);
});
