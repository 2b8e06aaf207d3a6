import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { readableFields } from '#core/derive/readable.ts';
import { allowed, type Rightful } from '#core/permissions.ts';

/** What a picker shows beside the title of a row, with the right that it needs (permission-map, choices). */
const SHOWN: Readonly<Record<string, string>> = {
  code: 'free_access',
  barcodes: 'free_access',
  unit_of_measure: 'free_access',
  phone_number: 'free_access',
  selling_price: 'create_sale', // at the till
  tax: 'create_sale',
};

/** Columns that somebody sees who may only choose a row; nothing else of it can be sorted or filtered by either. */
export function choiceColumns(entity: AnyEntity, actor: Rightful): ReadonlySet<string> {
  const columns = readableFields(entity, actor)
    .map(([key, field]) => ({ column: columnOf(key, field), isTitle: key === entity.title }))
    .filter(({ column, isTitle }) => isTitle || isShown(column, actor))
    .map(({ column }) => column);
  return new Set(['id', ...columns]);
}

function isShown(column: string, actor: Rightful): boolean {
  const right = Object.hasOwn(SHOWN, column) ? SHOWN[column] : undefined;
  return right !== undefined && allowed(actor, right);
}
