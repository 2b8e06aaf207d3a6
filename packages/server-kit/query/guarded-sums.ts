import { type RawBuilder, sql } from 'kysely';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { allowed } from '#core/permissions.ts';
import type { ActorContext } from '../operation/context.ts';

interface Scene {
  actor: ActorContext['actor'];
  services: { registry: Pick<Registry, 'entities'> };
}

/** Documents whose total the caller may not read, by name: what they left open would tell it. */
export function unreadableDocuments({ actor, services }: Scene): string[] {
  return services.registry.entities
    .filter(({ payable, fields }) => {
      const { read } = fields.total_amount?.options ?? {};
      return payable === true && read !== undefined && !allowed(actor, read);
    })
    .map(({ name }) => name);
}

/** Whether some rows of this entity stand for documents whose total the caller may not read. */
export function hasGuardedSums(entity: AnyEntity, scene: Scene): boolean {
  return openedBy(entity, scene) !== null && unreadableDocuments(scene).length > 0;
}

/**
 * What a document left open, and what was paid of it, is shown to whoever may read the total of the document. For reading
 * alone: a command that pays or takes back reaches all of it.
 */
export function withinReadable(entity: AnyEntity, scene: Scene): RawBuilder<unknown>[] {
  const opened = openedBy(entity, scene);
  const hidden = opened ? unreadableDocuments(scene) : [];
  if (!opened || hidden.length === 0) return [];
  const { column, through } = opened;
  const isShown = (row: string) =>
    sql`(${sql.ref(`${row}.${column}`)} is null or ${sql.ref(`${row}.${column}`)} <> all (${hidden}::text[]))`;
  if (!through) return [isShown('r')];
  return [
    sql`exists (select from ${sql.table(through.entity.table)} o where o.business_id = r.business_id
      and o.id = ${sql.ref(`r.${through.column}`)} and ${isShown('o')})`,
  ];
}

/** The column with the kind of the document that left a row open, in the row itself or in the one that it is always about. */
function openedBy(
  entity: AnyEntity,
  { services }: Scene,
): { column: string; through?: { entity: AnyEntity; column: string } } | null {
  if (entity.leftOpenBy) return { column: entity.leftOpenBy };
  for (const [key, field] of Object.entries(entity.fields)) {
    if (field.kind.name !== 'ref' || !field.options.required) continue;
    const target = services.registry.entities.find(({ name }) => name === field.target);
    if (target?.leftOpenBy)
      return { column: target.leftOpenBy, through: { entity: target, column: columnOf(key, field) } };
  }
  return null;
}
