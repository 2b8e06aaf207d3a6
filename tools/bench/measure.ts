/** Times of one thing in milliseconds: what half of the calls took at most, and the span in which eight of ten lie. */
export interface Times {
  median: number;
  low: number;
  high: number;
}

/**
 * Runs several things in turn, round after round, so that whatever else the machine does at that moment hits them all.
 * Gives the times of each in the order of the rounds.
 */
export async function inTurn<K extends string>(
  things: Record<K, () => Promise<unknown>>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Record<K, number[]>> {
  const names = Object.keys(things) as K[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of names) {
      const began = performance.now();
      await things[name]();
      if (round >= 0) taken[name].push(performance.now() - began);
    }
  }
  return taken;
}

export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), low: at(0.1), high: at(0.9) };
}

/** What 95 of 100 calls take at most. */
export function p95Of(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}

/** Times as they stand in a paper. */
export const span = ({ median, low, high }: Times, decimals = 2) =>
  `${median.toFixed(decimals)} (${low.toFixed(decimals)} to ${high.toFixed(decimals)})`;

/** How the medians of two things relate in each of five stretches of a run, lowest, middle and highest. */
export function ratioOf(above: readonly number[], below: readonly number[]): Times {
  const stretch = Math.ceil(above.length / 5);
  const ratios = [0, 1, 2, 3, 4].map((n) => {
    const part = (values: readonly number[]) => timesOf(values.slice(n * stretch, (n + 1) * stretch)).median;
    return part(above) / part(below);
  });
  const sorted = ratios.toSorted((a, b) => a - b);
  return { median: sorted[2] ?? 0, low: sorted[0] ?? 0, high: sorted[4] ?? 0 };
}
