import { type AnyEntity, columnOf } from '../define-entity.ts';
import type { Registry } from '../define-module.ts';
import type { Field } from '../fields/kind.ts';
import { isOwnColumn } from './own-column.ts';

/** A reference by whose name a row is found beside its own words. */
export interface SearchedThrough {
  key: string;
  field: Field;
  column: string;
  target: AnyEntity;
}

/**
 * The references through which the rows of an entity are searched: those to whom business is done with, because a row is
 * remembered by its customer or supplier and not by its number.
 */
export function searchedThrough(entity: AnyEntity, registry: Pick<Registry, 'entities'>): SearchedThrough[] {
  return Object.entries(entity.fields).flatMap(([key, field]) => {
    if (field.kind.name !== 'ref' || !isOwnColumn(field)) return [];
    const target = registry.entities.find(({ name, party }) => party === true && name === field.target);
    return target ? [{ key, field, column: columnOf(key, field), target }] : [];
  });
}
