import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { entityNamed } from '#core/define-module.ts';
import { veilFrom } from '#core/derive/veil.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { recordsUnder } from '#server-kit/query/records-under.ts';

/** By record, the columns of it that the caller may not read, though he may of other records of its kind. */
export async function veiledColumns(
  context: ActorContext,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const [name, acts] of Map.groupBy(rows, (row) => String(row.entity))) {
    const entity = entityNamed(context.services.registry, name);
    const veil = entity && veilFrom(entity, context.actor);
    if (!entity || !veil) continue;
    const ids = acts.map(({ record_id }) => String(record_id));
    const columns = columnsOf(entity, veil.over);
    for (const id of await recordsUnder(entity, veil.when, ids, context)) found.set(id, columns);
  }
  return found;
}

function columnsOf(entity: AnyEntity, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const field = entity.fields[key];
    return field ? [columnOf(key, field)] : [];
  });
}
