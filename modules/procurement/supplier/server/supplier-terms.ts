import { addDays } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { supplier } from '../supplier.entity.ts';

/** Within how many days suppliers are paid, by their ids; null where nothing was agreed. */
export type SupplierTerms = ReadonlyMap<string, number | null>;

/** The terms of suppliers, by the fields that name them; one that is none of the business is refused at its field. */
export async function termsOfSuppliers(
  { tx }: CommandContext,
  named: Readonly<Record<string, string | null>>,
): Promise<SupplierTerms> {
  const ids = Object.values(named).filter((id) => id !== null);
  const known = await tx.query<{ id: string; credit_days: number | null }>(
    `select id, credit_days from ${supplier.table} where id = any($1) and deleted_at is null`,
    [ids],
  );
  const terms = new Map(known.map(({ id, credit_days }) => [id, credit_days]));
  const unknown = Object.entries(named).filter(([, id]) => id !== null && !terms.has(id));
  if (unknown.length > 0)
    throw new InvalidFields(Object.fromEntries(unknown.map(([field]) => [field, { key: 'not_found' }])));
  return terms;
}

/** Until when something is paid that was bought on a day. */
export function dueBy(terms: SupplierTerms, id: string | null, date: string): string | null {
  const days = id === null ? null : (terms.get(id) ?? null);
  return days === null ? null : addDays(date, days);
}
