import type { AnyEntity } from '#core/define-entity.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import type { SheetField } from '#core/derive/sheet.ts';
import { fieldsOfSheet, type ImportPlace } from './fields-of-sheet.ts';

const TELLING_KINDS = new Set(['text', 'texts', 'phone', 'email']);

/** The columns by which the rows of a sheet may find records: what stands once in a business, a name, a phone number. */
export function keyColumns(entity: AnyEntity, place: ImportPlace): SheetField[] {
  return fieldsOfSheet(entity, place).filter(
    ({ key, field }) =>
      isOwnColumn(field) &&
      TELLING_KINDS.has(field.kind.name) &&
      (standsOnce(entity, key) ||
        key === entity.title ||
        field.kind.name === 'phone' ||
        isUsual(entity, key)),
  );
}

function standsOnce({ fields, claims }: AnyEntity, key: string): boolean {
  return fields[key]?.options.unique !== undefined || (claims?.fields.includes(key) ?? false);
}

function isUsual(entity: AnyEntity, key: string): boolean {
  return entity.excel?.matchBy === key;
}
