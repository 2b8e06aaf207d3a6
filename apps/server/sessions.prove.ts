import { withProofSystem } from './testing/proof-system.ts';
import {
  type Tally,
  tryAfterLogout,
  tryFixation,
  tryHalves,
  tryIdentical,
  tryOneCode,
  tryOneRecovery,
  tryOtherKeys,
  tryReplays,
} from './testing/session-attacks.ts';

export const name = 'sessions';

/** Half a session, a replayed header, a planted cookie, a late call open nothing; what counts once counts once (T12, T14, T15). */
export function run(size: number): Promise<string> {
  const times = (full: number) => Math.max(10, Math.round(full * size));
  return withProofSystem(async (system) => {
    const said: string[] = [];
    const expect = (what: string, { tries, opened }: Tally, right: number) => {
      if (opened !== right) throw new Error(`${what}: ${opened} of ${tries} were let in, ${right} should be`);
      said.push(`${what} ${opened} of ${tries}`);
    };
    expect('halves', await tryHalves(system, times(1000)), 0);
    expect('replays', await tryReplays(system, times(1000)), 0);
    expect('identical calls', await tryIdentical(system, times(1000)), 0);
    expect('writes under other keys', await tryOtherKeys(system, times(200)), 0);
    expect('planted cookies', await tryFixation(system, times(100)), 0);
    expect('after logout', await tryAfterLogout(system, times(100)), 0);
    expect('one code of an authenticator', await tryOneCode(system, times(50)), 1);
    const { codes, proofs } = await tryOneRecovery(system, times(50));
    expect('one code of a message', codes, 1);
    expect('one proof of it', proofs, 1);
    return said.join(', ');
  });
}
