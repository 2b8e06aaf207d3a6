import type { Currency } from '#core/currencies.ts';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { onWire } from '../http/on-wire.ts';
import type { Row } from '../operation/row.ts';
import type { FieldChange } from './activities.ts';

/** What differs between two states of a row, field by field; a row that begins or ends has only one of them. */
export function changesBetween(
  entity: AnyEntity,
  before: Row | null,
  after: Row | null,
  currency: Currency,
): FieldChange[] {
  return Object.entries(entity.fields)
    .filter(([, field]) => !field.options.from && !field.options.once)
    .map(([key, field]) => ({
      field: columnOf(key, field),
      before: before && wireOf(field, before[columnOf(key, field)], currency),
      after: after && wireOf(field, after[columnOf(key, field)], currency),
    }))
    .filter((change) => !isSame(change.before, change.after));
}

/** The name that a record is remembered by, also when its row is gone. */
export function nameOf(entity: AnyEntity, row: Row): string | null {
  const field = entity.fields[entity.title];
  const title = row[field ? columnOf(entity.title, field) : entity.title];
  return title === null || title === undefined ? null : String(title);
}

/** What stands in the activities for a value of a line that is nobody's to read there: that it is there. */
const SECRET = '•••';

function wireOf(field: Field, stored: unknown, currency: Currency): unknown {
  if (!field.lines) return onWire(field, stored, { currency });
  const of = Object.entries(field.lines);
  return ((stored ?? []) as Row[]).map((line) =>
    Object.fromEntries(
      of.map(([key, lineField]) => [
        columnOf(key, lineField),
        lineField.options.secret && !isNothing(line[columnOf(key, lineField)])
          ? SECRET
          : onWire(lineField, line[columnOf(key, lineField)], { currency }),
      ]),
    ),
  );
}

function isSame(before: unknown, after: unknown): boolean {
  if (isNothing(before) && isNothing(after)) return true;
  return JSON.stringify(before) === JSON.stringify(after);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
