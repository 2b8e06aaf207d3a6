import { expect, test } from 'vitest';
import { Names, untranslated } from './untranslated.ts';

// cspell:ignore Hifadhi Taslimu

const names = new Names(['Mkunazi Traders', 'TZS', 'Cash']);

test('a sentence that stands on both is found', () => {
  expect(untranslated(['Save', 'Cancel'], ['Hifadhi', 'Cancel'], names)).toEqual(['Cancel']);
});

test('names and figures are the same in every language', () => {
  const both = ['Mkunazi Traders', 'TZS 12,500', '255 754 321098', '−3', 'Cash, 4', 'KM0076', '80mm', 'CRDB'];
  expect(untranslated(both, both, names)).toEqual([]);
});

test('a name within a sentence does not excuse the rest', () => {
  expect(untranslated(['Back to Mkunazi Traders'], ['Back to Mkunazi Traders'], names)).toHaveLength(1);
});
