import { tryPermissionMatrix } from './testing/permission-matrix.ts';
import { withProofSystem } from './testing/proof-system.ts';

export const name = 'permission-matrix';

/** Every call of the registry, with and without each right that it names, held here, elsewhere and nowhere. */
export function run(size: number, seed: number): Promise<string> {
  return withProofSystem(async (system) => {
    const { cells, denied, operations } = await tryPermissionMatrix(system, { share: size, seed });
    return `${operations} calls asked ${cells} times by somebody of two branches: ${denied} denied, all others let through`;
  });
}
