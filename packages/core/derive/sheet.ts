import { type AnyEntity, columnOf } from '../define-entity.ts';
import type { Field } from '../fields/kind.ts';
import type { Rightful } from '../permissions.ts';
import { forbiddenKeys, readableFields } from './readable.ts';
import { isWritable } from './schemas.ts';

/** A column of a sheet: a field under the label that the entity's words give it. */
export interface SheetField {
  key: string;
  /** Key of the body and column of the table. */
  column: string;
  field: Field;
}

/** What a sheet may fill: the fields that the caller may write on creation. */
export function importFields(entity: AnyEntity, actor: Rightful): SheetField[] {
  return inOrder(entity).filter(
    ({ column, field }) =>
      isWritable(field, 'create') && forbiddenKeys(entity, actor, { [column]: null }, 'create').length === 0,
  );
}

/** What a sheet is given: the fields that the caller may read, those of the sheet first, then others of the list. */
export function exportFields(entity: AnyEntity, actor: Rightful): SheetField[] {
  const readable = new Set(readableFields(entity, actor).map(([key]) => key));
  const listed = entity.list.columns.filter((name) => name in entity.fields);
  const keys = new Set([...inOrder(entity).map(({ key }) => key), ...listed]);
  return [...keys]
    .filter((key) => readable.has(key) && !entity.fields[key]?.options.unexported)
    .flatMap((key) => sheetField(entity, key));
}

const NO_CELL = new Set(['lines', 'json', 'image', 'refs']);

function inOrder(entity: AnyEntity): SheetField[] {
  return (entity.excel?.columns ?? Object.keys(entity.fields))
    .flatMap((key) => sheetField(entity, key))
    .filter(({ field }) => field.options.owner !== 'system');
}

function sheetField(entity: AnyEntity, key: string): SheetField[] {
  const field = entity.fields[key];
  return field && !NO_CELL.has(field.kind.name) ? [{ key, column: columnOf(key, field), field }] : [];
}
