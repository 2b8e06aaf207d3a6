import { expect, test } from 'vitest';
import { firstToTake } from './use-first-lit.ts';

const SODA = { value: 'soda', title: 'Soda' };
const SOAP = { value: 'soap', title: 'Soap' };
const SALT = { value: 'salt', title: 'Salt', disabled: true };

test('the first match is the one that Enter takes', () => {
  expect(firstToTake([SODA, SOAP], [])).toBe(0);
  expect(firstToTake([], [])).toBe(-1);
});

test('what cannot be taken is stepped over', () => {
  expect(firstToTake([SALT, SOAP], [])).toBe(1);
  expect(firstToTake([SALT], [])).toBe(-1);
});

test('Enter takes nothing away that is chosen already', () => {
  expect(firstToTake([SODA, SOAP], [SODA])).toBe(1);
  expect(firstToTake([SODA, SOAP], [SOAP, SODA])).toBe(-1);
});
