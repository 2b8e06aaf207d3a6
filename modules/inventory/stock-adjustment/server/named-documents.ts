import { columnOf } from '#core/define-entity.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** Names the documents that movements come from: the number of a sale, a purchase, whatever kind the product knows. */
export async function nameDocuments(
  { tx, services }: ActorContext,
  rows: readonly NamesDocument[],
): Promise<void> {
  for (const [kind, of] of Map.groupBy(rows, ({ source_kind }) => String(source_kind))) {
    const entity = services.registry.entities.find(({ name }) => name === kind);
    const number = entity?.fields.number;
    if (!entity || !number) continue;
    const found = await tx.query<{ id: string; number: string }>(
      `select id, ${columnOf('number', number)} as number from ${entity.table} where id = any($1::uuid[])`,
      [[...new Set(of.map(({ source_id }) => source_id))]],
    );
    const numbers = new Map(found.map(({ id, number }) => [id, number]));
    for (const row of of) row.document = numbers.get(String(row.source_id)) ?? null;
  }
}

/** What names a document by kind and id. */
interface NamesDocument {
  source_kind?: unknown;
  source_id?: unknown;
  document?: unknown;
}
