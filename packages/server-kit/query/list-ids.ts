import { sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import { refusal } from '#core/errors.ts';
import { LARGEST_SELECTION } from '#core/list-state.ts';
import type { QueryContext } from '../operation/context.ts';
import type { QueryOperation } from '../operation/operation.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { rowFilter } from './row-filter.ts';
import { rowSource } from './row-source.ts';

export const TooManyToSelect = refusal<{ most: number }>('too_many_to_select', 409, {
  en: 'You can select at most {most} rows at once. Narrow the list first.',
  sw: 'Unaweza kuchagua safu {most} tu kwa wakati mmoja. Punguza orodha kwanza.',
});

/**
 * Every row that a list means at one moment, by its id. What is done with a selection is done with these rows and no
 * others, whatever is added or changed before it is done.
 */
export function idsOperation(entity: AnyEntity): QueryOperation {
  return {
    kind: 'query',
    name: `${entity.name}.ids`,
    method: 'GET',
    path: `api/${entity.name}/ids`,
    permission: entity.permissions.list,
    idempotency: 'accepted',
    accepts: 'json',
    schemas: {},
    read: (raw, scope) => readPageRequest(entity, raw.query, scope),
    run: (context) => readIds(entity, context),
  };
}

async function readIds(entity: AnyEntity, context: QueryContext): Promise<{ ids: string[] }> {
  const request = context.input as PageRequest;
  const source = rowSource(entity, context, request);
  const where = rowFilter(entity, request, source, context);
  const { rows } = await sql<{ id: string }>`
    select r.id from ${source.rows()} ${source.joins()} where ${where}
    limit ${LARGEST_SELECTION + 1}`.execute(context.tx.sql);
  if (rows.length > LARGEST_SELECTION) throw TooManyToSelect({ most: LARGEST_SELECTION });
  return { ids: rows.map(({ id }) => id) };
}
