import { expect, test } from 'vitest';
import { likenessTo } from './likeness.ts';

test('says what word_similarity of PostgreSQL says', () => {
  // The example of its manual.
  expect(likenessTo('word')('two words')).toBeCloseTo(0.8);
  expect(likenessTo('sabuni')('Sabuni ya unga 1 kg')).toBe(1);
  expect(likenessTo('xyz')('Sabuni')).toBe(0);
  expect(likenessTo('')('Sabuni')).toBe(0);
});
