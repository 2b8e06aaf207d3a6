import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { linesTableName } from '#core/derive/table.ts';

/** Where a record may be named: in a column of another entity, or of its lines. */
export interface Place {
  /** Whose records name it, as the registry knows them. */
  by: AnyEntity;
  table: string;
  column: string;
  isLine: boolean;
}

/** Columns of all entities, and of their lines, in which a record of this one may stand. */
export function placesNaming(entity: AnyEntity, { entities }: Registry): Place[] {
  return entities.flatMap((by) =>
    Object.entries(by.fields).flatMap(([key, field]): Place[] => {
      if (field.lines)
        return Object.entries(field.lines)
          .filter(([, line]) => line.kind.name === 'ref' && line.target === entity.name)
          .map(([lineKey, line]) => ({
            by,
            table: linesTableName(by, key),
            column: columnOf(lineKey, line),
            isLine: true,
          }));
      return field.kind.name === 'ref' && field.target === entity.name && isOwnColumn(field)
        ? [{ by, table: by.table, column: columnOf(key, field), isLine: false }]
        : [];
    }),
  );
}
