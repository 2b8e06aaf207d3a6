import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import { isSwitchedOn } from '../list/list-columns.tsx';

/** Rows of another entity that name the open record: a customer's sales, the products of a category. */
export interface Related {
  entity: AnyEntity;
  /** The field that names the record, and its column in the query string. */
  key: string;
  column: string;
}

/**
 * What belongs to records of an entity, in the order of the menu: every list that may be narrowed by a reference to it
 * and that the user may open.
 */
export function relatedEntities(
  parent: AnyEntity,
  entities: readonly AnyEntity[],
  actor: Rightful,
  switches: Readonly<Record<string, unknown>>,
): Related[] {
  return entities.flatMap((entity) => {
    if (entity.name === parent.name || !isListed(entity, actor, switches)) return [];
    return readableFields(entity, actor)
      .filter(([key, field]) => entity.filters?.includes(key) && isSwitchedOn(field, switches))
      .filter(([, field]) => field.kind.name === 'ref' && field.target === parent.name)
      .map(([key, field]) => ({ entity, key, column: columnOf(key, field) }));
  });
}

function isListed(entity: AnyEntity, actor: Rightful, switches: Readonly<Record<string, unknown>>): boolean {
  const isOn = !entity.when || switches[entity.when] === true;
  return isOn && entity.calls.includes('list') && allowed(actor, entity.permissions.list);
}
