import type { AnyEntity } from '#core/define-entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Sometimes } from '#server-kit/operation/operation.ts';
import { findRow } from '#server-kit/query/find-row.ts';

/** What calls about files ask of the caller, by what they are attached to. */
export const asksOfFiles =
  (...actions: readonly ('view' | 'modify')[]): Sometimes =>
  ({ entities }) =>
    entities
      .filter(({ files }) => files)
      .flatMap(({ permissions }) => actions.map((action) => permissions[action]));

/** A record to which something may be attached. */
export interface RecordName {
  entity: string;
  record_id: string;
}

/**
 * The record of a file, for whoever may see it, or change it: its right, its branch and its visibility hold for what is attached
 * as for the record itself, in every call.
 */
export async function requireRecord(
  context: ActorContext,
  { entity: name, record_id }: RecordName,
  action: 'view' | 'modify',
): Promise<{ entity: AnyEntity; title: string }> {
  const entity = context.services.registry.entities.find((known) => known.name === name && known.files);
  if (!entity) throw NotFound();
  requireToo(context, entity.permissions.view);
  requireToo(context, entity.permissions[action]);
  const row = await findRow(entity, record_id, context);
  return { entity, title: String(row[entity.title] ?? '') };
}
