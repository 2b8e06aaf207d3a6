import { sql } from 'kysely';
import type { Expression } from '#core/conditions.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import { conditionSql } from './condition-sql.ts';
import { rowSource } from './row-source.ts';

/** Which of some records of the business meet a condition, those that were deleted among them. */
export async function recordsUnder(
  entity: AnyEntity,
  condition: Expression,
  ids: readonly string[],
  context: ActorContext,
): Promise<string[]> {
  const source = rowSource(entity, context, {}, { whole: true });
  const where = conditionSql(condition, entity, source, context);
  const { rows } = await sql<{ id: string }>`select r.id from ${source.rows()} ${source.joins()}
    where r.id = any (${ids}::uuid[]) and ${where}`.execute(context.tx.sql);
  return rows.map(({ id }) => id);
}
