import type { AnyEntity } from '../define-entity.ts';
import type { Field } from '../fields/kind.ts';
import { f } from '../fields.ts';
import { linePath } from '../line-fields.ts';
import { operatorsOf } from '../list-filter.ts';
import { allowed, type Rightful } from '../permissions.ts';
import { readableFields } from './readable.ts';

/** What a definition lets a list be narrowed by and the caller may read: fields of its rows, and references in lines. */
export function declaredFilters(entity: AnyEntity, actor: Rightful): [string, Field][] {
  const declared = entity.filters ?? [];
  const own = readableFields(entity, actor).filter(([key, field]) => declared.includes(key) && !field.lines);
  return [...own, ...filtersInLines(entity, actor)];
}

/** Most lines stand in no list but in the record itself, so that only who may open it may ask what is in them. */
function filtersInLines(entity: AnyEntity, actor: Rightful): [string, Field][] {
  return readableFields(entity, actor)
    .filter(([, { options }]) => options.listed || allowed(actor, entity.permissions.view))
    .flatMap(([key, { lines = {} }]) =>
      readableFields({ fields: lines }, actor).map(([part, field]): [string, Field] => [
        linePath(key, part),
        field,
      ]),
    )
    .filter(([path]) => entity.filters?.includes(path));
}

/**
 * What the rules of a filter may name: every field the caller may read whose kind can be asked, what is declared of lines,
 * and when a row was made.
 */
export function filterableFields(entity: AnyEntity, actor: Rightful): [string, Field][] {
  const own = readableFields(entity, actor).filter(([, field]) => operatorsOf(field.kind.name).length > 0);
  return [
    ...own,
    ...filtersInLines(entity, actor),
    ...WHEN.filter(([key]) => !entity.ledger || key !== 'updated_at'),
  ];
}

const WHEN: readonly [string, Field][] = [
  ['created_at', f.datetime()],
  ['updated_at', f.datetime()],
];
