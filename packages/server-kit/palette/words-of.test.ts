import { describe, expect, it } from 'vitest';
import { mayBeMistyped } from '#core/likeness.ts';
import { wordsOf } from './words-of.ts';

describe('what is looked for', () => {
  it.each([
    ['Asha Mushi', ['Asha Mushi']],
    ['0754 321 098', ['0754 321 098', '255754321098']],
    ['+255 754-321-098', ['+255 754-321-098', '255754321098']],
    ['6161100001234', ['6161100001234']],
    ['0012', ['0012']],
    ['12', ['12']],
    ['K0012', ['K0012']],
  ])('%s', (typed, words) => expect(wordsOf(typed)).toEqual(words));

  it('is guessed only where it is a word that somebody knows by ear', () => {
    expect(['sukri', 'Zafrani', 'suk', 'K0012', '2557543'].map(mayBeMistyped)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
