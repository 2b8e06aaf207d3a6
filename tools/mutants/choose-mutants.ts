import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../test/change.ts';
import { drawSome } from '../test/lots.ts';
import type { Mutant } from './mutant.ts';

/** Which mutants are tried, and what is said of it. */
export interface Choice {
  chosen: Mutant[];
  said: string;
}

/**
 * Those that were changed themselves or whose file was, at most `most` of them, and `some` of the others, by lot. `before`
 * are the mutants as they stood where the change began; where there is no history to compare with, all count as changed.
 */
export function chooseMutants(
  mutants: readonly Mutant[],
  {
    change,
    before,
    seed,
    some,
    most,
  }: { change: Change; before: readonly Mutant[]; seed: number; some: number; most: number },
): Choice {
  const files = new Set(change.files);
  const stood = new Map(before.map((mutant) => [mutant.name, mutant]));
  const isChanged = (mutant: Mutant) =>
    change.since === null || files.has(mutant.file) || !isDeepStrictEqual(stood.get(mutant.name), mutant);
  const changed = mutants.filter(isChanged).map(({ name }) => name);
  const others = mutants.filter((mutant) => !isChanged(mutant)).map(({ name }) => name);
  const drawn = new Set([...drawSome(changed, most, seed), ...drawSome(others, some, seed)]);
  const left = changed.length - Math.min(most, changed.length);
  return {
    chosen: mutants.filter(({ name }) => drawn.has(name)),
    said: `Mutants: ${Math.min(most, changed.length)} of ${changed.length} whose target changed${left > 0 ? ' (all of them: npm run mutants -- --changed --most all)' : ''}, ${Math.min(some, others.length)} of ${others.length} others.`,
  };
}
