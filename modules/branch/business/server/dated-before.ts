import { isDayOfBooks } from '#core/derive/named-records.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** A ledger in which records stand that have no document of their own, such as opening stock: by kind, id and day. */
export interface DatedLedger {
  /** Its table, with `source_kind`, `source_id` and `date`. */
  table: string;
}

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    datedLedgers: DatedLedger;
  }
}

/** How many records of the business are dated before a day, in whatever branch, and the first day of any. */
export async function datedBefore(
  { tx, services }: Pick<ActorContext, 'tx' | 'services'>,
  day: string,
): Promise<{ count: number; first: string | null }> {
  const documents = services.registry.entities.filter(
    ({ ledger, fields: { date } }) => !ledger && date && !date.options.from && isDayOfBooks(date),
  );
  const parts = [
    ...documents.map(
      ({ name, table }) => `select '${name}', id, date from ${table} where deleted_at is null`,
    ),
    ...services
      .brought('datedLedgers')
      .map(({ table }) => `select source_kind, source_id, date from ${table}`),
  ];
  const [found] = await tx.query<{ count: number; first: string | null }>(
    `select count(distinct (kind, id))::int as count, min(date)::text as first
     from (${parts.join(' union all ')}) dated(kind, id, date) where date < $1`,
    [day],
  );
  return found ?? { count: 0, first: null };
}
