import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { isWritable } from '#core/derive/schemas.ts';
import type { Field } from '#core/fields/kind.ts';
import { allowed, type Rightful } from '#core/permissions.ts';
import type { FieldLook } from '../fields/look.ts';
import { lookOf } from '../fields/looks.ts';
import { isSwitchedOn } from '../list/list-columns.tsx';
import type { Typed } from './body-of.ts';

/** A field as a form shows it to one user. */
export interface FormField {
  key: string;
  column: string;
  field: Field;
  look: FieldLook<unknown>;
  /** Seen but not to be changed by this user. */
  locked: boolean;
}

export type FormAction = 'create' | 'update';

/** The sections of a form with the fields this user may see, without those the branch has switched off. */
export function formSections(
  entity: AnyEntity,
  action: FormAction,
  actor: Rightful,
  switches: Readonly<Record<string, unknown>>,
): { key: string; rows: FormField[][] }[] {
  return entity.form
    .map((section) => ({
      key: section.key,
      rows: section.rows
        .map((row) => row.flatMap((key) => formField(entity, String(key), action, actor, switches) ?? []))
        .filter((row) => row.length > 0),
    }))
    .filter((section) => section.rows.length > 0);
}

/** The same sections, with more fields that are only seen. */
export function withLocked(sections: ReturnType<typeof formSections>, keys: readonly string[]) {
  if (keys.length === 0) return sections;
  return sections.map(({ rows, ...section }) => ({
    ...section,
    rows: rows.map((row) =>
      row.map((field) => ({ ...field, locked: field.locked || keys.includes(field.key) })),
    ),
  }));
}

function formField(
  entity: AnyEntity,
  key: string,
  action: FormAction,
  actor: Rightful,
  switches: Readonly<Record<string, unknown>>,
): FormField | undefined {
  const field = entity.fields[key];
  const look = field && lookOf(field);
  if (!field || !look || !isWritable(field, action) || !isSwitchedOn(field, switches)) return undefined;
  const column = columnOf(key, field);
  // Who may make a record may fill all of it, as the server has it; the rights of a field guard what changes later.
  if (action === 'create') return { key, column, field, look, locked: false };
  const { read, write } = field.options;
  if (read && !allowed(actor, read) && !(write && allowed(actor, write))) return undefined;
  return { key, column, field, look, locked: write !== undefined && !allowed(actor, write) };
}

/** What the next new record begins with: the fields that the definition repeats, as they were typed for this one. */
export function repeatedValues(entity: AnyEntity, fields: readonly FormField[], typed: Typed): Typed {
  const repeated = fields.filter(({ key }) => entity.carriedOver?.includes(key));
  return Object.fromEntries(repeated.map(({ column }) => [column, typed[column]]));
}
