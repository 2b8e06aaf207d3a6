import type { AnyEntity } from '#core/define-entity.ts';
import { readableConditions } from '#core/derive/readable.ts';
import type { Counted } from '#core/list-state.ts';
import type { QueryContext } from '../operation/context.ts';
import type { QueryOperation } from '../operation/operation.ts';
import { countConditions } from './list-rows.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';

/** How many rows a list has under each of its conditions, with the word and the filters that it is asked with. */
export function countsOperation(entity: AnyEntity): QueryOperation {
  return {
    kind: 'query',
    name: `${entity.name}.counts`,
    method: 'GET',
    path: `api/${entity.name}/counts`,
    permission: entity.permissions.list,
    idempotency: 'accepted',
    accepts: 'json',
    schemas: {},
    read: (raw, scope) => readPageRequest(entity, raw.query, scope),
    run: (context) => counts(entity, context),
  };
}

function counts(entity: AnyEntity, context: QueryContext): Promise<Record<string, Counted>> {
  const conditions = ['all', ...readableConditions(entity, context.actor)];
  return countConditions(entity, context.input as PageRequest, conditions, context);
}
