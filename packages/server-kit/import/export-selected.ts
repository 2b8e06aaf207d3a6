import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import { problemsOf } from '#core/derive/schemas.ts';
import { InvalidFields } from '#core/errors.ts';
import { LARGEST_SELECTION } from '#core/list-state.ts';
import { NotFound } from '../http/errors.ts';
import type { QueryContext } from '../operation/context.ts';
import type { QueryOperation } from '../operation/operation.ts';
import { countRows } from '../query/count-rows.ts';
import { type PageRequest, readPageRequest } from '../query/page-request.ts';
import { exportRows } from './export-rows.ts';

const BODY = z.strictObject({
  ids: z
    .array(z.uuid('not_id'), { error: 'wrong_form' })
    .min(1, 'required')
    .max(LARGEST_SELECTION, 'too_many'),
});

/**
 * The selected rows of a list as a sheet, in the order of the list. They are too many for an address, so they are posted. A
 * row that is not there, or not there for the caller, refuses the whole, as everything else that is done with a selection.
 */
export function exportSelectedOperation(entity: AnyEntity): QueryOperation {
  return {
    kind: 'query',
    name: `${entity.name}.export-selected`,
    method: 'POST',
    path: `api/${entity.name}/export`,
    permission: [entity.permissions.list, 'export_to_excel'],
    idempotency: 'accepted',
    accepts: 'json',
    isOfOneMoment: true,
    schemas: { body: BODY },
    read({ query, body }, scope) {
      const request = readPageRequest(entity, query, scope);
      const read = BODY.safeParse(body);
      if (!read.success) throw new InvalidFields(problemsOf(read.error));
      const { ids } = read.data;
      return { ...request, page: 1, limit: LARGEST_SELECTION, ids };
    },
    async run(context) {
      await requireAll(entity, context);
      return exportRows(entity, context.input as PageRequest, context);
    },
  };
}

async function requireAll(entity: AnyEntity, context: QueryContext): Promise<void> {
  const request = context.input as PageRequest;
  const count = await countRows(entity, request, context);
  if (count !== new Set(request.ids).size) throw NotFound();
}
