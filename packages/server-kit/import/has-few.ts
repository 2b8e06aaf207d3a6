import { sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import { scopeOf } from '../query/row-filter.ts';

/** A list of this length somebody has put together with care; before that a first sheet is what fills it. */
const FEW = 20;

/** Of some entities those that have few records so far and need no more than a title: new names of a sheet are added to them. */
export async function hasFew(
  entities: readonly AnyEntity[],
  context: ActorContext,
): Promise<ReadonlySet<string>> {
  const few = new Set<string>();
  for (const entity of new Set(entities)) {
    const needsMore = Object.entries(entity.fields).some(
      ([key, { options }]) => options.required && key !== entity.title && options.owner !== 'system',
    );
    if (needsMore) continue;
    const where = sql.join([sql`r.deleted_at is null`, ...scopeOf(entity, context)], sql` and `);
    const { rows } =
      await sql`select from ${sql.table(entity.table)} r where ${where} limit ${FEW + 1}`.execute(
        context.tx.sql,
      );
    if (rows.length <= FEW) few.add(entity.name);
  }
  return few;
}
