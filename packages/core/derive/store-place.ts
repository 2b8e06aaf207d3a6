import { type AnyEntity, columnOf } from '../define-entity.ts';
import type { Registry } from '../define-module.ts';
import type { Fields } from '../fields/kind.ts';
import { branchPlaceOf } from './branch-wall.ts';

/** A column that names a store; where it may be left out, the default store of the branch is meant. */
export interface StoreColumn {
  column: string;
  isLeftOut: boolean;
}

/** By what of them the rows of a definition are of stores: their own columns, their lines, or the record they are about. */
export type StorePlace =
  | { in: 'columns'; columns: readonly StoreColumn[] }
  | { in: 'lines'; key: string; columns: readonly StoreColumn[] }
  | { in: 'document'; column: string; document: AnyEntity; place: StorePlace }
  | { in: 'record'; columns: { entity: string; record: string } };

/**
 * Whose goods the rows of a branch are about, and by what of them; null where they are of the branch as a whole. Rows that
 * name two stores are of both, such as a request, and so are those whose lines name several.
 */
export function storePlaceOf(entity: AnyEntity, registry: Pick<Registry, 'entities'>): StorePlace | null {
  if (entity.about) return { in: 'record', columns: entity.about };
  if (entity.scope !== 'branch' && branchPlaceOf(entity)?.in !== 'sides') return null;
  const columns = storesIn(entity.fields);
  if (columns.length > 0) return { in: 'columns', columns };
  for (const [key, { lines = {} }] of Object.entries(entity.fields)) {
    const inLines = storesIn(lines);
    if (inLines.length > 0) return { in: 'lines', key, columns: inLines };
  }
  return ofDocument(entity, registry);
}

function storesIn(fields: Fields): StoreColumn[] {
  return Object.entries(fields)
    .filter(([, { kind, target }]) => kind.name === 'ref' && target === 'store')
    .map(([key, field]) => ({ column: columnOf(key, field), isLeftOut: field.options.required !== true }));
}

/** What is always about one document of a store is of that store, too: what came back of a sale. */
function ofDocument(entity: AnyEntity, registry: Pick<Registry, 'entities'>): StorePlace | null {
  for (const [key, field] of Object.entries(entity.fields)) {
    if (field.kind.name !== 'ref' || !field.options.required) continue;
    const document = registry.entities.find(({ name }) => name === field.target);
    if (!document || document === entity) continue;
    const place = storePlaceOf(document, registry);
    if (place) return { in: 'document', column: columnOf(key, field), document, place };
  }
  return null;
}
