import { registry } from '#modules/registry.ts';
import { workbookBytes } from '#server-kit/excel/write-workbook.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { openTwoBusinesses } from '../two-businesses.ts';
import type { Attempt } from './attempt.ts';
import { attemptsOf } from './attempts-of.ts';
import { chanceFrom } from './chance.ts';
import { goodCalls, type HostileGround } from './good-call.ts';
import { type Outcome, tryAttempts } from './try-attempts.ts';

interface Hostilities {
  perSort: number;
  seed: number;
  isTried?: (operation: Operation) => boolean;
  /** Faults of this sort alone. */
  sort?: string;
}

/**
 * Hostile input for every call of the product. `perSort` attempts of each sort are tried in each call, chosen by the
 * seed; all of them where it is Infinity. The database is closed with the server.
 */
export async function runHostile(
  database: TestDatabase,
  { perSort, seed, isTried = () => true, sort }: Hostilities,
): Promise<Outcome & { calls: number }> {
  const system = await openTwoBusinesses(database);
  try {
    const workbook = Buffer.from(await workbookBytes({ sheets: [SHEET] }));
    const { mine, theirs } = system;
    const ground: HostileGround = { mine, theirs, workbook, versions: new Map() };
    const calls = await goodCalls(system.operations.filter(isTried), ground);
    const attempts = calls.flatMap((call) =>
      chosen(
        attemptsOf(call, ground).filter((one) => !sort || one.sort === sort),
        perSort,
        seed,
      ),
    );
    const outcome = await tryAttempts(system, attempts.toSorted(byWhatTheyLeave), ground);
    return { ...outcome, calls: calls.length };
  } finally {
    await system.close();
  }
}

/** What might take a row away, of which all other attempts speak, comes last. */
function byWhatTheyLeave(one: Attempt, other: Attempt): number {
  const deletes = ({ operation, mustRefuse }: Attempt) =>
    /\.(delete|delete-many|void)$/.test(operation.name) ? (mustRefuse ? 1 : 2) : 0;
  return deletes(one) - deletes(other);
}

const SHEET = {
  name: registry.entity('category').name,
  columns: [{ title: 'Name' }],
  rows: [[{ kind: 'text' as const, text: 'x' }]],
};

function chosen(attempts: readonly Attempt[], perSort: number, seed: number): Attempt[] {
  const next = chanceFrom(seed);
  return [...Map.groupBy(attempts, ({ sort }) => sort).values()].flatMap((of) =>
    of
      .map((attempt) => ({ attempt, lot: next() }))
      .toSorted((a, b) => a.lot - b.lot)
      .slice(0, perSort)
      .map(({ attempt }) => attempt),
  );
}
