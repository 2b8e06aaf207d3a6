import { folded } from '#core/folded-text.ts';
import type { RegisterLine } from './guest-register.answer.ts';

/** How many guests of each nationality came, the most first; those of whom none is noted stand last, under no name. */
export function byNationality(
  guests: readonly Pick<RegisterLine, 'nationality'>[],
): { name: string; count: number }[] {
  // “Tanzanian” and “tanzanian ” are typed by two people and are one.
  const groups = Map.groupBy(guests, ({ nationality }) => folded((nationality ?? '').trim()));
  return [...groups.values()]
    .map((some) => ({ name: some[0]?.nationality?.trim() ?? '', count: some.length }))
    .toSorted(
      (a, b) =>
        Number(a.name === '') - Number(b.name === '') || b.count - a.count || a.name.localeCompare(b.name),
    );
}

/** Adults of whom no number of a paper is noted, or of whom it was erased since. */
export function adultsWithoutIdentity(
  guests: readonly Pick<RegisterLine, 'child' | 'identity_number'>[],
): number {
  return guests.filter(({ child, identity_number }) => !child && !identity_number).length;
}
