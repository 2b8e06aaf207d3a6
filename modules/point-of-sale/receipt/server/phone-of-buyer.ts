import { customer } from '#modules/customer/customer/customer.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** Whom a sale was made to and where he is reached; null for a sale without customer. */
export async function phoneOfBuyer(
  tx: Tx,
  { customer_id }: { customer_id?: unknown },
): Promise<{ name: string; phone_number: string | null } | null> {
  if (!customer_id) return null;
  const [buyer] = await tx.query<{ name: string; phone_number: string | null }>(
    `select c.name, c.phone_number from ${customer.table} c where c.id = $1 and c.deleted_at is null`,
    [customer_id],
  );
  return buyer ?? null;
}
