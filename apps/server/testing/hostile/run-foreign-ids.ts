import { registry } from '#modules/registry.ts';
import { rowsHash } from '#server-kit/testing/all-rows.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { openTwoBusinesses } from '../two-businesses.ts';
import type { Attempt } from './attempt.ts';
import { chanceFrom } from './chance.ts';
import { differences, faultsOf } from './faults-of.ts';
import { foreignIds, foreignStores } from './foreign-ids.ts';
import { type GoodCall, goodCalls, idsOfOthers } from './good-call.ts';

/** What became of requests with ids of others. */
export interface ForeignOutcome {
  /** Requests with a foreign id, each asked again with an id that nobody has. */
  asked: Record<Side, number>;
  faults: string[];
}

/** Whose the foreign ids are: of another business, of another branch, or of a store of the own branch that others keep. */
type Side = 'business' | 'branch' | 'store';

/**
 * Requests drawn by lot over every id slot of the described interface, with rows of another business, of another branch
 * and of another store in them. None may hold a byte of the other side, change a row there, or be told from one with an unknown id.
 */
export async function runForeignIds(
  database: TestDatabase,
  { count, seed }: { count: number; seed: number },
): Promise<ForeignOutcome> {
  const system = await openTwoBusinesses(database);
  const [{ mine, theirs }, mark] = [system, `beside${system.canary}`];
  const beside = await system.openBesideMine(mark);
  const nextDoor = await system.keepOutOfStore(`store${system.canary}`);
  const ground = { mine, theirs, workbook: Buffer.from(''), versions: new Map<string, number>() };
  const calls = (await goodCalls(system.operations, ground)).filter(
    ({ operation }) => operation.kind !== 'guest',
  );
  const sides: { side: Side; of: (call: GoodCall) => Attempt[] }[] = [
    { side: 'business', of: (call) => foreignIds(call, idsOfOthers(ground)) },
    { side: 'branch', of: (call) => foreignIds(call, rowsOfBranch(beside.ids)) },
    {
      side: 'store',
      of: (call) => [...foreignIds(call, nextDoor.ids), ...foreignStores(call, nextDoor.storeId)],
    },
  ];
  const places = sides.flatMap(({ side, of }) =>
    calls.flatMap((call) => of(call).map((_, place) => ({ side, of, call, place }))),
  );
  const hash = {
    business: await rowsHash(database),
    branch: await rowsHash(database, 'branch_id'),
    store: await rowsHash(database, 'store_id'),
  };
  const hashes = async () =>
    JSON.stringify([
      await hash.business(theirs.owner.businessId),
      await hash.branch(beside.owner.branchId),
      await hash.store(nextDoor.storeId),
    ]);
  const before = await hashes();
  const outcome: ForeignOutcome = { asked: { business: 0, branch: 0, store: 0 }, faults: [] };
  const next = chanceFrom(seed);
  try {
    for (let n = 0; n < count; n += 1) {
      const drawn = places[Math.floor(next() * places.length)];
      const attempt = drawn?.of(drawn.call)[drawn.place];
      if (!drawn || !attempt?.twin) throw new Error('There is no place for a foreign id.');
      outcome.asked[drawn.side] += 1;
      const reply = await system.server.ask(mine.owner, attempt.route, attempt.ask);
      const twin = await system.server.ask(mine.owner, attempt.twin.route, attempt.twin.ask);
      const faults = [
        ...faultsOf(attempt, reply, system.canary),
        ...differences(reply, twin, attempt.twin.ids),
      ];
      outcome.faults.push(...faults.map((fault) => `${tell(attempt)} (${drawn.side}): ${fault}`));
      if (n % EVERY === 0 && (await hashes()) !== before) {
        outcome.faults.push(`${tell(attempt)}, or one before it, changed rows of the other side`);
        break;
      }
    }
    if ((await hashes()) !== before) outcome.faults.push('rows of the other side changed');
    return outcome;
  } finally {
    await system.close();
  }
}

/** How often the rows of the other side are looked at. */
const EVERY = 250;

/** What all branches of a business share is no secret among them. */
function rowsOfBranch(ids: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).filter(([name]) => registry.entity(name).scope === 'branch'));
}

function tell({ route, what }: Attempt): string {
  return `${route.slice(0, 120)} · ${what}`;
}
