import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import type { PageRequest } from './page-request.ts';
import { takesAll } from './row-filter.ts';
import { isVisibilityLimited } from './visibility-sql.ts';

/** Whether the count that the database maintains is the total: where the caller is shown every live row. */
export function isCounted(entity: AnyEntity, request: PageRequest, context: ActorContext): boolean {
  return takesAll(request) && !entity.linesOf && !isVisibilityLimited(entity, context);
}

/** What a `from` needs for the maintained counts of the live rows of a list, `c`: differences by month, to be summed. */
export function rowCounts(entity: AnyEntity, { branch }: ActorContext): RawBuilder<unknown> {
  const here = entity.scope === 'branch' ? sql` and c.branch_id = ${branch.id}` : sql``;
  return sql`ctx.row_counts c where c.table_name = ${entity.table}${here}`;
}
