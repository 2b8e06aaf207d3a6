import type { AnyEntity } from '#core/define-entity.ts';
import { allowed } from '#core/permissions.ts';
import { NotFound, PermissionDenied } from '#server-kit/http/errors.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { findRow } from '#server-kit/query/find-row.ts';

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
  const isSeen = allowed(context.actor, entity.permissions.view);
  if (!isSeen || !allowed(context.actor, entity.permissions[action])) throw PermissionDenied();
  const row = await findRow(entity, record_id, context);
  return { entity, title: String(row[entity.title] ?? '') };
}
