import { runForeignIds } from './testing/hostile/run-foreign-ids.ts';
import { onProofDatabase } from './testing/proof-system.ts';

export const name = 'foreign-ids';

const REQUESTS = 10_000;

/** Ten thousand requests with ids of another business, branch or store (reliability.md, T1 to T3). */
export async function run(size: number, seed: number): Promise<string> {
  return onProofDatabase(async (database) => {
    const { asked, faults } = await runForeignIds(database, { count: Math.ceil(REQUESTS * size), seed });
    if (faults.length)
      throw new Error(`${faults.length} faults:\n${[...new Set(faults)].slice(0, 40).join('\n')}`);
    return `${asked.business} with ids of another business, ${asked.branch} of another branch, ${asked.store} of another store: no byte, no change, no telling`;
  });
}
