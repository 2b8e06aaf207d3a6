import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { declaredFilters } from '#core/derive/filterable.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import { isSwitchedOn } from '../list/list-columns.tsx';

/** Rows of another entity that name the open record, by themselves or in a line: a customer's sales, those of a product. */
export interface Related {
  entity: AnyEntity;
  /** The filter that names the record, and its column in the query string. */
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
    return declaredFilters(entity, actor)
      .filter(([, field]) => field.kind.name === 'ref' && field.target === parent.name)
      .filter(([, field]) => isSwitchedOn(field, switches))
      .map(([key, field]) => ({ entity, key, column: columnOf(key, field) }));
  });
}

function isListed(entity: AnyEntity, actor: Rightful, switches: Readonly<Record<string, unknown>>): boolean {
  const isOn = !entity.when || switches[entity.when] === true;
  return isOn && entity.calls.includes('list') && allowed(actor, entity.permissions.list);
}
