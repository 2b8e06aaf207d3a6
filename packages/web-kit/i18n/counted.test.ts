import { expect, it } from 'vitest';
import { say } from '#core/i18n/language.ts';
import { type CountedWords, sayCounted } from './counted.ts';

// cspell:ignore Safu kati zimeachwa imeachwa

const LEFT: CountedWords = {
  one: { en: '1 row of {all} is left out', sw: 'Safu 1 kati ya {all} imeachwa' },
  many: { en: '{n} rows of {all} are left out', sw: 'Safu {n} kati ya {all} zimeachwa' },
};
const told = (n: number, language: 'en' | 'sw') =>
  sayCounted((words, params) => say(words, language, params), LEFT, n, { all: 9 });

it('one is said as one, none and the rest as many, with a comma at each thousand', () => {
  expect([0, 1, 2, 1200].map((n) => told(n, 'en'))).toEqual([
    '0 rows of 9 are left out',
    '1 row of 9 is left out',
    '2 rows of 9 are left out',
    '1,200 rows of 9 are left out',
  ]);
  expect([0, 1, 2].map((n) => told(n, 'sw'))).toEqual([
    'Safu 0 kati ya 9 zimeachwa',
    'Safu 1 kati ya 9 imeachwa',
    'Safu 2 kati ya 9 zimeachwa',
  ]);
});
