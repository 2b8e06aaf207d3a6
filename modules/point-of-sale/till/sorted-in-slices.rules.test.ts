import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SLICE, sortedInSlices } from './sorted-in-slices.rules.ts';

function drained<T>(steps: Generator<void, T>): { value: T; slices: number } {
  for (let slices = 0; ; slices += 1) {
    const step = steps.next();
    if (step.done) return { value: step.value, slices };
  }
}

it('sorts as sorting at once does, equals in the order they came in', () => {
  const row = fc.array(fc.nat(20), { size: 'max', maxLength: 3 * SLICE });
  fc.assert(
    fc.property(row, (numbers) => {
      const things = numbers.map((number, came) => ({ number, came }));
      const byNumber = (one: { number: number }, other: { number: number }) => one.number - other.number;
      expect(drained(sortedInSlices(things, byNumber)).value).toEqual(things.toSorted(byNumber));
    }),
    { numRuns: 20 },
  );
});

it('pauses after each slice and leaves the row as it was', () => {
  const row = Array.from({ length: 2 * SLICE + 1 }, (_, place) => -place);
  const before = [...row];
  expect(drained(sortedInSlices(row, (one, other) => one - other)).slices).toBeGreaterThanOrEqual(5);
  expect(row).toEqual(before);
});
