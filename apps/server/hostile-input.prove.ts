import { runHostile } from './testing/hostile/run-hostile.ts';
import { onProofDatabase } from './testing/proof-system.ts';

export const name = 'hostile-input';

/**
 * Every fault we know of in every place of every call (reliability.md, T1, T2, T5, T8). `ONLY=api/user,/totals` tries
 * the calls with that in their path, such as those that came since it last ran whole.
 */
export async function run(size: number, seed: number): Promise<string> {
  const only = process.env.ONLY?.split(',');
  return onProofDatabase(async (database) => {
    const perSort = size >= 1 ? Infinity : Math.ceil(40 * size);
    const { calls, tried, refused, faults, slowest } = await runHostile(database, {
      perSort,
      seed,
      isTried: ({ path }) => only?.some((part) => path.includes(part)) ?? true,
    });
    if (faults.length) throw new Error(`${faults.length} of ${tried}:\n${oneOfEach(faults).join('\n')}`);
    return `${calls} calls, ${tried} attempts, ${refused} refused, nothing changed by them, the slowest took ${slowest.toFixed()} ms`;
  });
}

/** Faults come by the hundred from one cause; one of each call and sort shows it. */
function oneOfEach(faults: readonly string[]): string[] {
  const alike = Map.groupBy(faults, (fault) => fault.replace(/\?\S*/, '').split(' · ', 2).join());
  return [...alike.values()].map((of) => `${of.length} × ${of[0]}`);
}
