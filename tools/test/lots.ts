import { createHash } from 'node:crypto';

/** The lot of a name under a seed, from 0 up to 1: the same whatever else is drawn with it. */
export function lotOf(seed: number, name: string): number {
  return createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE() / 2 ** 32;
}

/** About `share` of the names, by lot. */
export function drawShare(names: readonly string[], share: number, seed: number): string[] {
  return names.filter((name) => lotOf(seed, name) < share);
}

/** `count` of the names, by lot; all of them where they are fewer. */
export function drawSome(names: readonly string[], count: number, seed: number): string[] {
  return names.toSorted((one, other) => lotOf(seed, one) - lotOf(seed, other)).slice(0, count);
}
