import { rowsHash } from '#server-kit/testing/all-rows.ts';
import type { Ask, Reply } from '#server-kit/testing/test-server.ts';
import type { TwoBusinesses } from '../two-businesses.ts';
import type { Attempt } from './attempt.ts';
import { differences, faultsOf } from './faults-of.ts';
import type { HostileGround } from './good-call.ts';

export interface Outcome {
  tried: number;
  refused: number;
  /** What was not as it must be, in a line each. */
  faults: string[];
  /** The longest that one attempt kept the server, in milliseconds. */
  slowest: number;
}

/**
 * Makes the attempts one after the other as the owner of one business and looks after each: was it a refusal in a
 * sentence that names what is at fault, is every row as it was, and do others still get an answer.
 */
export async function tryAttempts(
  system: TwoBusinesses,
  attempts: readonly Attempt[],
  { versions }: Pick<HostileGround, 'versions'>,
): Promise<Outcome> {
  const outcome: Outcome = { tried: 0, refused: 0, faults: [], slowest: 0 };
  const watch = await watchRows(system);
  const send = sender(system);
  let last = '';
  for (const attempt of attempts) {
    const began = performance.now();
    const reply = await send(attempt, attempt.ask);
    outcome.slowest = Math.max(outcome.slowest, performance.now() - began);
    outcome.tried += 1;
    if (reply.status >= 400) outcome.refused += 1;
    keepVersion(reply, versions);
    const faults = [...faultsOf(attempt, reply, system.canary), ...(await watch.look(reply.status >= 400))];
    if (attempt.twin) {
      const twin = await send({ ...attempt, route: attempt.twin.route }, attempt.twin.ask);
      faults.push(...differences(reply, twin, attempt.twin.ids), ...(await watch.look(twin.status >= 400)));
    }
    if (attempt.operation.name !== last) {
      last = attempt.operation.name;
      const other = await system.server.ask(system.theirs.owner, 'GET api/category/list?limit=1');
      if (other.status !== 200) faults.push(`nobody else is answered: ${other.status}`);
    }
    const where = `${attempt.route.slice(0, 120)} · ${attempt.sort} · ${attempt.what.slice(0, 120)}`;
    outcome.faults.push(...faults.map((fault) => `${where}: ${fault}`));
  }
  return outcome;
}

/** Sends each attempt from another address: guests are counted by it, and here it is their input that is looked at. */
function sender({ server, mine }: TwoBusinesses) {
  let address = 0;
  return (attempt: Pick<Attempt, 'operation' | 'route'>, ask: Ask) => {
    address += 1;
    const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
    const caller = attempt.operation.kind === 'guest' ? null : mine.owner;
    return server.ask(caller, attempt.route, { ...ask, address: from });
  };
}

function keepVersion({ status, body }: Reply, versions: Map<string, number>): void {
  const { id, version } = (status === 200 && body.message) || {};
  if (typeof id === 'string' && typeof version === 'number') versions.set(id, version);
}

/** Compares the rows whenever a transaction has written since the last look. */
async function watchRows({ server, mine, theirs }: TwoBusinesses) {
  const { database } = server;
  const hashOf = await rowsHash(database);
  const transactions = async () => {
    const [row] = await database.adminQuery<{ next: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
    );
    return row?.next;
  };
  const look = async () => ({
    mine: await hashOf(mine.owner.businessId),
    theirs: await hashOf(theirs.owner.businessId),
    next: await transactions(),
  });
  let before = await look();
  return {
    async look(wasRefused: boolean): Promise<string[]> {
      if ((await transactions()) === before.next) return [];
      const former = before;
      before = await look();
      return [
        ...(former.theirs === before.theirs ? [] : ['rows of another business changed']),
        ...(wasRefused && former.mine !== before.mine ? ['it was refused and changed something'] : []),
      ];
    },
  };
}
