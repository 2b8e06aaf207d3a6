import { columnOf } from '#core/define-entity.ts';
import type { ActivityRecord } from '#server-kit/command/activities.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';

/** What is called after another record, as settings are after their branch, stands in the activities by the name of that. */
export async function withRecordNames(
  records: readonly ActivityRecord[],
  { tx, services }: ActorContext,
): Promise<ActivityRecord[]> {
  const borrowed = Map.groupBy(records, ({ entity }) => targetOf(entity));
  const names = new Map<string, string>();
  for (const [target, of] of borrowed) {
    if (!target) continue;
    const { table, fields, title } = services.registry.entity(target);
    const field = fields[title];
    if (!field) continue;
    const rows = await tx.query<{ id: string; name: string }>(
      `select id, ${columnOf(title, field)} as name from ${table} where id = any ($1::uuid[])`,
      [of.map(({ record_name }) => record_name)],
    );
    for (const { id, name } of rows) names.set(id, name);
  }
  return records.map((record) => ({
    ...record,
    record_name: targetOf(record.entity) ? (names.get(record.record_name ?? '') ?? null) : record.record_name,
  }));

  function targetOf(name: string): string | undefined {
    // Jobs of the servers are no entity, and called by their own name.
    const entity = services.registry.entities.find((known) => known.name === name);
    return entity?.fields[entity.title]?.target;
  }
}
