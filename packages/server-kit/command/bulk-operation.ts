import { z } from 'zod';
import type { AnyEntity } from '#core/define-entity.ts';
import { problemsOf } from '#core/derive/schemas.ts';
import { InvalidFields } from '#core/errors.ts';
import { LARGEST_LIMIT } from '#core/list-state.ts';
import { readQuery } from '../http/read-input.ts';
import type { CommandOperation } from '../operation/operation.ts';
import { sometimesOf } from '../operation/sometimes-of.ts';
import { type BulkChange, bulkUpdate } from './bulk-update.ts';

const CHANGES = z.record(z.string().max(80), z.unknown(), { error: 'wrong_form' });

const BODY = z.strictObject({
  changes: CHANGES,
  rows: z
    .array(
      z.strictObject({
        id: z.uuid('not_id'),
        version: z.number({ error: 'not_number' }).int('not_whole').optional(),
        changes: CHANGES.optional(),
      }),
      { error: 'wrong_form' },
    )
    .min(1, 'required')
    .max(LARGEST_LIMIT, 'too_many'),
  dry_run: z.boolean({ error: 'not_flag' }),
});

/** Changes many rows at once, or says first what would become of each. */
export function bulkOperation(entity: AnyEntity): CommandOperation {
  return {
    kind: 'command',
    name: `${entity.name}.bulk-update`,
    method: 'PUT',
    path: `api/${entity.name}/bulk`,
    permission: entity.permissions.modify,
    ...sometimesOf(entity, 'modify'),
    idempotency: 'accepted',
    accepts: 'json',
    schemas: { body: BODY },
    read({ query, body }) {
      readQuery(z.strictObject({}), Object.fromEntries(query));
      const read = BODY.safeParse(body);
      if (!read.success) throw new InvalidFields(problemsOf(read.error));
      return read.data;
    },
    run: (context) => bulkUpdate(entity, context.input as BulkChange, context),
  };
}
