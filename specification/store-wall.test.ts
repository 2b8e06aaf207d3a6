import { expect, test } from 'vitest';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { storePlaceOf } from '#core/derive/store-place.ts';
import type { Fields } from '#core/fields/kind.ts';
import { registry } from '#modules/registry.ts';

/** By which columns the rows of each entity are of stores. */
const places = Object.fromEntries(
  registry.entities.flatMap((entity) => {
    const place = storePlaceOf(entity, registry);
    if (!place) return [];
    if (place.in === 'columns') return [[entity.name, place.columns.map(({ column }) => column)]];
    if (place.in === 'lines')
      return [[entity.name, place.columns.map(({ column }) => `${place.key}.${column}`)]];
    return [[entity.name, place.in === 'record' ? [place.columns.record] : [place.column]]];
  }),
);

test('what is of a store is told by its definition', () => {
  expect(places).toEqual({
    activity: ['record_id'],
    'goods-receipt': ['store_id'],
    invoice: ['store_id'],
    'landed-cost': ['lines.store_id'],
    purchase: ['store_id'],
    'purchase-order': ['store_id'],
    'purchase-return': ['store_id'],
    quote: ['store_id'],
    sale: ['store_id'],
    'sale-return': ['sale_id'],
    'stock-adjustment': ['store_id'],
    'stock-request': ['from_store_id', 'to_store_id'],
    'stock-take': ['store_id'],
  });
});

/** Who may use which stores is said of people, and is no document of one. */
const SAYS_WHO_MAY = ['user'];

test('every entity that names a store takes part in the wall between stores', () => {
  const namesStore = (fields: Fields): boolean =>
    Object.values(fields).some(({ target, lines }) => target === 'store' || (lines && namesStore(lines)));
  const naming = registry.entities.filter(({ fields }) => namesStore(fields)).map(({ name }) => name);
  expect(naming.filter((name) => !(name in places))).toEqual(SAYS_WHO_MAY);
});

test('every document that is always about one of a store is of that store, too', () => {
  const about = ({ fields }: AnyEntity) =>
    Object.entries(fields).flatMap(([key, field]) =>
      field.kind.name === 'ref' && field.options.required && (field.target ?? '') in places
        ? [columnOf(key, field)]
        : [],
    );
  for (const entity of registry.entities)
    if (about(entity).length > 0) expect(Object.keys(places)).toContain(entity.name);
});
