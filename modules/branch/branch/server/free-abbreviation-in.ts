import type { Tx } from '#server-kit/db/transaction.ts';
import { branch } from '../branch.entity.ts';
import { freeAbbreviation } from '../branch.rules.ts';

/** The abbreviation that a branch of this name gets among the branches of its business. */
export async function freeAbbreviationIn(
  tx: Tx,
  name: string,
  also: readonly string[] = [],
): Promise<string> {
  const rows = await tx.query<{ abbreviation: string | null }>(
    `select abbreviation from ${branch.table} where deleted_at is null`,
  );
  return freeAbbreviation(name, [...also, ...rows.flatMap(({ abbreviation }) => abbreviation ?? [])]);
}
