import { sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import type { PageRequest } from './page-request.ts';
import { rowFilter } from './row-filter.ts';
import { rowSource } from './row-source.ts';

/** How many rows a request means on all its pages together, exactly: for what is done with all of them or with none. */
export async function countRows(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
): Promise<number> {
  const source = rowSource(entity, context, request);
  const where = rowFilter(entity, request, source, context);
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from ${source.rows()} ${source.joins()} where ${where}`.execute(context.tx.sql);
  return Number(rows[0]?.count ?? 0);
}
