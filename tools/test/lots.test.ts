import { expect, test } from 'vitest';
import { drawShare, drawSome, lotOf } from './lots.ts';

const names = Array.from({ length: 400 }, (_, n) => `part-${n}.db.test.ts`);

test('a seed chooses the same again, another seed something else, and over all seeds everything', () => {
  expect(drawShare(names, 0.25, 7)).toEqual(drawShare(names, 0.25, 7));
  expect(drawShare(names, 0.25, 7)).not.toEqual(drawShare(names, 0.25, 8));
  expect(drawSome(names, 5, 7)).toEqual(drawSome(names.toReversed(), 5, 7));
  const ever = new Set(Array.from({ length: 60 }, (_, seed) => drawShare(names, 0.25, seed)).flat());
  expect(ever.size).toBe(names.length);
});

test('about the share is chosen, all of it at one, and never more than there is', () => {
  const chosen = drawShare(names, 0.25, 7).length;
  expect(chosen).toBeGreaterThan(70);
  expect(chosen).toBeLessThan(130);
  expect(drawShare(names, 1, 7)).toEqual(names);
  expect(drawSome(['one', 'other'], 5, 7).toSorted()).toEqual(['one', 'other']);
});

test('what one name draws does not depend on the others', () => {
  const few = names.slice(0, 40);
  expect(drawShare(few, 0.25, 7)).toEqual(drawShare(names, 0.25, 7).filter((name) => few.includes(name)));
  expect(lotOf(7, 'a')).not.toBe(lotOf(7, 'b'));
});
