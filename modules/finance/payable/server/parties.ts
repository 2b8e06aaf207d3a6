import type { Work } from '#server-kit/command/work.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { PARTY_KINDS, type Party, type PartyColumns, partyOf } from '../party.rules.ts';

// Finance stands before customers and suppliers in the line of modules and knows them by the name of their definition.

/** The name of a party of the business; 404 where there is none. */
export async function nameOfParty(tx: Work, { kind, id }: Party): Promise<string> {
  const [found] = await tx.query<{ name: string }>(
    `select name from ${tx.registry.entity(kind).table} where id = $1 and deleted_at is null`,
    [id],
  );
  if (!found) throw NotFound();
  return found.name;
}

/** Locks the parties that rows name, also those that were deleted since: kind by kind, in the order of their ids. */
export async function holdParties(tx: Work, rows: readonly Partial<PartyColumns>[]): Promise<void> {
  const parties = rows.flatMap((row) => partyOf({ ...row }) ?? []);
  for (const kind of PARTY_KINDS) {
    const ids = new Set(parties.filter((party) => party.kind === kind).map(({ id }) => id));
    if (ids.size === 0) continue;
    await tx.query(
      `select id from ${tx.registry.entity(kind).table} where id = any($1) order by id for no key update`,
      [[...ids]],
    );
  }
}

/** Locks a party, so that two payments do not spend one deposit and two sales not one credit limit; answers its name. */
export async function lockParty(tx: Work, { kind, id }: Party): Promise<string> {
  // A key stays free: rows that name the party are inserted meanwhile and wait for nobody.
  const [found] = await tx.query<{ name: string }>(
    `select name from ${tx.registry.entity(kind).table} where id = $1 and deleted_at is null
     for no key update`,
    [id],
  );
  if (!found) throw NotFound();
  return found.name;
}
