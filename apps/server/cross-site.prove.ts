import { runCrossSite } from './testing/hostile/cross-site.ts';
import { onProofDatabase } from './testing/proof-system.ts';

export const name = 'cross-site';

/** Every call that writes, in every form in which another site can have it sent (reliability.md, T11). */
export async function run(size: number, seed: number): Promise<string> {
  return onProofDatabase(async (database) => {
    const perCall = size >= 1 ? Infinity : Math.ceil(80 * size);
    const { calls, tried, faults } = await runCrossSite(database, { perCall, seed });
    if (faults.length) throw new Error(`${faults.length} of ${tried}:\n${faults.slice(0, 40).join('\n')}`);
    return `${calls} calls that write, ${tried} times sent for another site: 0 taken, every row as it was`;
  });
}
