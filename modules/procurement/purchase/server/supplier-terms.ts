import { addDays } from '#core/business-day.ts';
import { InvalidFields } from '#core/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { supplier } from '../../supplier/supplier.entity.ts';

/** Within how many days suppliers are paid, by their ids; null where nothing was agreed. */
export type SupplierTerms = ReadonlyMap<string, number | null>;

/** The terms of suppliers; `not_found` where one is none of the business. */
export async function termsOfSuppliers(
  { tx }: CommandContext,
  named: readonly (string | null)[],
): Promise<SupplierTerms> {
  const ids = named.filter((id) => id !== null);
  const known = await tx.query<{ id: string; credit_days: number | null }>(
    `select id, credit_days from ${supplier.table} where id = any($1) and deleted_at is null`,
    [ids],
  );
  const terms = new Map(known.map(({ id, credit_days }) => [id, credit_days]));
  if (!ids.every((id) => terms.has(id))) throw new InvalidFields({ supplier_id: { key: 'not_found' } });
  return terms;
}

/** Until when something is paid that was bought on a day. */
export function dueBy(terms: SupplierTerms, id: string | null, date: string): string | null {
  const days = id === null ? null : (terms.get(id) ?? null);
  return days === null ? null : addDays(date, days);
}
