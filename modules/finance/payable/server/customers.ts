import type { Work } from '#server-kit/command/work.ts';
import { NotFound } from '#server-kit/http/errors.ts';

/** Finance stands before the customers in the line of modules and knows them by name only. */
const CUSTOMER = 'customer';

/** The name of a customer of the business; 404 where there is none. */
export async function nameOfCustomer(tx: Work, id: string): Promise<string> {
  const [found] = await tx.query<{ name: string }>(
    `select name from ${tx.registry.entity(CUSTOMER).table} where id = $1 and deleted_at is null`,
    [id],
  );
  if (!found) throw NotFound();
  return found.name;
}

/** Locks customers, also those that were deleted since, in the order of their ids. */
export async function holdCustomers(tx: Work, ids: readonly (string | null)[]): Promise<void> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return;
  await tx.query(
    `select id from ${tx.registry.entity(CUSTOMER).table} where id = any($1) order by id for no key update`,
    [known],
  );
}

/** Locks a customer, so that two payments do not spend one deposit and two sales not one credit limit. */
export async function lockCustomer(tx: Work, id: string): Promise<string> {
  // A key stays free: rows that name the customer are inserted meanwhile and wait for nobody.
  const [found] = await tx.query<{ name: string }>(
    `select name from ${tx.registry.entity(CUSTOMER).table} where id = $1 and deleted_at is null
     for no key update`,
    [id],
  );
  if (!found) throw NotFound();
  return found.name;
}
