import { withProofSystem } from './testing/proof-system.ts';
import { tryWholeYear } from './testing/whole-year.ts';

export const name = 'whole-year';

/** A year of three shops, a workshop, a guest house and a haulier, held against hledger, plain statements and itself. */
export function run(size: number, seed: number): Promise<string> {
  return withProofSystem(async (system) => {
    const { events, compared, faults } = await tryWholeYear(system, { days: Math.ceil(365 * size), seed });
    if (faults.length > 0)
      throw new Error(`${faults.length} of ${compared}: ${faults.slice(0, 5).join('\n')}`);
    return `${events} entries, ${compared} comparisons`;
  });
}
