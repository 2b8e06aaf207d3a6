import { drawShare, drawSome } from './lots.ts';

interface Parts {
  /** Those whose subject changed; where there are several lists, what changed is nearer to those of an earlier one. */
  touched: readonly (readonly string[])[];
  /** Those whose subject is as it was. */
  others: readonly string[];
}

interface Bounds {
  /** How much of the others runs. */
  share: number;
  /** As much as a run has time for, however much changed; those whose subject changed come first. No bound where left out. */
  most?: number;
  /** How much of that one of them takes; one where left out. */
  cost?: (name: string) => number;
  seed: number;
}

/** What a run takes of tests that cost more than it has time for: what a change touched, and a share of the rest by lot. */
export function chooseParts(
  { touched, others }: Parts,
  { share, most = Number.POSITIVE_INFINITY, cost = () => 1, seed }: Bounds,
): string[] {
  const chosen = new Set<string>();
  let left = most;
  for (const tier of [...touched, drawShare(others, share, seed)])
    for (const name of drawSome(tier, tier.length, seed)) {
      // One that is longer than what is left gives way to shorter ones; the lot of another run begins with it.
      if (chosen.has(name) || cost(name) > left) continue;
      chosen.add(name);
      left -= cost(name);
    }
  return [...chosen].toSorted();
}
