import { withProofSystem } from '#server/testing/proof-system.ts';
import { tryFirstStartElsewhere } from '../../testing/first-start-elsewhere.ts';

export const name = 'first-start-elsewhere';

const STARTS = 6;
const GUESSES = 100;

/** Whoever comes first on the network does not become the owner: a first start from a second address takes the code. */
export async function run(size: number): Promise<string> {
  const starts = Math.max(1, Math.round(STARTS * size));
  let [addresses, refused] = [0, 0];
  for (let start = 0; start < starts; start += 1) {
    // Few guesses leave the address its tries for the right code; many use them up.
    const guesses = start % 2 === 0 ? 3 : Math.max(12, Math.round(GUESSES * size));
    const tried = await withProofSystem((system) => tryFirstStartElsewhere(system, guesses));
    if (tried.faults.length) throw new Error(tried.faults.join('; '));
    addresses = tried.addresses;
    refused += tried.refused;
  }
  if (addresses === 0) throw new Error('this machine has no second address to try it from');
  return `${starts} first starts from ${addresses} other addresses: ${refused} refused, each begun once and only by the code`;
}
