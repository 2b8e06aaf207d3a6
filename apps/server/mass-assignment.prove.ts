import { FORBIDDEN_KEYS } from './testing/hostile/hostile-values.ts';
import { runHostile } from './testing/hostile/run-hostile.ts';
import { onProofDatabase } from './testing/proof-system.ts';

export const name = 'mass-assignment';

/** Keys that are the server's to set, each in every body that is written (reliability.md, T5). */
export async function run(size: number, seed: number): Promise<string> {
  return onProofDatabase(async (database) => {
    const perSort = size >= 1 ? Infinity : Math.ceil(FORBIDDEN_KEYS.length * size);
    const { calls, tried, refused, faults } = await runHostile(database, {
      perSort,
      seed,
      sort: 'forbidden keys',
      isTried: ({ method, accepts }) => (method === 'POST' || method === 'PUT') && accepts === 'json',
    });
    if (faults.length || refused < tried)
      throw new Error(`${refused} of ${tried} refused\n${faults.join('\n')}`);
    return `${FORBIDDEN_KEYS.length} keys in ${calls} calls that write: ${tried} attempts, each refused by its name, no row changed`;
  });
}
