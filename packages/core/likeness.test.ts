import { expect, test } from 'vitest';
import { likenessTo, mayBeMistyped } from './likeness.ts';

test('says what word_similarity of PostgreSQL says', () => {
  // The example of its manual.
  expect(likenessTo('word')('two words')).toBeCloseTo(0.8);
  expect(likenessTo('sabuni')('Sabuni ya unga 1 kg')).toBe(1);
  expect(likenessTo('xyz')('Sabuni')).toBe(0);
  expect(likenessTo('')('Sabuni')).toBe(0);
});

test('only a word that somebody knows by ear may be mistyped', () => {
  const words = ['sukri', 'Zafrani', 'suk', 'K0012', '2557543'];
  expect(words.filter(mayBeMistyped)).toEqual(['sukri', 'Zafrani']);
});
