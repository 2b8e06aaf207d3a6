import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Reach, reachesAsFar, WHOLE_REACH } from './reach.ts';

const most = fc.option(fc.integer({ min: 1, max: 7 }));
const anyReach = fc.record({ own: fc.boolean(), days: most, newest: most });

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Every kind of document: whose, how old, how many newer ones there are in the branch and of its own maker. */
const WORLD = [true, false].flatMap((isOwn) =>
  PLACES.flatMap((ago) =>
    PLACES.flatMap((place) =>
      PLACES.filter((among) => among <= place).map((among) => ({ isOwn, ago, place, among })),
    ),
  ),
);

const isShown = ({ own, days, newest }: Reach, { isOwn, ago, place, among }: (typeof WORLD)[number]) =>
  (!own || isOwn) && ago < (days ?? 99) && (own ? among : place) < (newest ?? 99);

test('one reach covers another exactly where it shows all that the other shows', () => {
  fc.assert(
    fc.property(anyReach, anyReach, (held, asked) => {
      const isAllSeen = WORLD.every((one) => !isShown(asked, one) || isShown(held, one));
      expect(reachesAsFar(held, asked)).toBe(isAllSeen);
    }),
  );
});

test('the whole reach covers each, and only itself covers it', () => {
  fc.assert(
    fc.property(anyReach, (reach) => {
      expect(reachesAsFar(WHOLE_REACH, reach)).toBe(true);
      const isWhole = !reach.own && reach.days === null && reach.newest === null;
      expect(reachesAsFar(reach, WHOLE_REACH)).toBe(isWhole);
    }),
  );
});
