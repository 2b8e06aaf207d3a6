import type { Tx } from '#server-kit/db/transaction.ts';

/** Whether anything was ever posted or numbered in a branch; from then on its currency and abbreviation are fixed. */
export async function haveEntries(tx: Tx, branchId: string): Promise<boolean> {
  const [found] = await tx.query<{ begun: boolean }>(
    `select exists (select from journal_entries where branch_id = $1)
         or exists (select from number_series where branch_id = $1) as begun`,
    [branchId],
  );
  return found?.begun ?? false;
}
