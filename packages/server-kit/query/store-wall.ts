import { type RawBuilder, sql } from 'kysely';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { type StoreColumn, type StorePlace, storePlaceOf } from '#core/derive/store-place.ts';
import { linesTableName, ownerColumn } from '#core/derive/table.ts';
import type { ActorContext } from '../operation/context.ts';

/** Who calls, and what is known of definitions. */
export interface StoreScene {
  actor: Pick<ActorContext['actor'], 'store_ids'>;
  services: { registry: Pick<Registry, 'entities' | 'entity'> };
}

/** Whether rows of this entity are of stores, and the caller is given some of his branch only. */
export function isOfSomeStores(entity: AnyEntity, { actor, services }: StoreScene): boolean {
  return actor.store_ids.length > 0 && storePlaceOf(entity, services.registry) !== null;
}

/**
 * Whoever is given some stores of a branch is shown, and moves, what is of one of these: the other documents of the branch
 * do not exist for him. What stands between two stores is seen from both.
 */
export function withinStores(entity: AnyEntity, scene: StoreScene): RawBuilder<unknown>[] {
  const { actor, services } = scene;
  if (actor.store_ids.length === 0) return [];
  const place = storePlaceOf(entity, services.registry);
  if (!place) return [];
  return [ofStores(entity, place, 'r', { own: actor.store_ids, registry: services.registry })];
}

interface Own {
  own: readonly string[];
  registry: StoreScene['services']['registry'];
}

function ofStores(entity: AnyEntity, place: StorePlace, row: string, scene: Own): RawBuilder<unknown> {
  if (place.in === 'columns') return anyOf(place.columns, row, row, scene);
  if (place.in === 'record') return aboutOwn(place.columns, row, scene);
  const inside = `${row}s`;
  const of = (column: string) => sql.ref(`${inside}.${column}`);
  const parent = (column: string) => sql.ref(`${row}.${column}`);
  if (place.in === 'lines')
    return sql`exists (select from ${sql.table(linesTableName(entity, place.key))} ${sql.ref(inside)}
      where ${of('business_id')} = ${parent('business_id')} and ${of(ownerColumn(entity))} = ${parent('id')}
        and ${anyOf(place.columns, inside, row, scene)})`;
  return existsOwn(place.document, place.place, parent(place.column), row, scene);
}

/** The record of an id is of an own store. */
function existsOwn(
  entity: AnyEntity,
  place: StorePlace,
  id: RawBuilder<unknown>,
  row: string,
  scene: Own,
): RawBuilder<unknown> {
  const inside = `${row}s`;
  return sql`exists (select from ${sql.table(entity.table)} ${sql.ref(inside)}
    where ${sql.ref(`${inside}.business_id`)} = ${sql.ref(`${row}.business_id`)}
      and ${sql.ref(`${inside}.id`)} = ${id} and ${ofStores(entity, place, inside, scene)})`;
}

/** What is told of records of any entity is told of those that the caller may see. */
function aboutOwn(
  { entity: named, record }: { entity: string; record: string },
  row: string,
  scene: Own,
): RawBuilder<unknown> {
  const id = sql`${sql.ref(`${row}.${record}`)}::uuid`;
  const cases = scene.registry.entities.flatMap((entity) => {
    const place = entity.about ? null : storePlaceOf(entity, scene.registry);
    if (!place) return [];
    const names = [entity.name, ...(entity.formerNames ?? [])];
    return [
      sql`when ${sql.ref(`${row}.${named}`)} = any (${names}) then ${existsOwn(entity, place, id, row, scene)}`,
    ];
  });
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else true end` : sql`true`;
}

/** One of the columns names an own store; `branched` is the row that says of which branch the default one is meant. */
function anyOf(
  columns: readonly StoreColumn[],
  held: string,
  branched: string,
  { own, registry }: Own,
): RawBuilder<unknown> {
  const tests = columns.map(({ column, isLeftOut }) => {
    const named = sql.ref(`${held}.${column}`);
    const store = isLeftOut ? sql`coalesce(${named}, ${defaultStore(branched, registry)})` : named;
    return sql`${store} = any (${[...own]}::uuid[])`;
  });
  return sql`(${sql.join(tests, sql` or `)})`;
}

function defaultStore(row: string, registry: Own['registry']): RawBuilder<unknown> {
  return sql`(select d.id from ${sql.table(registry.entity('store').table)} d
    where d.business_id = ${sql.ref(`${row}.business_id`)} and d.branch_id = ${sql.ref(`${row}.branch_id`)} and d.is_default)`;
}
