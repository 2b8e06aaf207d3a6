import { withProofSystem } from '#server/testing/proof-system.ts';
import { tryRandomEnvelope } from '../../testing/envelope/random-envelope.ts';

export const name = 'random-envelope';

const ACTIONS = 1000;

/** Whatever sessions and tokens of every kind do, over branches: nobody gets or takes more than the actor holds. */
export function run(size: number, seed: number): Promise<string> {
  return withProofSystem(async (system) => {
    const counts = await tryRandomEnvelope(system, { count: Math.ceil(ACTIONS * size), seed });
    const said = [...counts].map(
      ([what, { taken, refused }]) => `${what} ${taken} taken, ${refused} refused`,
    );
    return `${said.toSorted().join('; ')}; nobody got or took more than the actor held`;
  });
}
