import { tryPermissionMatrix } from './testing/permission-matrix.ts';
import { inProofHouse } from './testing/proof-house.ts';

export const name = 'permission-matrix';

/** Every call of the registry, with and without each right that it names, held here, elsewhere and nowhere. */
export function run(size: number, seed: number): Promise<string> {
  return inProofHouse(async (house) => {
    const { cells, denied, operations } = await tryPermissionMatrix(house, { share: size, seed });
    return `${operations} calls asked ${cells} times by somebody of two branches: ${denied} denied, all others let through`;
  });
}
