import type { Tx } from '#server-kit/db/transaction.ts';
import { optOut } from '../../opt-out/opt-out.entity.ts';

/** Those of the numbers that asked the business not to be written to. */
export async function optedOut(tx: Tx, phones: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const found = await tx.query<{ phone_number: string }>(
    `select phone_number from ${optOut.table} where phone_number = any($1) and deleted_at is null`,
    [phones.filter((phone) => phone !== null)],
  );
  return new Set(found.map(({ phone_number }) => phone_number));
}
