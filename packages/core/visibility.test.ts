import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FULL_VISIBILITY, seesAsMuch, type Visibility } from './visibility.ts';

const most = fc.option(fc.integer({ min: 1, max: 7 }));
const anyVisibility = fc.record({ own: fc.boolean(), days: most, newest: most });

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Every kind of document: whose, how old, how many newer ones there are in the branch and of its own maker. */
const WORLD = [true, false].flatMap((isOwn) =>
  PLACES.flatMap((ago) =>
    PLACES.flatMap((place) =>
      PLACES.filter((among) => among <= place).map((among) => ({ isOwn, ago, place, among })),
    ),
  ),
);

const isShown = ({ own, days, newest }: Visibility, { isOwn, ago, place, among }: (typeof WORLD)[number]) =>
  (!own || isOwn) && ago < (days ?? 99) && (own ? among : place) < (newest ?? 99);

test('one visibility covers another exactly where it shows all that the other shows', () => {
  fc.assert(
    fc.property(anyVisibility, anyVisibility, (held, asked) => {
      const isAllSeen = WORLD.every((one) => !isShown(asked, one) || isShown(held, one));
      expect(seesAsMuch(held, asked)).toBe(isAllSeen);
    }),
  );
});

test('full visibility covers each, and only itself covers it', () => {
  fc.assert(
    fc.property(anyVisibility, (visibility) => {
      expect(seesAsMuch(FULL_VISIBILITY, visibility)).toBe(true);
      const isWhole = !visibility.own && visibility.days === null && visibility.newest === null;
      expect(seesAsMuch(visibility, FULL_VISIBILITY)).toBe(isWhole);
    }),
  );
});
