import { drawShare, drawSome } from './lots.ts';

interface Parts {
  /** Those whose subject changed. */
  touched: readonly string[];
  /** Those whose subject is as it was. */
  others: readonly string[];
}

interface Bounds {
  /** How much of the others runs. */
  share: number;
  /** As many as a run has time for, however much changed; those whose subject changed come first. No bound where left out. */
  most?: number;
  seed: number;
}

/** What a run takes of tests that cost more than it has time for: what a change touched, and a share of the rest by lot. */
export function chooseParts(
  { touched, others }: Parts,
  { share, most = Number.POSITIVE_INFINITY, seed }: Bounds,
): string[] {
  const first = drawSome(touched, most, seed);
  const rest = drawSome(drawShare(others, share, seed), most - first.length, seed);
  return [...first, ...rest].toSorted();
}
