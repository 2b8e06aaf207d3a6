import type { AnyEntity } from '#core/define-entity.ts';
import type { ActorContext } from '../operation/context.ts';
import type { Row } from '../operation/row.ts';
import { readRows } from './list-rows.ts';
import type { PageRequest } from './page-request.ts';

/** Rows in which a word is found; without a word, the first rows of the list. */
export async function searchRows(
  entity: AnyEntity,
  request: PageRequest,
  context: ActorContext,
): Promise<Row[]> {
  return readRows(entity, request, context);
}
